// In: two answers. Out: whether they say the same; an absent one equals an empty text.
import type { Answer } from "../condition/facts.ts";

export function sameAnswer(one: Answer | undefined, other: Answer | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, position) => value === other[position]);
  }
  return (one ?? "") === (other ?? "");
}
