// The columns of every table. Times are epoch milliseconds, JSON is text.

import type { Kysely, Transaction } from "kysely";
import type { AuthorisationState } from "../../engine/application/authorisation.ts";
import type { SignState } from "../../engine/contract/types.gen.ts";
import type { Signature } from "../../engine/declaration/record.ts";
import type { Person } from "../base/person.ts";
import type { ApplicationRow, EventRow, MatterRow, SupplementRow } from "./application-rows.ts";
import type { DepartmentEventRow, OutboxRow } from "./department-rows.ts";

export type Database = Kysely<Tables>;
export type Trx = Transaction<Tables>;

export interface Tables {
  users: UserRow;
  sessions: {
    sessionHash: string;
    userId: string;
    /** Which login made it: the person's, or the legal person's (Spec 6). */
    userType: Person["userType"];
    createdAt: number;
    lastUsedAt: number;
    expiresAt: number;
  };
  tickets: { ticketHash: string; userId: string; expiresAt: number; usedAt: number | null };
  nonces: { nonce: string; expiresAt: number };
  definitions: { version: string; code: string; json: string; registeredAt: number };
  drafts: DraftRow;
  faceChecks: FaceCheckRow;
  licenceCodes: LicenceCodeRow;
  phoneAnswers: { id: string; answer: string; expiresAt: number; personId: string | null };
  companies: { id: string; companyName: string; unifiedSocialCreditCode: string };
  authorisations: AuthorisationRow;
  files: FileRow;
  uploadPieces: PieceRow;
  licences: LicenceRow;
  signatures: SignatureRow;
  signFlows: SignFlowRow;
  phoneLinks: PhoneLinkRow;
  /** Belongs to the e-sign stand-in: what to sign, and the button that was pressed; empty while none was. */
  sealPages: { id: string; wish: string; answer: string; expiresAt: number };
  applications: ApplicationRow;
  applicationMatters: MatterRow;
  applicationEvents: EventRow;
  supplements: SupplementRow;
  outbox: OutboxRow;
  departmentEvents: DepartmentEventRow;
  auditEntries: AuditEntryRow;
  /** Where the chain of each person ends. */
  auditHeads: { personId: string; length: number; seal: string; lastAt: number };
  /** What this database is called by its folder of files, and when it was last opened. */
  stores: { name: string; id: string; openedAt: number };
  /** What ids of persons and keys of their devices are derived with, made once; never changes, so that everybody keeps theirs. */
  identityKeys: { name: "persons" | "devices"; secret: string };
  /** Which keys the encrypted columns need; `sealedAt`: when all of them had been encrypted with it. */
  dataKeys: { id: string; addedAt: number; sealedAt: number | null };
  idempotency: {
    ownerId: string;
    call: string;
    idempotencyKey: string;
    fingerprint: string;
    /** JSON of the answer's data; null only inside the transaction that makes it. */
    answer: string | null;
    createdAt: number;
    /** Which draft a save was for; null for any other call. */
    draftId: string | null;
  };
}

/** A QR code for a legal person's login; it belongs to the session that asked for it. */
export interface LicenceCodeRow {
  qrUid: string;
  sessionId: string;
  /** Hash of the newest auth code; null while nobody has confirmed. */
  authCodeHash: string | null;
  expiresAt: number;
  usedAt: number | null;
  /** What the code says and its picture, so that a session is shown the same one until it is over. */
  qrText: string | null;
  imageBase64: string | null;
}

export interface UserRow {
  id: string;
  /** Of the latest login; what counts is the session's. */
  userType: Person["userType"];
  realName: string;
  mobile: string;
  certificateNumber: string;
  loginName: string;
  entLicenseSn: string;
  company: string | null;
}

export interface DraftRow {
  id: string;
  ownerId: string;
  oneThingId: string;
  code: string;
  definition: string;
  revision: number;
  declaration: string;
  createdAt: number;
  savedAt: number;
  /** Set once the draft is submitted. */
  closedAt: number | null;
  /** The company the draft was made for, fixed from the start; null for the person. */
  companyId: string | null;
  /** JSON of its declarations under former versions, oldest first; null when there was only one version. */
  former: string | null;
}

/** The outcome of a check. Only `waiting` ever changes. */
export type FaceState = "waiting" | "confirmed" | "refused" | "failed" | "expired";

export interface FaceCheckRow {
  id: string;
  ownerId: string;
  oneThingId: string;
  state: FaceState;
  createdAt: number;
  expiresAt: number;
  confirmedAt: number | null;
}

/** A person's authorisation to act for a company, with its state (Spec 4). */
export interface AuthorisationRow {
  ownerId: string;
  companyId: string;
  description: string;
  applyTime: number;
  state: AuthorisationState;
}

export interface FileRow {
  id: string;
  draftId: string;
  ownerId: string;
  material: string;
  name: string;
  type: string;
  size: number;
  sha256: string;
  createdAt: number;
}

/** One piece of a file that is still being uploaded. */
export interface PieceRow {
  ownerId: string;
  draftId: string;
  material: string;
  fileHash: string;
  /** From 0. */
  piece: number;
  size: number;
  /** Under which the file store has its bytes. */
  storedId: string;
  createdAt: number;
}

export interface LicenceRow {
  id: string;
  draftId: string;
  ownerId: string;
  material: string;
  name: string;
  numberText: string;
  issuer: string;
  fetchedAt: number;
}

export interface SignatureRow {
  id: string;
  draftId: string;
  ownerId: string;
  kind: Signature["kind"];
  /** Digest of what was signed, and of each of its parts as JSON. */
  covers: string;
  parts: string;
  statement: string;
  /** The typed name, or the company's name for a seal; null for a drawn signature, whose picture is in the file store. */
  typedName: string | null;
  /** Hash of the picture, or of the signed digest. */
  sha256: string;
  signedAt: number;
}

/** A company's draft while the e-sign platform has it. */
export interface SignFlowRow {
  id: string;
  ownerId: string;
  draftId: string;
  companyName: string;
  creditCode: string;
  /** Digest of what is signed, and of each of its parts as JSON. */
  covers: string;
  parts: string;
  statement: string;
  /** Hash of the one-time state that the platform sends back. */
  stateHash: string;
  state: SignState;
  createdAt: number;
  expiresAt: number;
  endedAt: number | null;
  /** The signature that the flow ended in. */
  signatureId: string | null;
}

/** A one-time link by which a phone signs a draft as it stood when the link was made. */
export interface PhoneLinkRow {
  id: string;
  /** Hash of what the link carries. */
  tokenHash: string;
  ownerId: string;
  /** Of the login that made the link: as whom the phone signs. */
  userType: Person["userType"];
  draftId: string;
  /** Digest of what is signed. */
  covers: string;
  createdAt: number;
  expiresAt: number;
  /** It was used, or a newer link has taken its place. */
  endedAt: number | null;
  /** The signature that was given with it. */
  signatureId: string | null;
}

/** What was done with a person's data; it holds no answers. */
export interface AuditEntryRow {
  personId: string;
  /** 1 for the first of the person's chain. */
  position: number;
  actor: string;
  act: string;
  /** A call, or an action of a desk. */
  what: string;
  /** A draft, application or file; empty when it is none in particular. */
  subject: string;
  at: number;
  /** Over this entry and the one before. */
  seal: string;
  /** Of the key that sealed it; empty in entries from before keys had ids. */
  keyId: string;
}
