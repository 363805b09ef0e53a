// In: a field of an address. Out: a line over the whole row, grown to a second one where the address needs it.
import type { WidgetProps } from "@rjsf/utils";
import { TypedText } from "../parts/typed-text.tsx";

export function AddressWidget({ value }: WidgetProps) {
  return <TypedText value={value} rows={1} autoComplete="street-address" />;
}
