// In: verdicts, which fields were left, and what NEXT found. Out: the one problem each field shows, if any.

import type { AskedSection } from "../declaration/asked/asked-types.ts";
import type { AnswerProblem } from "../problem/problem.ts";

export interface ShownProblems {
  of(field: string): AnswerProblem | undefined;
  errors(): number;
  leave(field: string): void;
  /** The answer changed: what a rule of the flow said about it is no longer known to hold. */
  mended(field: string): void;
  showAll(found: readonly AnswerProblem[], verdict: readonly AnswerProblem[]): void;
  /** Gives back the fields that show something else now. */
  update(asked: AskedSection, verdict: readonly AnswerProblem[]): string[];
}

/** A problem is shown only after its field was left or after NEXT, never while a first answer is being typed. */
export function shownProblems(): ShownProblems {
  const left = new Set<string>();
  let everything = false;
  let given: readonly AnswerProblem[] = [];
  let shown = new Map<string, AnswerProblem>();

  const pick = (key: string, verdict: readonly AnswerProblem[]) => {
    const all = [...verdict, ...given].filter(({ field }) => field === key);
    return all.find(({ severity }) => severity === "error") ?? all[0];
  };

  return {
    of: (field) => shown.get(field),
    errors: () => [...shown.values()].filter(({ severity }) => severity === "error").length,
    leave: (field) => left.add(field),
    mended: (field) => {
      if (given.length > 0) given = given.filter((problem) => problem.field !== field);
    },
    showAll(found, verdict) {
      // What the section's own check says as well is followed there, answer by answer.
      const known = new Set(verdict.map(({ field, message }) => `${field} ${message}`));
      given = found.filter(({ field, message }) => !known.has(`${field} ${message}`));
      if (found.length > 0) everything = true;
    },
    update(asked, verdict) {
      const before = shown;
      shown = new Map();
      const changed: string[] = [];
      for (const { field } of asked.fields) {
        const problem = everything || left.has(field.key) ? pick(field.key, verdict) : undefined;
        const old = before.get(field.key);
        const same = old?.message === problem?.message && old?.severity === problem?.severity;
        const kept = same ? old : problem;
        if (kept) shown.set(field.key, kept);
        if (!same) changed.push(field.key);
      }
      return changed;
    },
  };
}
