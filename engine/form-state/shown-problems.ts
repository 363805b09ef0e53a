// Picks the one problem that each field shows: none before the field was left or NEXT was pressed.

import type { AskedSection } from "../declaration/asked/asked-section.ts";
import type { AnswerProblem } from "../problem/problem.ts";

/** A problem is shown only after its field was left or after NEXT, never while a first answer is being typed. */
export function shownProblems() {
  const left = new Set<string>();
  let everything = false;
  let fromNext: readonly AnswerProblem[] = [];
  let shown = new Map<string, AnswerProblem>();

  const pick = (key: string, verdict: readonly AnswerProblem[]) => {
    const all = [...verdict, ...fromNext].filter(({ field }) => field === key);
    return all.find(({ severity }) => severity === "error") ?? all[0];
  };

  return {
    of: (field: string) => shown.get(field),
    errors: () => [...shown.values()].filter(({ severity }) => severity === "error").length,
    leave: (field: string) => left.add(field),
    /** After a change of the answer, a problem that a rule of the flow found no longer counts. */
    answerChanged(field: string) {
      if (fromNext.length > 0) fromNext = fromNext.filter((problem) => problem.field !== field);
    },
    showAll(found: readonly AnswerProblem[], verdict: readonly AnswerProblem[]) {
      // Problems that the section's own check also finds are kept up to date there, answer by answer.
      const known = new Set(verdict.map(({ field, message }) => `${field} ${message}`));
      fromNext = found.filter(({ field, message }) => !known.has(`${field} ${message}`));
      if (found.length > 0) everything = true;
    },
    /** Returns the fields that now show something else. */
    update(asked: AskedSection, verdict: readonly AnswerProblem[]) {
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
