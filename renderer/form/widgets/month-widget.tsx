// In: a field of a month. Out: a line to type it into, with the calendar beside it.
import type { WidgetProps } from "@rjsf/utils";
import { PickedInput } from "../parts/picked-input.tsx";

export function MonthWidget({ value }: WidgetProps) {
  return <PickedInput kind="month" value={value} />;
}
