// Takes a field and what was typed; gives the form in which it is checked, compared and sent.

import type { Field } from "../../one-thing/form.ts";
import type { Answer } from "../record.ts";
import { formats } from "./formats.ts";

/**
 * By the field's format; other text is trimmed, a list stays as it is. The same object or text when nothing changes.
 * What would be left with nothing, a money of "," or a mobile of "+86", stays as typed: it is an answer, and a wrong one.
 */
export function normaliseAnswer({ format, choices }: Field, value: Answer, paperType?: string): Answer {
  if (typeof value !== "string") return value;
  if (choices) return value;
  const rule = format && formats[format];
  return rule?.normalise?.(value, paperType) || value.trim();
}
