// Nothing goes in; the columns of every table, as both databases hold them. Times are epoch milliseconds, JSON is text.

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
  phoneAnswers: { id: string; answer: string; expiresAt: number };
  companies: { id: string; companyName: string; unifiedSocialCreditCode: string };
  authorisations: AuthorisationRow;
  files: FileRow;
  licences: LicenceRow;
  signatures: SignatureRow;
  applications: ApplicationRow;
  applicationMatters: MatterRow;
  applicationEvents: EventRow;
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
  /** Null for a drawn one, whose picture lies in the file store. */
  typedName: string | null;
  /** Of the picture, or of name and statement. */
  sha256: string;
  signedAt: number;
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
}

export interface MatterRow {
  applicationId: string;
  matterInfoId: string;
  position: number;
  name: string;
  departmentName: string;
  status: string;
  promisedBy: string;
}

export interface EventRow {
  applicationId: string;
  matterInfoId: string;
  position: number;
  status: string;
  note: string;
  at: number;
}
