// Takes a condition; gives the single conditions in it.

import type { Condition, ConditionAtom } from "./condition.ts";

/** In the order written; `all`, `any` and `not` are followed. */
export function conditionAtoms(condition: Condition): ConditionAtom[] {
  if ("all" in condition) return condition.all.flatMap(conditionAtoms);
  if ("any" in condition) return condition.any.flatMap(conditionAtoms);
  return "not" in condition ? conditionAtoms(condition.not) : [condition];
}
