// Takes a condition; gives the keys of the answers it asks.

import type { Condition } from "./condition.ts";

/** Keys of fields and questions, each once, in the order written. */
export function conditionKeys(condition: Condition): string[] {
  return [...new Set(keysIn(condition))];
}

function keysIn(condition: Condition): string[] {
  if ("all" in condition) return condition.all.flatMap(keysIn);
  if ("any" in condition) return condition.any.flatMap(keysIn);
  if ("not" in condition) return keysIn(condition.not);
  if (!("answer" in condition)) return [];
  return "ageBySex" in condition ? [condition.answer, condition.ageBySex.sex] : [condition.answer];
}
