// In: a field one types into and its first value. Out: an input that React never writes again: what is typed is the page's own.
import { type InputHTMLAttributes, useState } from "react";
import { type FieldFormat, formats } from "../../../engine/index.ts";
import { formWords } from "../../words/form.ts";
import { useField } from "../field-context.ts";
import { typedAttribute } from "../typed-box.ts";

type Own = Pick<InputHTMLAttributes<HTMLInputElement>, "inputMode" | "placeholder" | "autoFocus">;

/** `value` counts on the first drawing only; later changes from outside are written by `typing.ts`. */
export function TypedInput({ value, ...own }: Own & { value: unknown }) {
  const { id, asked, invalid, describedBy } = useField();
  const { key, format, example, maxLength } = asked.field;
  const [first] = useState(() => (typeof value === "string" ? value : ""));
  return (
    <input
      {...{ [typedAttribute]: key }}
      {...hintsOf(format)}
      placeholder={example && formWords.example(example)}
      {...own}
      id={id}
      name={id}
      type="text"
      className="f-input"
      defaultValue={first}
      // Twice the length may be pasted; too long is then a problem to read and not a silent cut.
      maxLength={maxLength && maxLength * 2}
      spellCheck={false}
      aria-required={asked.required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
    />
  );
}

/** What keyboard to show and what the browser may fill in. */
function hintsOf(
  format: FieldFormat | undefined,
): Pick<InputHTMLAttributes<HTMLInputElement>, "inputMode" | "autoComplete"> {
  const rule = format && formats[format];
  return {
    inputMode: rule?.inputMode as InputHTMLAttributes<HTMLInputElement>["inputMode"],
    autoComplete: rule?.autocomplete ?? "off",
  };
}
