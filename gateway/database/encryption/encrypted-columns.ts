// Lists the columns that are encrypted at rest, and by what a row of each table is known.

import type { Tables } from "../tables.ts";

interface Encrypted<Row> {
  /** The primary key: a value is bound to it, so that it is worth nothing in another row. */
  row: readonly (keyof Row & string)[];
  columns: readonly (keyof Row & string)[];
}

/**
 * A new table without a line does not compile. Null: nothing in it is a person's own, or only ids, times and hashes of what nobody can
 * guess. A hash of answers or of a name is encrypted like these: a dictionary would find them.
 */
const encrypted: { [Table in keyof Tables]: Encrypted<Tables[Table]> | null } = {
  applicationEvents: { row: ["applicationId", "matterInfoId", "position"], columns: ["note"] },
  applicationMatters: null,
  applications: {
    row: ["id"],
    columns: [
      ...(["applicantNameText", "applicantPaperCodeText", "applicantMobileText", "townshipName"] as const),
      ...(["declaration", "formContent", "materials", "reason", "receiptHash"] as const),
    ],
  },
  auditEntries: null,
  auditHeads: null,
  authorisations: { row: ["ownerId", "companyId"], columns: ["description"] },
  // Name and credit code are public.
  companies: null,
  dataKeys: null,
  definitions: null,
  departmentEvents: { row: ["department", "eventId"], columns: ["fingerprint"] },
  drafts: { row: ["id"], columns: ["declaration", "former"] },
  faceChecks: null,
  files: { row: ["id"], columns: ["name"] },
  idempotency: { row: ["ownerId", "call", "idempotencyKey"], columns: ["answer", "fingerprint"] },
  identityKeys: { row: ["name"], columns: ["secret"] },
  licenceCodes: null,
  licences: { row: ["id"], columns: ["name", "numberText"] },
  nonces: null,
  outbox: { row: ["id"], columns: ["payload"] },
  phoneAnswers: null,
  phoneLinks: { row: ["id"], columns: ["covers"] },
  sealPages: { row: ["id"], columns: ["wish"] },
  sessions: null,
  signFlows: { row: ["id"], columns: ["parts", "covers"] },
  signatures: { row: ["id"], columns: ["parts", "typedName", "covers"] },
  stores: null,
  supplements: { row: ["id"], columns: ["note"] },
  tickets: null,
  uploadPieces: null,
  users: {
    row: ["id"],
    columns: ["realName", "mobile", "certificateNumber", "loginName", "entLicenseSn", "company"],
  },
};

export type EncryptedTable = Encrypted<Record<string, unknown>>;

/** The tables with encrypted columns. */
export const encryptedTables: ReadonlyMap<string, EncryptedTable> = new Map(
  Object.entries(encrypted).flatMap(([name, each]) => (each ? [[name, each as EncryptedTable]] : [])),
);
