// The record of a form that stands alone, without a declaration's machine.

import { stillWrong } from "../declaration/check/problems-left.ts";
import type { DeclarationRecord, FieldAnswers, Row } from "../declaration/record.ts";
import type { AnswerProblem } from "../problem/problem.ts";
import type { RecordOwner } from "./form.ts";
import { createSubscribers } from "./subscribers.ts";

export interface OwnedRecord {
  record: DeclarationRecord;
  /** What `check` found last. */
  problems: readonly AnswerProblem[];
  /** Those of them that are not mended yet. */
  left: readonly AnswerProblem[];
}

interface OwnStart {
  record: DeclarationRecord;
  problemsOf: (record: DeclarationRecord) => AnswerProblem[];
  /** Fills in what follows from a change, such as `prefill`; nothing by default. */
  settle?: (record: DeclarationRecord) => DeclarationRecord;
}

export function ownRecord({ record, problemsOf, settle = (as) => as }: OwnStart) {
  const subscribers = createSubscribers();
  let now: OwnedRecord = { record, problems: [], left: [] };
  const set = (next: OwnedRecord) => {
    now = next;
    subscribers.notify();
  };
  const change = (changed: (before: DeclarationRecord) => Partial<DeclarationRecord>) => {
    const { problems } = now;
    const next = settle({ ...now.record, ...changed(now.record) });
    const left = problems.length > 0 ? stillWrong(problems, problemsOf(next)) : problems;
    set({ record: next, problems, left });
  };
  return {
    now: () => now,
    subscribe: (listener: () => void) => subscribers.add(listener),
    answer: (section: string, answers: FieldAnswers | Row[]) =>
      change((before) => ({ answers: { ...before.answers, [section]: answers } })),
    change,
    /** What is wrong, which the form shows from now on. */
    check(): AnswerProblem[] {
      const problems = problemsOf(now.record);
      set({ ...now, problems, left: problems });
      return problems;
    },
  } satisfies RecordOwner & Record<string, unknown>;
}

export type OwnRecord = ReturnType<typeof ownRecord>;
