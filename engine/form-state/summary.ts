// Sums up how far a section is: how much is filled in, what is wrong, and both in one word.

import { isEmpty } from "../check/is-empty.ts";
import type { AskedSection } from "../declaration/asked/asked-section.ts";
import type { FieldAnswers } from "../declaration/record.ts";
import type { AnswerProblem } from "../problem/problem.ts";

export interface Summary {
  asked: number;
  filled: number;
  /** Visible errors only; those of untouched fields do not count. */
  errors: number;
  state: "empty" | "going" | "done" | "error";
}

export function summarise(
  asked: AskedSection,
  answers: FieldAnswers,
  verdict: readonly AnswerProblem[],
  errors: number,
): Summary {
  const filled = asked.fields.filter(
    ({ field, locked }) => !isEmpty(locked ? locked.value : answers[field.key]),
  ).length;
  const open = verdict.some(({ severity }) => severity === "error");
  const state =
    errors > 0 ? "error" : !open && asked.fields.length > 0 ? "done" : filled === 0 ? "empty" : "going";
  return { asked: asked.fields.length, filled, errors, state };
}

export function sameSummary(one: Summary, other: Summary): boolean {
  return (
    one.asked === other.asked &&
    one.filled === other.filled &&
    one.errors === other.errors &&
    one.state === other.state
  );
}

/** A list with too few rows, or whose rows do not add up to what they must, is not done. */
export function summariseRows(
  rows: readonly Summary[],
  min: number,
  list: { errors: number; unmet: boolean },
): Summary {
  const total: Summary = { asked: 0, filled: 0, errors: list.errors, state: "going" };
  for (const { asked, filled, errors } of rows) {
    total.asked += asked;
    total.filled += filled;
    total.errors += errors;
  }
  const done = rows.length >= Math.max(min, 1) && !list.unmet && rows.every(({ state }) => state === "done");
  total.state = total.errors > 0 ? "error" : done ? "done" : total.filled === 0 ? "empty" : "going";
  return total;
}
