// Takes a condition and the facts; gives the parts of it that decide: those that would have to be otherwise for it to turn.

import type { Condition, ConditionAtom } from "./condition.ts";
import type { Facts } from "./facts.ts";
import { judge } from "./holds.ts";

export interface DecidingPart {
  condition: ConditionAtom;
  /** It helps by holding; false: by not holding. */
  held: boolean;
}

/** `held`: the condition holds, and why is asked; false: it does not. Of parts one of which is enough, the first. */
export function decidingParts(condition: Condition, held: boolean, facts: Facts): DecidingPart[] {
  if ("not" in condition) return decidingParts(condition.not, !held, facts);
  if (!("all" in condition || "any" in condition)) return [{ condition, held }];
  const parts = "all" in condition ? condition.all : condition.any;
  const deciding =
    "all" in condition === held
      ? parts
      : [parts.find((one) => judge(one, facts) === held) ?? parts.find((one) => judge(one, facts) !== true)];
  return deciding.flatMap((one) => (one ? decidingParts(one, held, facts) : []));
}
