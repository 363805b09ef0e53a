// Draws the fields that are read before they are changed: a locked value, and a masked one.
import { useState } from "react";
import { maskIdCard, maskName, maskPhone } from "../../../engine/index.ts";
import { useShortly } from "../../look/use-shortly.ts";
import { useField, useForm, useTexts, type WidgetProps } from "../form-context.ts";
import { Sign } from "../parts/sign.tsx";
import { InputBox, TypedInput } from "../parts/typed-input.tsx";
import fieldStyles from "../styles/field.styles.ts";

/** Read-only instead of disabled, because screen readers skip a disabled control; the way of the Tab key leads past it. */
export function LockedWidget(_props: WidgetProps) {
  const { id, asked, describedBy } = useField();
  const { townships } = useForm();
  const { field: texts, sentences } = useTexts();
  const { choices, format } = asked.field;
  const given = asked.locked?.value ?? "";
  const titleOf = (value: string) =>
    choices?.find((choice) => choice.const === value)?.title ??
    (format === "township" ? townships[value] : undefined) ??
    value;
  const text = sentences.list((Array.isArray(given) ? given : [given]).map(titleOf));
  return (
    <InputBox locked>
      <input
        id={id}
        className={fieldStyles.input}
        value={text || texts.empty}
        readOnly
        tabIndex={-1}
        aria-describedby={describedBy}
      />
      <Sign name="lock" size={20} />
    </InputBox>
  );
}

const masks = { name: maskName, id: maskIdCard, phone: maskPhone };

/** The mask never becomes the value: it is shown in a read-only box that is not sent, and editing starts from the real value. */
export function MaskedWidget({ value }: WidgetProps) {
  const { asked } = useField();
  const [changing, setChanging] = useState(!asked.locked && !value);
  if (changing && !asked.locked) {
    return (
      <InputBox>
        <TypedInput value={value} autoFocus={Boolean(value)} />
      </InputBox>
    );
  }
  const shown = asked.locked?.value ?? value;
  return <Masked value={typeof shown === "string" ? shown : ""} onChange={() => setChanging(true)} />;
}

function Masked({ value, onChange }: { value: string; onChange: () => void }) {
  const { id, asked, invalid, describedBy } = useField();
  const { mask = "name", title } = asked.field;
  const [shown, setShown] = useShortly();
  const { field: texts } = useTexts();
  const locked = Boolean(asked.locked);
  return (
    <InputBox locked={locked}>
      <input
        id={id}
        className={fieldStyles.input}
        value={shown ? value : masks[mask](value)}
        readOnly
        tabIndex={locked ? -1 : undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      />
      <button
        type="button"
        className={fieldStyles.textButton}
        aria-pressed={shown}
        aria-label={texts.showFull(title)}
        onClick={() => setShown(!shown)}
      >
        <Sign name={shown ? "eye-off" : "eye"} size={20} />
        {texts.show}
      </button>
      {locked ? (
        <Sign name="lock" size={20} />
      ) : (
        <button
          type="button"
          className={fieldStyles.textButton}
          aria-label={texts.changeField(title)}
          onClick={onChange}
        >
          {texts.change}
        </button>
      )}
    </InputBox>
  );
}
