// Takes a condition and its pointer; gives the single conditions in it, each with its own pointer.

import type { Condition, ConditionAtom } from "../../engine/condition/condition.ts";
import { below } from "../../engine/problem/pointer.ts";

export interface Atom {
  pointer: string;
  atom: ConditionAtom;
}

/** `all`, `any` and `not` are followed. */
export function atomsOf(condition: Condition, pointer: string): Atom[] {
  if ("not" in condition) return atomsOf(condition.not, below(pointer, "not"));
  if ("all" in condition)
    return condition.all.flatMap((part, at) => atomsOf(part, below(pointer, "all", at)));
  if ("any" in condition)
    return condition.any.flatMap((part, at) => atomsOf(part, below(pointer, "any", at)));
  return [{ pointer, atom: condition }];
}
