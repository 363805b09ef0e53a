// Nothing goes in; the shapes of a declaration, a draft and its files as they travel between portal and gateway.

import type { FileType } from "../../one-thing/file-kinds.ts";
import type { Principal, Signature } from "../record.ts";

/** The declaration as it travels (Spec 3, user input). */
export interface WireDeclaration {
  oneThingId: string;
  code: string;
  /** Version of the definition it was made with. */
  definition: string;
  areaId: string | null;
  step: string;
  platChooseCondition: {
    optionList: { id: string; optionIds: string[] }[];
    matterInfoIds: string[];
    quotaList: { id: string; result: boolean }[];
  };
  /** Sections flattened under the specification's names; lists stay lists of objects with `rowId`. */
  formData: Record<string, unknown> & { fields: string[]; instanceId: string; declareIds: string[] };
  formContent: { section: string; title: string; fields: { key: string; title: string; text: string }[] }[];
  materials: Record<string, { fileIds: string[]; licenceId: string | null }>;
  signatureId: string | null;
  filterFormList: string[];
}

/** Answer of POST …/edit/declare, and of GET /api/portal/draft. */
export interface DraftInfo {
  draftId: string;
  revision: number;
  /** `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai. */
  savedAt: string;
}

export interface FileInfo {
  fileId: string;
  name: string;
  size: number;
  type: FileType;
  sha256: string;
  material: string;
}

export interface AnswerLetGo {
  title: string;
  /** As it was answered; masked. */
  text: string;
}

export interface AnswerWanted {
  title: string;
  /** A sentence: what is to be done. */
  message: string;
  /** In which step. */
  step: string;
  /** Where GO puts the focus there; absent: it stands in no one place. */
  place?: string;
}

/** What the owner of a draft must be told when its one-thing has changed since. */
export interface DraftChanges {
  /** Answered, and asked no more: not sent. */
  notAsked: AnswerLetGo[];
  /** Answered, and what was answered no longer fits. */
  again: AnswerWanted[];
  /** Never asked before, and required. */
  newly: AnswerWanted[];
  /** It was signed, and what stands there now is something else. */
  signatureVoid: boolean;
  /** Why this draft cannot be handed in at all any more. */
  stopped: string | null;
}

export interface DraftView extends DraftInfo {
  /** Null: it goes on as it is. */
  changes?: DraftChanges | null;
  /** For which company it is; absent or null: for the person. */
  company?: NonNullable<Principal["company"]> | null;
  declaration: WireDeclaration;
  files: FileInfo[];
  licences: LicenceInfo[];
  /** The signature that the gateway keeps under `signatureId`, with what it covers; without it a resumed draft is signed anew. */
  signature?: Signature | null;
}

export interface LicenceInfo {
  licenceId: string;
  material: string;
  name: string;
  numberText: string;
  issuer: string;
  fetchedAt: string;
}
