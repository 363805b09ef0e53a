// The columns of every table. Times are epoch milliseconds, JSON is text.

export interface Tables {
  users: UserRow;
  sessions: {
    sessionHash: string;
    userId: string;
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
  licences: LicenceRow;
  signatures: SignatureRow;
  signFlows: SignFlowRow;
  /** Of the e-sign stand-in: what is to be signed, and what was pressed; empty: nothing yet. */
  sealPages: { id: string; wish: string; answer: string; expiresAt: number };
  applications: ApplicationRow;
  applicationMatters: MatterRow;
  applicationEvents: EventRow;
  supplements: SupplementRow;
  idempotency: {
    ownerId: string;
    call: string;
    idempotencyKey: string;
    fingerprint: string;
    /** JSON of the answer's data; null only inside the transaction that makes it. */
    answer: string | null;
    createdAt: number;
  };
}

export interface UserRow {
  id: string;
  userType: string;
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
  /** Set when it became an application. */
  closedAt: number | null;
  /** For which company it is, from its birth on; null: for the person. */
  companyId: string | null;
  /** JSON of its declarations under former versions, the oldest first; null: it never passed on. */
  former: string | null;
}

export interface FaceCheckRow {
  id: string;
  ownerId: string;
  oneThingId: string;
  state: string;
  createdAt: number;
  expiresAt: number;
  confirmedAt: number | null;
}

/** A QR code for a legal person's login, of the session that asked for it. */
export interface LicenceCodeRow {
  qrUid: string;
  sessionId: string;
  /** Of the auth code that was given out last; null: nobody has confirmed yet. */
  authCodeHash: string | null;
  expiresAt: number;
  usedAt: number | null;
}

/** A person who may act for a company, as far as it has come (Spec 4). */
export interface AuthorisationRow {
  ownerId: string;
  companyId: string;
  description: string;
  applyTime: number;
  state: number;
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
  kind: string;
  /** Digest of what was signed, and of each of its parts as JSON. */
  covers: string;
  parts: string;
  statement: string;
  /** Null for a drawn one, whose picture lies in the file store; of a seal the company's name. */
  typedName: string | null;
  /** Of the picture, or of what was signed. */
  sha256: string;
  signedAt: number;
}

/** A company's draft on its way through the platform of electronic seals. */
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
  /** Of the one-time state with which the platform leads back. */
  stateHash: string;
  state: string;
  createdAt: number;
  expiresAt: number;
  endedAt: number | null;
  /** The signature that it became. */
  signatureId: string | null;
}

export interface ApplicationRow {
  id: string;
  ownerId: string;
  draftId: string;
  number: string;
  oneThingId: string;
  oneThingName: string;
  code: string;
  definition: string;
  status: string;
  statusNote: string;
  townshipName: string | null;
  /** For which company it was declared, by its name at that time; null: for the person. */
  companyId: string | null;
  companyName: string | null;
  applicantNameText: string;
  applicantPaperCodeText: string;
  applicantMobileText: string;
  /** The declaration as it was submitted. */
  declaration: string;
  formContent: string;
  materials: string;
  receiptHash: string;
  promisedBy: string;
  submittedAt: number;
  /** Null where nothing is signed. */
  signatureId: string | null;
  /** Why it stands so, in the department's own words. */
  reason: string | null;
  /** yyyy-MM-dd by which the person is to do what the status asks. */
  dueBy: string | null;
  /** Taken back by its owner; it became a draft again and is shown no more. */
  withdrawnAt: number | null;
}

export interface MatterRow {
  applicationId: string;
  matterInfoId: string;
  position: number;
  name: string;
  departmentName: string;
  status: string;
  promisedBy: string;
  /** yyyy-MM-dd by which what is missing is to be handed in; null: nothing is. */
  mendBy: string | null;
}

/** Handed in after the submission. */
export interface SupplementRow {
  id: string;
  applicationId: string;
  ownerId: string;
  /** For which matter; empty: the authority paper of the whole. */
  matterInfoId: string;
  note: string;
  /** JSON of the files' ids. */
  fileIds: string;
  at: number;
}

export interface EventRow {
  applicationId: string;
  /** Empty: of the application as a whole. */
  matterInfoId: string;
  position: number;
  status: string;
  note: string;
  at: number;
}
