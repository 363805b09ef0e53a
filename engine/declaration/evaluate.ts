// Works out what follows from a record: what is asked, chosen, wrong, signed and sent; once a change, for all who read it.

import type { WireDeclaration } from "../contract/types.gen.ts";
import type { Definition, SectionChecks } from "../one-thing/definition.ts";
import type { StepName } from "../one-thing/one-thing.ts";
import type { AnswerProblem } from "../problem/problem.ts";
import { type Covered, coversDigest } from "../signature/covers.ts";
import { whatIsAsked } from "./asked/asked.ts";
import { type Answered, askedAnswers, askedChoices } from "./asked/asked-answers.ts";
import { situationOf } from "./asked/situation.ts";
import { checkStep } from "./check/check-step.ts";
import type { DeclarationRecord, SigningState } from "./record.ts";
import { coveredBy, signingState } from "./signing.ts";
import { type ChoiceVerdict, choiceVerdict } from "./wire/choice-verdict.ts";
import { formContent } from "./wire/content.ts";
import { toWire } from "./wire/to-wire.ts";

/** Each member is worked out when it is first read. */
export interface Evaluation extends Answered {
  /** What a signature covers. */
  readonly covered: Covered;
  /** Its digest, lower-case hex. */
  readonly covers: string;
  readonly signing: SigningState;
  /** What was declared as its reader sees it, masked. */
  readonly content: WireDeclaration["formContent"];
  /** The declaration as it travels. */
  readonly wire: WireDeclaration;
  /** What the filter calls answer. */
  readonly verdict: ChoiceVerdict;
  /** Everything wrong in one step, warnings among it. Throws when a section has no compiled check. */
  problems(step: StepName, checks: SectionChecks): AnswerProblem[];
}

type Later = Pick<
  Evaluation,
  "asked" | "answers" | "choices" | "covered" | "covers" | "signing" | "content" | "wire" | "verdict"
>;

const members: { [Name in keyof Later]: (known: Evaluation) => Later[Name] } = {
  asked: whatIsAsked,
  answers: askedAnswers,
  choices: askedChoices,
  covered: coveredBy,
  covers: ({ covered }) => coversDigest(covered),
  signing: (known) => signingState(known, known.covered, known.covers),
  content: (known) => formContent(known),
  wire: (known) => toWire(known, known.content),
  verdict: choiceVerdict,
};

const lazy = {
  problems(this: Evaluation, step: StepName, checks: SectionChecks): AnswerProblem[] {
    return checkStep(this, step, checks);
  },
};
for (const [name, work] of Object.entries(members))
  Object.defineProperty(lazy, name, {
    get(this: Evaluation) {
      const value = work(this);
      Object.defineProperty(this, name, { value });
      return value;
    },
  });

const evaluations = new WeakMap<DeclarationRecord, Evaluation>();

/** The same evaluation for the same record, which never changes. `today`: yyyy-MM-dd. Portal and gateway judge by it. */
export function evaluate(definition: Definition, record: DeclarationRecord, today: string): Evaluation {
  const known = evaluations.get(record);
  if (known?.definition === definition && known.today === today) return known;
  const evaluation = Object.assign(Object.create(lazy), situationOf(definition, record, today));
  evaluations.set(record, evaluation);
  return evaluation;
}

/** Without reasons, and forgotten at once: for who evaluates thousands of records. */
export function evaluateBriefly(
  definition: Definition,
  record: DeclarationRecord,
  today: string,
): Evaluation {
  return Object.assign(Object.create(lazy), situationOf(definition, record, today), { unreasoned: true });
}
