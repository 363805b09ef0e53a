// In: a field of a long text and its first value. Out: a box of several lines, with a counter where the length is limited.
import { useState } from "react";
import { formWords } from "../../words/form.ts";
import { useField } from "../field-context.ts";
import { typedAttribute } from "../typed-box.ts";

/** The counter is written by `typing.ts`: counting must not draw anything anew. */
export function TypedText({
  value,
  rows,
  counted,
  autoComplete = "off",
}: {
  value: unknown;
  rows: number;
  counted?: boolean;
  autoComplete?: string;
}) {
  const { id, asked, invalid, warned, describedBy } = useField();
  const { key, example, maxLength } = asked.field;
  const [first] = useState(() => (typeof value === "string" ? value : ""));
  const limit = counted ? maxLength : undefined;
  return (
    <div>
      <textarea
        {...{ [typedAttribute]: key }}
        id={id}
        name={id}
        className="f-text"
        data-tone={invalid ? "error" : warned ? "warning" : undefined}
        data-counted={limit}
        rows={rows}
        defaultValue={first}
        placeholder={example && formWords.example(example)}
        autoComplete={autoComplete}
        spellCheck={false}
        aria-required={asked.required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      />
      {limit && (
        <p className="f-counter" data-counter="">
          {formWords.counter([...first].length, limit)}
        </p>
      )}
    </div>
  );
}
