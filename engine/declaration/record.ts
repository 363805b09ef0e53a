// The record of a declaration: what the person has answered so far, valid or not.

import type { Answer } from "../condition/facts.ts";
import type { CompanyRegistration, EarlierAnswers, FileInfo, LicenceInfo } from "../contract/types.gen.ts";
import type { StepName } from "../one-thing/one-thing.ts";
import type { SourceName, SourceRecord } from "../one-thing/sources.ts";
import type { CoveredParts } from "../signature/covered-parts.ts";

export type { Answer } from "../condition/facts.ts";

/** Field key → answer. A field that was never touched has no key. */
export type FieldAnswers = Record<string, Answer>;

/** One row of a repeatable section; `rowId` is random, base 36, and stays with the row. */
export interface Row {
  rowId: string;
  answers: FieldAnswers;
}

/** Section key → its answers; a repeatable section holds rows. */
export type Answers = Record<string, FieldAnswers | Row[]>;

export type MaterialFile = Omit<FileInfo, "material">;

/** The answer of a field that stands once, outside of rows; undefined when it was never touched. */
export function plainAnswer(answers: Answers, section: string, field: string): Answer | undefined {
  const held = answers[section];
  return held && !Array.isArray(held) ? held[field] : undefined;
}

/** What was given for a material: uploaded files, or a licence found for the person. */
export interface MaterialAnswer {
  files: MaterialFile[];
  licence?: Omit<LicenceInfo, "material"> | null;
}

export interface Signature {
  signatureId: string;
  /** `seal`: the company's electronic seal, applied on the platform that keeps it. */
  kind: "drawn" | "typed" | "seal";
  /** Digest of what was signed. When the record's digest differs, the signature is void. */
  covers: string;
  /** `yyyy-MM-dd HH:mm:ss`, the gateway's time. */
  signedAt?: string;
  /** Digest of each covered part, which shows what has changed; without it a void signature only says that something has. */
  parts?: CoveredParts;
}

/** What a person gives as a signature. It is never part of a record: the picture must not reach session storage. */
export type GivenSignature =
  /** `image`: a PNG in Base64, without the `data:` prefix. */
  { kind: "drawn"; image: string } | { kind: "typed"; name: string };

/** A wish to sign with the company's electronic seal, on the platform that keeps it. `flowId` continues an open flow. */
export interface SealWish {
  kind: "seal";
  flowId?: string;
}

/** A signature that was given on a phone; the gateway has it already. */
export interface PhoneSigned {
  kind: "phone";
  signature: Signature;
}

/** Everything that a person can sign with at the sign step. */
export type SignWish = GivenSignature | SealWish | PhoneSigned;

/** What is known here of the visits to that platform (Spec 3: electronicIds, isClickNetSignBtn). */
export interface SealTrace {
  /** Flows that were started or continued, newest last. */
  flowIds: string[];
  /** The person was sent to the platform, and no seal has come back yet. */
  away: boolean;
}

/** `good` also when nothing has to be signed; `void` when the record has changed since. */
export type SigningState =
  | { status: "none" | "good" }
  /** Changed parts as `coveredParts` names them; empty when they cannot be determined. */
  | { status: "void"; changed: string[] };

/** Who declares: a person, or a person for a company. */
export interface Principal {
  kind: "person" | "company";
  name: string;
  certificateNumber: string;
  mobile: string;
  /** What the last applications said; absent until the gateway has answered. It is never sent, only the answers made from it are. */
  earlier?: EarlierAnswers;
  company?: {
    id: string;
    name: string;
    creditCode: string;
    /** What the register says about it; absent until it has answered. It is never sent, only the answers made from it are. */
    registered?: CompanyRegistration;
  };
}

export interface DeclarationRecord {
  /** `undefined` until the gateway knows the draft. */
  draftId?: string;
  /** Revision of the last acknowledged save; 0 when never saved. */
  revision: number;
  principal: Principal;
  /** Area id of the chosen township; absent when none is asked. */
  areaId?: string;
  /** Question key → option key(s). */
  choices: Record<string, string | string[]>;
  answers: Answers;
  materials: Record<string, MaterialAnswer>;
  signature?: Signature | null;
  /** What registers returned for this declaration (Spec 3, houseInfo), by their names. It is never sent, only the answers made from it are. */
  fetched?: Partial<Record<SourceName, SourceRecord[]>>;
  step: StepName;
}

type Content = Omit<DeclarationRecord, "draftId" | "revision" | "fetched">;

const content = Object.keys({
  principal: true,
  areaId: true,
  choices: true,
  answers: true,
  materials: true,
  signature: true,
  step: true,
} satisfies Record<keyof Content, true>) as (keyof Content)[];

/** Whether a save of one would send what a save of the other sends. */
export function sameContent(one: DeclarationRecord, other: DeclarationRecord): boolean {
  return content.every((part) => one[part] === other[part]);
}
