// What the browser may fill in of the data that it keeps of the person who sits before it.

import type { Field } from "../../one-thing/form.ts";
import { formats } from "./formats.ts";

/** Fields of the applicant, by the names of the specification (Spec 3); whatever else asks for a name is somebody else's. */
const own = /^(applicant|linkMan)/;

/** Whether the field asks for something of the applicant. */
export const isOwn = (key: string): boolean => own.test(key);

/** A token of WCAG 1.3.5, or `off`: the dead, the newborn and the heirs are not whom the browser knows. */
export function autocompleteOf({
  key,
  format,
  prefill,
  widget,
}: Pick<Field, "key" | "format" | "prefill" | "widget">): string {
  if (!isOwn(key) && !prefill?.startsWith("login.")) return "off";
  if (format === "date" && /birth/i.test(key)) return "bday";
  if (widget === "address") return "street-address";
  return (format && formats[format].autocomplete) ?? "off";
}
