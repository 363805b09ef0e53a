// In: a field whose value is given. Out: the value to read, with a lock; read-only, for a disabled control is skipped by readers.
import type { WidgetProps } from "@rjsf/utils";
import { formWords } from "../../words/form.ts";
import { useField } from "../field-context.ts";
import { InputBox } from "../parts/input-box.tsx";
import { Sign } from "../parts/sign.tsx";

export function LockedWidget(_props: WidgetProps) {
  const { id, asked, townships, describedBy } = useField();
  const { choices, format } = asked.field;
  const given = asked.locked?.value ?? "";
  const titleOf = (value: string) =>
    choices?.find((choice) => choice.const === value)?.title ??
    (format === "township" ? townships[value] : undefined) ??
    value;
  const text = (Array.isArray(given) ? given : [given]).map(titleOf).join("、");
  return (
    <InputBox locked>
      <input
        id={id}
        className="f-input"
        value={text || formWords.empty}
        readOnly
        aria-describedby={describedBy}
      />
      <Sign name="lock" size={20} />
    </InputBox>
  );
}
