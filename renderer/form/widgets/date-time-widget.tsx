// In: a field of a day with its time. Out: a line to type it into, with the calendar beside it.
import type { WidgetProps } from "@rjsf/utils";
import { PickedInput } from "../parts/picked-input.tsx";

export function DateTimeWidget({ value }: WidgetProps) {
  return <PickedInput kind="date-time" value={value} />;
}
