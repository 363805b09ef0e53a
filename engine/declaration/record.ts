// The record of a declaration while it is being filled in: what the person has answered so far, valid or not.

import type { Answer } from "../one-thing/facts.ts";
import type { StepName } from "../one-thing/one-thing.ts";

export type { Answer } from "../one-thing/facts.ts";

/** Field key → answer. A field that was never touched has no key. */
export type FieldAnswers = Record<string, Answer>;

/** One row of a repeatable section; `rowId` is random, base 36, and stays with the row. */
export interface Row {
  rowId: string;
  answers: FieldAnswers;
}

/** Section key → its answers; a repeatable section holds rows. */
export type Answers = Record<string, FieldAnswers | Row[]>;

export interface MaterialFile {
  fileId: string;
  name: string;
  /** Bytes. */
  size: number;
  type: "application/pdf" | "image/jpeg" | "image/png";
  sha256: string;
}

/** What stands for a material: uploaded files, or a licence found for the person. */
export interface MaterialAnswer {
  files: MaterialFile[];
  licence?: { licenceId: string; name: string; numberText: string; issuer: string; fetchedAt: string } | null;
}

export interface Signature {
  signatureId: string;
  kind: "drawn" | "typed";
  /** Digest of what was signed; when the record's digest differs, the signature is void. */
  covers: string;
}

/** Who declares: a person, or a person for a company. */
export interface Principal {
  kind: "person" | "company";
  name: string;
  certificateNumber: string;
  mobile: string;
  company?: { id: string; name: string; creditCode: string };
}

export interface DeclarationRecord {
  /** `undefined` until the gateway knows the draft. */
  draftId?: string;
  /** Revision of the last acknowledged save; 0: never saved. */
  revision: number;
  principal: Principal;
  /** Chosen township's area id; absent where none is asked. */
  areaId?: string;
  /** Question key → option key(s). */
  choices: Record<string, string | string[]>;
  answers: Answers;
  materials: Record<string, MaterialAnswer>;
  signature?: Signature | null;
  step: StepName;
}
