// What is wrong with an answer, as one would write it by hand.
import type { Field } from "../../../engine/index.ts";

/** The message at the field; empty when nothing is wrong. */
export function problemOf({ title, required, maxLength = 200 }: Field, answer = ""): string {
  const given = answer.trim();
  if (!given) return required ? `请填写${title}` : "";
  return given.length > maxLength ? `${title}不能超过 ${maxLength} 个字` : "";
}
