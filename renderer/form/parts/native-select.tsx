// In: options and the taken one. Out: the browser's own select: it costs nothing, and every phone and reader knows it.
import type { Choice } from "../../../engine/index.ts";
import { formWords } from "../../words/form.ts";
import { useField } from "../field-context.ts";
import { InputBox } from "./input-box.tsx";
import { Sign } from "./sign.tsx";

export function NativeSelect({
  value,
  choices,
  onChange,
}: {
  value: unknown;
  choices: readonly Choice[];
  onChange: (value: string) => void;
}) {
  const { id, asked, invalid, describedBy } = useField();
  return (
    <InputBox>
      <select
        id={id}
        name={id}
        className="f-input"
        value={typeof value === "string" ? value : ""}
        onChange={(event) => onChange(event.target.value)}
        aria-required={asked.required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      >
        <option value="">{formWords.choose}</option>
        {choices.map((choice) => (
          <option key={choice.const} value={choice.const}>
            {choice.title}
          </option>
        ))}
      </select>
      <Sign name="chevron-down" size={20} />
    </InputBox>
  );
}
