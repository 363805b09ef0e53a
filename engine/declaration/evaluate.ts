// Works out everything that follows from a record: what is asked, chosen, wrong, signed and sent.

import type { WireDeclaration } from "../contract/types.gen.ts";
import type { Definition, SectionChecks } from "../one-thing/definition.ts";
import type { StepName } from "../one-thing/one-thing.ts";
import type { AnswerProblem } from "../problem/problem.ts";
import { type Covered, coversDigest } from "../signature/covers.ts";
import { whatIsAsked } from "./asked/asked.ts";
import { type Answered, askedAnswers, askedChoices } from "./asked/asked-answers.ts";
import { situationOf } from "./asked/situation.ts";
import { checkStep } from "./check/check-step.ts";
import { type Answers, type DeclarationRecord, type SigningState, sameContent } from "./record.ts";
import { coveredBy, signingState } from "./signing.ts";
import { type ChoiceVerdict, choiceVerdict } from "./wire/choice-verdict.ts";
import { formContent, plainContent } from "./wire/content.ts";
import { toWire } from "./wire/to-wire.ts";

/** Each member is computed when it is first read. */
export interface Evaluation extends Answered {
  /** What a signature covers. */
  readonly covered: Covered;
  /** Its digest, lower-case hex. */
  readonly covers: string;
  readonly signing: SigningState;
  /** The declaration as its reader sees it, masked. */
  readonly content: WireDeclaration["formContent"];
  /** The same, not masked; never sent. */
  readonly plainContent: WireDeclaration["formContent"];
  /** The declaration as it is sent. */
  readonly wire: WireDeclaration;
  /** The answers of the filter calls. */
  readonly verdict: ChoiceVerdict;
  /** Everything wrong in one step, including warnings. Throws when a section has no compiled check. */
  problems(step: StepName, checks: SectionChecks): AnswerProblem[];
}

type Later = Pick<
  Evaluation,
  | "asked"
  | "answers"
  | "choices"
  | "covered"
  | "covers"
  | "signing"
  | "content"
  | "plainContent"
  | "wire"
  | "verdict"
>;

const members: { [Name in keyof Later]: (known: Evaluation) => Later[Name] } = {
  asked: whatIsAsked,
  answers: askedAnswers,
  choices: askedChoices,
  covered: coveredBy,
  covers: ({ covered }) => coversDigest(covered),
  signing: signingState,
  content: formContent,
  plainContent,
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
/** The last one of the same answers. */
const byAnswers = new WeakMap<Answers, Evaluation>();

/** A save changes nothing but the revision, on which nothing depends. */
const sameButRevision = (one: DeclarationRecord, other: DeclarationRecord): boolean =>
  one.draftId === other.draftId && one.fetched === other.fetched && sameContent(one, other);

/**
 * Returns the same evaluation for the same record, which never changes, and for one that differs in its revision alone: its own `record`
 * may be of an earlier one. `today`: yyyy-MM-dd. Portal and gateway both judge by it.
 */
export function evaluate(definition: Definition, record: DeclarationRecord, today: string): Evaluation {
  const fits = (known: Evaluation | undefined) => known?.definition === definition && known.today === today;
  const known = evaluations.get(record);
  if (known && fits(known)) return known;
  const last = byAnswers.get(record.answers);
  const evaluation =
    last && fits(last) && sameButRevision(last.record, record)
      ? last
      : (Object.assign(Object.create(lazy), situationOf(definition, record, today)) as Evaluation);
  evaluations.set(record, evaluation);
  byAnswers.set(record.answers, evaluation);
  return evaluation;
}

/** Without reasons and not cached, for evaluating thousands of records. */
export function evaluateBriefly(
  definition: Definition,
  record: DeclarationRecord,
  today: string,
): Evaluation {
  return Object.assign(Object.create(lazy), situationOf(definition, record, today), { unreasoned: true });
}
