// In: a field of a long text. Out: a box of three lines that says how much of the length is used.
import type { WidgetProps } from "@rjsf/utils";
import { TypedText } from "../parts/typed-text.tsx";

export function TextareaWidget({ value }: WidgetProps) {
  return <TypedText value={value} rows={3} counted />;
}
