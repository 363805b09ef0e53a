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

/** How far problems have moved things on: section.field or question → turn, rule → which alternative. */
export interface Attempts {
  answers: Map<string, number>;
  rules: Map<string, number>;
}

export interface Goal {
  targets?: readonly Target[];
  /** Options to choose in any case; a question without an entry stays open if it may. Without choices, whatever leads on is chosen. */
  choices?: Choices;
  /** Rules that may stay broken, for a record that should show one of them broken. */
  leaveBroken?: readonly string[];
  /** Only what is required, or everything that is asked. */
  fill?: "all" | "required";
  /** Its answers are kept as long as they are valid. The record also keeps what is no longer asked. */
  from?: DeclarationRecord;
  /** The state of an earlier search of the same definition, from which most of the solution follows at once. */
  attempts?: Attempts;
}

export interface Completed {
  record: DeclarationRecord;
  /** What no answer could solve; files and signature are not judged here. */
  problems: AnswerProblem[];
  /** The evaluation by which the record was judged. */
  seen: Evaluation;
  attempts: Attempts;
}
