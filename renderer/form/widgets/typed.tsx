// Draws the fields for typing: a short text, a number, a long text, an address.
import { partId } from "../field-id.ts";
import { useField, type WidgetProps } from "../form-context.ts";
import { InputBox, TypedInput, TypedText } from "../parts/typed-input.tsx";
import fieldStyles from "../styles/field.styles.ts";

export function TextWidget({ value }: WidgetProps) {
  return (
    <InputBox>
      <TypedInput value={value} />
    </InputBox>
  );
}

/** A number stays text: a number input's arrows and wheel change values unnoticed. */
export function NumberWidget({ value }: WidgetProps) {
  const { id, asked } = useField();
  const { unit } = asked.field;
  return (
    <InputBox>
      <TypedInput value={value} />
      {unit && (
        <span className={fieldStyles.unit} id={partId.unit(id)}>
          {unit}
        </span>
      )}
    </InputBox>
  );
}

/** Shows how much of the length is used. */
export function TextareaWidget({ value }: WidgetProps) {
  return <TypedText value={value} rows={3} counted />;
}

/** One line over the whole row, which grows to a second one when the address needs it. */
export function AddressWidget({ value }: WidgetProps) {
  return <TypedText value={value} rows={1} />;
}
