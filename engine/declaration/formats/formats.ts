// All formats in one table, used by the browser and the gateway alike.

import type { Field, FieldFormat } from "../../one-thing/form.ts";
import type { Answer } from "../record.ts";
import { codeFormats } from "./code-formats.ts";
import { dateFormats } from "./date-formats.ts";
import type { FormatRule } from "./format-rule.ts";
import { personFormats } from "./person-formats.ts";

export type { FormatRule } from "./format-rule.ts";

/** Every format of a field (Spec 5). */
export const formats: Readonly<Record<FieldFormat, FormatRule>> = {
  ...personFormats,
  ...dateFormats,
  ...codeFormats,
} satisfies Record<FieldFormat, FormatRule>;

/**
 * The form in which an answer is checked, compared and sent, by the field's format; other text is trimmed, a list stays as it is. Returns the same value when nothing changes.
 * A value that normalising would empty, such as an amount of "," or a mobile of "+86", stays as typed: it is an answer, and a wrong one.
 */
export function normaliseAnswer({ format, choices }: Field, value: Answer, paperType?: string): Answer {
  if (typeof value !== "string") return value;
  if (choices) return value;
  const rule = format && formats[format];
  return rule?.normalise?.(value, paperType) || value.trim();
}
