// Says whether a condition holds, given the facts.

import type { AnswerCondition, Condition, ConditionAtom, Operator, Operators } from "./condition.ts";
import type { Facts } from "./facts.ts";
import { foldCondition } from "./fold.ts";
import { both, type Judges, type Verdict } from "./operators/answered.ts";
import { choiceJudges } from "./operators/choice.ts";
import { dateJudges } from "./operators/date.ts";
import { numberJudges } from "./operators/number.ts";
import { rowJudges } from "./operators/rows.ts";

export type { Verdict } from "./operators/answered.ts";

const judges: Judges<Operators> = { ...choiceJudges, ...numberJudges, ...dateJudges, ...rowJudges };

/** True when the condition certainly holds. A missing answer lets nothing hold, except `filled: false`. */
export function holds(condition: Condition, facts: Facts): boolean {
  return judge(condition, facts) === true;
}

/** True, false, or undefined while answers it needs are missing or unreadable; `not` of undefined stays undefined. */
export function judge(condition: Condition, facts: Facts): Verdict {
  return foldCondition<Verdict>(condition, {
    all: allOf,
    any: anyOf,
    not: inverse,
    atom: (atom) => judgeAtom(atom, facts),
  });
}

export function judgeAtom(atom: ConditionAtom, facts: Facts): Verdict {
  if ("answer" in atom) return judgeAnswer(atom, facts);
  if ("matter" in atom) return facts.matters.has(atom.matter);
  return facts.townshipName === undefined ? undefined : atom.township.in.includes(facts.townshipName);
}

function judgeAnswer(condition: AnswerCondition, facts: Facts): Verdict {
  let verdict: Verdict = true;
  // Only ages carry two operators. A plain loop, because this runs for every field on every answer.
  for (const name in condition) {
    if (name === "answer") continue;
    const operand = (condition as Record<string, unknown>)[name];
    if (operand !== undefined)
      verdict = both(verdict, judges[name as Operator]?.(operand as never, condition.answer, facts));
  }
  return verdict;
}

export function allOf(verdicts: readonly Verdict[]): Verdict {
  return verdicts.reduce(both, true);
}

export function anyOf(verdicts: readonly Verdict[]): Verdict {
  return inverse(allOf(verdicts.map(inverse)));
}

export function inverse(verdict: Verdict): Verdict {
  return verdict === undefined ? undefined : !verdict;
}
