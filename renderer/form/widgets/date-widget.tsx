// In: a field of a day. Out: a line to type it into, with the calendar beside it.
import type { WidgetProps } from "@rjsf/utils";
import { PickedInput } from "../parts/picked-input.tsx";

export function DateWidget({ value }: WidgetProps) {
  return <PickedInput kind="date" value={value} />;
}
