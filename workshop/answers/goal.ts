// What a record is completed for: who declares, on which day, and which targets it must meet.

import type { Evaluation } from "../../engine/declaration/evaluate.ts";
import type { DeclarationRecord, Principal } from "../../engine/declaration/record.ts";
import type { AnswerProblem } from "../../engine/problem/problem.ts";
import type { Target } from "./alternatives.ts";
import type { Choices } from "./question-choices.ts";

export interface RecordContext {
  /** yyyy-MM-dd */
  today: string;
  seed: number;
  principal: Principal;
}

/** What moved on because of a problem: section.field or question → turn, rule → which of its ways. */
export interface Attempts {
  answers: Map<string, number>;
  rules: Map<string, number>;
}

export interface Goal {
  targets?: readonly Target[];
  /** Options to choose, whatever comes of it; a question without an entry is left open where it may be. Absent: whatever goes on. */
  choices?: Choices;
  /** Rules that may stay broken: a record that shows one of them broken wants that. */
  leaveBroken?: readonly string[];
  /** Only what is required, or all that is asked. */
  fill?: "all" | "required";
  /** Its answers are kept where they are right here too. The record keeps what is no longer asked. */
  from?: DeclarationRecord;
  /** Where an earlier search of the same definition ended: most of what it learned holds here too, and is found at once. */
  attempts?: Attempts;
}

export interface Completed {
  record: DeclarationRecord;
  /** What no answer could mend; files and signature are not judged here. */
  problems: AnswerProblem[];
  /** How the record was seen when it was judged. */
  seen: Evaluation;
  attempts: Attempts;
}
