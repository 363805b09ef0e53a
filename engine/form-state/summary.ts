// Sums up how far a section is: how much is filled in, what is wrong, and both in one word.

import { isEmpty } from "../check/is-empty.ts";
import type { AskedField, AskedSection } from "../declaration/asked/asked-section.ts";
import type { FieldAnswers } from "../declaration/record.ts";
import type { AnswerProblem } from "../problem/problem.ts";

export interface Summary {
  /** What the person must still give or has given: neither what may be left empty nor what is locked. */
  asked: number;
  /** How many of these are answered. */
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
  const open = asked.fields.filter(({ locked }) => !locked);
  const isFilled = ({ field }: AskedField) => !isEmpty(answers[field.key]);
  const needed = open.filter(({ required }) => required);
  const done = asked.fields.length > 0 && verdict.every(({ severity }) => severity !== "error");
  const state = errors > 0 ? "error" : done ? "done" : open.some(isFilled) ? "going" : "empty";
  return { asked: needed.length, filled: needed.filter(isFilled).length, errors, state };
}

export function sameSummary(one: Summary, other: Summary): boolean {
  return (
    one.asked === other.asked &&
    one.filled === other.filled &&
    one.errors === other.errors &&
    one.state === other.state
  );
}

/** Each row that is missing counts as one thing to fill in. A list with too few rows, or whose rows do not add up to what they must, is not done. */
export function summariseRows(
  rows: readonly Summary[],
  min: number,
  list: { errors: number; unmet: boolean },
): Summary {
  const missing = Math.max(min - rows.length, 0);
  const total: Summary = { asked: missing, filled: 0, errors: list.errors, state: "going" };
  for (const { asked, filled, errors } of rows) {
    total.asked += asked;
    total.filled += filled;
    total.errors += errors;
  }
  const done = missing === 0 && rows.length > 0 && !list.unmet && rows.every(({ state }) => state === "done");
  const untouched = rows.every(({ state }) => state === "empty");
  total.state = total.errors > 0 ? "error" : done ? "done" : untouched ? "empty" : "going";
  return total;
}

/** All sections of the form together. */
export function totalOf(summaries: readonly Summary[]): { asked: number; filled: number } {
  return summaries.reduce(
    (total, { asked, filled }) => ({ asked: total.asked + asked, filled: total.filled + filled }),
    { asked: 0, filled: 0 },
  );
}
