// The one recursion over conditions: every reader of `all`, `any` and `not` says here what to make of them.

import type { Condition, ConditionAtom } from "./condition.ts";

export interface ConditionFold<Result> {
  /** `parts` are the results of the inner conditions, `conditions` the inner conditions as written. */
  all(parts: Result[], conditions: readonly Condition[]): Result;
  any(parts: Result[], conditions: readonly Condition[]): Result;
  not(part: Result): Result;
  atom(atom: ConditionAtom): Result;
}

/** Folds from the innermost conditions outwards. To decide from the outside inwards, let `Result` be a function. */
export function foldCondition<Result>(condition: Condition, fold: ConditionFold<Result>): Result {
  if ("all" in condition)
    return fold.all(
      condition.all.map((part) => foldCondition(part, fold)),
      condition.all,
    );
  if ("any" in condition)
    return fold.any(
      condition.any.map((part) => foldCondition(part, fold)),
      condition.any,
    );
  return "not" in condition ? fold.not(foldCondition(condition.not, fold)) : fold.atom(condition);
}

const gathered: ConditionFold<ConditionAtom[]> = {
  all: (parts) => parts.flat(),
  any: (parts) => parts.flat(),
  not: (part) => part,
  atom: (atom) => [atom],
};

/** The single conditions, in the order written; none for an absent condition. */
export function conditionAtoms(condition: Condition | undefined): ConditionAtom[] {
  return condition ? foldCondition(condition, gathered) : [];
}

/** Keys of the fields and questions that it asks, without repetition, in the order written. */
export function conditionKeys(condition: Condition | undefined): string[] {
  return [...new Set(conditionAtoms(condition).flatMap(atomKeys))];
}

/** Keys that a single condition asks; none when it asks no answer. */
export function atomKeys(atom: ConditionAtom): string[] {
  if (!("answer" in atom)) return [];
  return "ageBySex" in atom ? [atom.answer, atom.ageBySex.sex] : [atom.answer];
}

/** True for a sum or a count: it is about all rows of a section together, so no single row has a verdict. */
export function isAboutRows(condition: Condition): boolean {
  return "sumIs" in condition || "countAtLeast" in condition;
}

/** Keys of the answers that a single row can have. */
export function keysInRow(condition: Condition): string[] {
  return conditionAtoms(condition).flatMap((atom) => (isAboutRows(atom) ? [] : atomKeys(atom)));
}
