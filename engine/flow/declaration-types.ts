// The types of the declaration machine: its context, its events, and the logic it needs from the rest of the engine.

import type { FilteredBusiness, Receipt } from "../contract/types.gen.ts";
import type {
  Answer,
  DeclarationRecord,
  FieldAnswers,
  MaterialAnswer,
  Row,
  SealTrace,
  Signature,
  SigningState,
  SignWish,
} from "../declaration/record.ts";
import type { StepName } from "../one-thing/one-thing.ts";
import type { SourceName, SourceRecord } from "../one-thing/sources.ts";
import type { AnswerProblem } from "../problem/problem.ts";

/** Keys of matters that came or went since the step was entered. */
export interface ChangedMatters {
  added: string[];
  removed: string[];
}

export interface DeclarationContext {
  record: DeclarationRecord;
  /** Problems of the last check; empty again when the step is left. */
  problems: AnswerProblem[];
  /** Those of `problems` that the person has not mended since. */
  left: AnswerProblem[];
  /** Why the last save or submission failed, in Chinese. */
  failure: string | null;
  /** The failed press was not answered, and may succeed when it is repeated. */
  stuck: boolean;
  /** What the gateway chose instead, when that differs from the choice here; it is why the step was not left. */
  verdict: FilteredBusiness | null;
  furthest: StepName;
  /** The person came from the review to change something, and NEXT returns there. */
  changing: boolean;
  changed: ChangedMatters | null;
  /** Keys of the matters when the step was entered; null until they are known. */
  knownMatters: readonly string[] | null;
  /** Where to put the focus after GO: a field's, question's or material's key. */
  focus: string | null;
  receipt: Receipt | null;
  /** The state of the signature, judged again after each change. */
  signing: SigningState;
  /** Whether to leave the step as soon as the signature is acknowledged. */
  onward: boolean;
  seal: SealTrace;
}

/** A change of the record by the person. */
export type RecordEvent =
  | { type: "ANSWER"; section: string; answers: FieldAnswers | Row[] }
  | { type: "CHOOSE"; question: string; value: Answer }
  | { type: "TOWNSHIP"; areaId: string }
  | { type: "MATERIAL"; material: string; value: MaterialAnswer }
  | { type: "FETCHED"; source: SourceName; records: SourceRecord[] };

export type DeclarationEvent =
  | RecordEvent
  | { type: "NEXT" }
  | { type: "BACK" }
  /** At the sign step. The record gets the signature once the gateway has acknowledged it; with `onward` the step is then left, as by NEXT. */
  | { type: "SIGN"; given: SignWish; onward?: boolean }
  | { type: "GO"; step: StepName; focus?: string }
  | { type: "SAVED"; draftId: string; revision: number }
  | { type: "SUBMIT" }
  /** The gateway answers again. */
  | { type: "RECOVERED" }
  | { type: "REPLACE"; record: DeclarationRecord };

export interface DeclarationInput {
  record: DeclarationRecord;
  furthest?: StepName;
  changing?: boolean;
  receipt?: Receipt | null;
  seal?: SealTrace;
}

/** The browser is leaving for the platform of electronic seals; its result comes back with the draft. */
export interface LedAway {
  away: true;
  flowId: string;
}

/** Thrown where a step may not be left yet: with the answers to correct, or with what the gateway chose instead. */
export class StepRefused extends Error {
  override readonly name = "StepRefused";
  readonly why: Partial<Pick<DeclarationContext, "problems" | "verdict">>;

  constructor(message: string, why: StepRefused["why"]) {
    super(message);
    this.why = why;
  }
}

/** Thrown where the gateway did not answer: the same press may succeed later. */
export class StepUnanswered extends Error {
  override readonly name = "StepUnanswered";
}

/** What a machine needs from the rest of the engine. Without it every step is valid and saving does nothing. */
export interface DeclarationLogic {
  /** Everything wrong in one step, including warnings. */
  problemsOf(record: DeclarationRecord, step: StepName): AnswerProblem[];
  /** Keys of the matters that the record chooses. */
  mattersOf(record: DeclarationRecord): string[];
  /** The record after a change, prefilled again. */
  settle(record: DeclarationRecord): DeclarationRecord;
  signingOf(record: DeclarationRecord): SigningState;
  /** Resolves with the signature that the gateway keeps. Rejects with an Error whose message is shown. */
  sign(record: DeclarationRecord, given: SignWish): Promise<Signature | LedAway>;
  /** Resolves when the gateway has acknowledged the record. Rejects with an Error whose message is shown. */
  save(record: DeclarationRecord): Promise<void>;
  /** Rejects with an Error, or a StepRefused. */
  submit(record: DeclarationRecord): Promise<Receipt>;
}
