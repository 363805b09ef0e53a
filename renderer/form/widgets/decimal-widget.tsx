// In: a field of a number, kept as text. Out: one line with its unit; no number input: its arrows and wheel change values unseen.
import type { WidgetProps } from "@rjsf/utils";
import { useField } from "../field-context.ts";
import { InputBox } from "../parts/input-box.tsx";
import { TypedInput } from "../parts/typed-input.tsx";

export function DecimalWidget({ value }: WidgetProps) {
  const { unit } = useField().asked.field;
  return (
    <InputBox>
      <TypedInput value={value} inputMode="decimal" />
      {unit && <span className="f-unit">{unit}</span>}
    </InputBox>
  );
}
