// In: a field of digits only. Out: one line with the digits' keyboard; anything else is taken out while typing.
import type { WidgetProps } from "@rjsf/utils";
import { useField } from "../field-context.ts";
import { InputBox } from "../parts/input-box.tsx";
import { TypedInput } from "../parts/typed-input.tsx";

export function DigitsWidget({ value }: WidgetProps) {
  const { unit } = useField().asked.field;
  return (
    <InputBox>
      <TypedInput value={value} inputMode="numeric" />
      {unit && <span className="f-unit">{unit}</span>}
    </InputBox>
  );
}
