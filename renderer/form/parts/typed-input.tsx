// Draws the text boxes; React never writes to them again, so typed text belongs to the page.
import { type InputHTMLAttributes, type ReactNode, useState } from "react";
import { autocompleteOf, formats } from "../../../engine/index.ts";
import { useField, useTexts } from "../form-context.ts";
import fieldStyles from "../styles/field.styles.ts";
import { counterOf, typedAttribute } from "../typing.ts";

/** The box with the border, which shows error, warning, lock and focus ring. */
export function InputBox({ locked, children }: { locked?: boolean; children: ReactNode }) {
  const { invalid, warned } = useField();
  const tone = locked ? "locked" : invalid ? "error" : warned ? "warning" : undefined;
  return (
    <div className={fieldStyles.box} data-ring="" data-tone={tone}>
      {children}
    </div>
  );
}

/** The attributes that every control of the field needs for the browser and for screen readers. */
export function useControl() {
  const { id, asked, invalid, describedBy } = useField();
  return {
    id,
    name: id,
    "aria-required": asked.required || undefined,
    "aria-invalid": invalid || undefined,
    "aria-describedby": describedBy,
  };
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
      className={fieldStyles.input}
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
        className={fieldStyles.text}
        data-tone={invalid ? "error" : warned ? "warning" : undefined}
        data-counted={limit}
        rows={rows}
        autoComplete={autocompleteOf(asked.field)}
      />
      {limit && (
        <p className={fieldStyles.counter} data-counter="">
          {counterOf(typed.defaultValue, limit)}
        </p>
      )}
    </div>
  );
}
