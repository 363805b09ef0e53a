// In: a field of a short text. Out: one line to type into.
import type { WidgetProps } from "@rjsf/utils";
import { InputBox } from "../parts/input-box.tsx";
import { TypedInput } from "../parts/typed-input.tsx";

export function TextWidget({ value }: WidgetProps) {
  return (
    <InputBox>
      <TypedInput value={value} />
    </InputBox>
  );
}
