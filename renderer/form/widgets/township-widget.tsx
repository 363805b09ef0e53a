// In: a field that asks for a township. Out: a list of the townships it may be; kept is the area id.
import type { WidgetProps } from "@rjsf/utils";
import { useField } from "../field-context.ts";
import { NativeSelect } from "../parts/native-select.tsx";

export function TownshipWidget({ value, onChange }: WidgetProps) {
  const choices = Object.entries(useField().townships).map(([areaId, name]) => ({
    const: areaId,
    title: name,
  }));
  return <NativeSelect value={value} choices={choices} onChange={onChange} />;
}
