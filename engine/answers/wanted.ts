// Nothing goes in; the shapes of what a record is completed for: the definition, who declares and when, and what is wished.

import type { Asked } from "../declaration/asked-types.ts";
import type { DeclarationRecord, Principal } from "../declaration/record.ts";
import type { Survey } from "../declaration/survey.ts";
import type { Definition, SectionChecks } from "../one-thing/definition.ts";
import type { AnswerProblem } from "../problem/problem.ts";
import type { Choices } from "./question-choices.ts";
import type { Turns } from "./turns.ts";
import type { Wish } from "./ways.ts";

export interface Loaded {
  definition: Definition;
  checks: SectionChecks;
}

export interface Setting {
  /** yyyy-MM-dd */
  today: string;
  seed: number;
  principal: Principal;
}

export interface Wanted {
  wishes?: readonly Wish[];
  /** Options to choose, whatever comes of it; a question without an entry is left open where it may be. Absent: whatever goes on. */
  choices?: Choices;
  /** Rules that may stay broken: a record that shows one of them broken wants that. */
  leaveBroken?: readonly string[];
  /** Only what is required, or all that is asked. */
  fill?: "all" | "required";
  /** Its answers are kept where they are right here too. The record keeps what is no longer asked. */
  from?: DeclarationRecord;
  /** Where an earlier search of the same definition ended: most of what it learned holds here too, and is found at once. */
  turns?: Turns;
}

export interface Completed {
  record: DeclarationRecord;
  /** What no answer could mend; files and signature are not judged here. */
  problems: AnswerProblem[];
  /** How the record was seen when it was judged. */
  seen: Survey;
  asked: Asked;
  turns: Turns;
}
