// Finds the parts of a condition that decide it: those that would have to change for it to change.

import type { Condition, ConditionAtom } from "./condition.ts";
import type { Facts } from "./facts.ts";
import { foldCondition } from "./fold.ts";
import { allOf, anyOf, inverse, judgeAtom, type Verdict } from "./holds.ts";

export interface DecidingPart {
  condition: ConditionAtom;
  /** True when the part contributes by holding, false when by not holding. */
  held: boolean;
}

interface Explained {
  verdict: Verdict;
  /** What decides that it holds, or that it does not. */
  why(held: boolean): DecidingPart[];
}

/** `held` says whether the condition holds. Where one part alone is enough, the first such part is returned. */
export function decidingParts(condition: Condition, held: boolean, facts: Facts): DecidingPart[] {
  return foldCondition<Explained>(condition, {
    all: (parts) => ({
      verdict: allOf(parts.map(({ verdict }) => verdict)),
      why: (held) => whyOf(parts, held, true),
    }),
    any: (parts) => ({
      verdict: anyOf(parts.map(({ verdict }) => verdict)),
      why: (held) => whyOf(parts, held, false),
    }),
    not: ({ verdict, why }) => ({ verdict: inverse(verdict), why: (held) => why(!held) }),
    atom: (atom) => ({ verdict: judgeAtom(atom, facts), why: (held) => [{ condition: atom, held }] }),
  }).why(held);
}

/** When all parts had to hold, or all had to fail, each of them decides; otherwise one is enough. */
function whyOf(parts: readonly Explained[], held: boolean, isAll: boolean): DecidingPart[] {
  if (isAll === held) return parts.flatMap(({ why }) => why(held));
  const enough =
    parts.find(({ verdict }) => verdict === held) ?? parts.find(({ verdict }) => verdict !== true);
  return enough?.why(held) ?? [];
}
