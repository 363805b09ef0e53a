// Compares answers.
import type { Answer } from "../condition/facts.ts";

/** An absent answer equals an empty text. */
export function sameAnswer(one: Answer | undefined, other: Answer | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, position) => value === other[position]);
  }
  return (one ?? "") === (other ?? "");
}
