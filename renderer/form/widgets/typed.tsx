// Draws the fields for typing: a short text, a number, a long text, an address. React never writes to their boxes again, so typed text belongs to the page.
import { type InputHTMLAttributes, useState } from "react";
import { autocompleteOf, formats } from "../../../engine/index.ts";
import { partId } from "../field-id.ts";
import { useField, useTexts, type WidgetProps } from "../form-context.ts";
import { InputBox, useControl } from "../parts/input-box.tsx";
import { counterOf, typedAttribute } from "../typing.ts";

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
        <span className="f-unit" id={partId.unit(id)}>
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

/** The value counts on the first render only; `typing.ts` writes later changes from outside. */
function useTyped(value: unknown) {
  const { key, example, format } = useField().asked.field;
  const { field: texts } = useTexts();
  const [defaultValue] = useState(() => {
    const text = typeof value === "string" ? value : "";
    return (format && formats[format].shown?.(text)) ?? text;
  });
  return {
    ...useControl(),
    [typedAttribute]: key,
    placeholder: example && texts.example(example),
    defaultValue,
    spellCheck: false,
  };
}

type Own = Pick<InputHTMLAttributes<HTMLInputElement>, "placeholder" | "autoFocus">;

export function TypedInput({ value, ...own }: Own & { value: unknown }) {
  const { field } = useField().asked;
  const { format, maxLength } = field;
  const rule = format && formats[format];
  return (
    <input
      {...useTyped(value)}
      inputMode={rule?.inputMode}
      autoComplete={autocompleteOf(field)}
      {...own}
      type="text"
      className="f-input"
      // Twice the length may be pasted: a text that is too long becomes a visible problem instead of being cut silently.
      maxLength={maxLength && maxLength * 2}
    />
  );
}

interface TextProps {
  value: unknown;
  rows: number;
  counted?: boolean;
}

/** A text box of several lines. `typing.ts` writes the counter, because counting must not redraw anything. */
export function TypedText({ value, rows, counted }: TextProps) {
  const { asked, invalid, warned } = useField();
  const typed = useTyped(value);
  const limit = counted ? asked.field.maxLength : undefined;
  return (
    <div>
      <textarea
        {...typed}
        className="f-text"
        data-tone={invalid ? "error" : warned ? "warning" : undefined}
        data-counted={limit}
        rows={rows}
        autoComplete={autocompleteOf(asked.field)}
      />
      {limit && (
        <p className="f-counter" data-counter="">
          {counterOf(typed.defaultValue, limit)}
        </p>
      )}
    </div>
  );
}
