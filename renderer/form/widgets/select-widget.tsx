// In: a field with many options, one to take. Out: a list to open.
import type { WidgetProps } from "@rjsf/utils";
import { useField } from "../field-context.ts";
import { NativeSelect } from "../parts/native-select.tsx";

export function SelectWidget({ value, onChange }: WidgetProps) {
  return <NativeSelect value={value} choices={useField().asked.field.choices ?? []} onChange={onChange} />;
}
