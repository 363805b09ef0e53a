// Says of every table which of its rows are about a person, and what becomes of them when that person is erased.

import type { Database, Tables } from "../tables.ts";
import { tablesInOrder } from "./copy-rows.ts";

/** Whose ids a column holds. */
type Of = "person" | "application" | "company" | "flow";

interface About<Row> {
  column: keyof Row & string;
  of: Of;
  /**
   * `handling`: with its draft or application; `always`; `unlessKept`: when no application must be kept; `trail`: never, the
   * audit trail knows a person by an id only; `public`: never, it is about others too.
   */
  erased: "handling" | "always" | "unlessKept" | "trail" | "public";
  /** What tells which of the rows came first. */
  order: keyof Row & string;
}

/** A new table without a line does not compile. Null: no row of it is about a person. */
const about: { [Table in keyof Tables]: About<Tables[Table]> | null } = {
  applicationEvents: { column: "applicationId", of: "application", erased: "handling", order: "position" },
  applicationMatters: { column: "applicationId", of: "application", erased: "handling", order: "position" },
  applications: { column: "ownerId", of: "person", erased: "handling", order: "submittedAt" },
  auditEntries: { column: "personId", of: "person", erased: "trail", order: "position" },
  auditHeads: { column: "personId", of: "person", erased: "trail", order: "personId" },
  authorisations: { column: "ownerId", of: "person", erased: "unlessKept", order: "applyTime" },
  companies: { column: "id", of: "company", erased: "public", order: "id" },
  dataKeys: null,
  definitions: null,
  departmentEvents: { column: "applicationId", of: "application", erased: "handling", order: "at" },
  drafts: { column: "ownerId", of: "person", erased: "handling", order: "createdAt" },
  faceChecks: { column: "ownerId", of: "person", erased: "always", order: "createdAt" },
  files: { column: "ownerId", of: "person", erased: "handling", order: "createdAt" },
  identityKeys: null,
  idempotency: { column: "ownerId", of: "person", erased: "always", order: "createdAt" },
  // Of a browser before its login; it ends after five minutes.
  licenceCodes: null,
  licences: { column: "ownerId", of: "person", erased: "handling", order: "fetchedAt" },
  nonces: null,
  outbox: { column: "applicationId", of: "application", erased: "handling", order: "createdAt" },
  phoneAnswers: { column: "personId", of: "person", erased: "always", order: "expiresAt" },
  phoneLinks: { column: "ownerId", of: "person", erased: "handling", order: "createdAt" },
  sealPages: { column: "id", of: "flow", erased: "always", order: "expiresAt" },
  sessions: { column: "userId", of: "person", erased: "always", order: "createdAt" },
  signFlows: { column: "ownerId", of: "person", erased: "handling", order: "createdAt" },
  signatures: { column: "ownerId", of: "person", erased: "handling", order: "signedAt" },
  stores: null,
  supplements: { column: "ownerId", of: "person", erased: "handling", order: "at" },
  tickets: { column: "userId", of: "person", erased: "always", order: "expiresAt" },
  uploadPieces: { column: "ownerId", of: "person", erased: "always", order: "createdAt" },
  users: { column: "id", of: "person", erased: "unlessKept", order: "id" },
};

export interface TableAbout extends About<Record<string, unknown>> {
  table: keyof Tables;
}

/** Each after those that it refers to. */
export const tablesAbout: readonly TableAbout[] = tablesInOrder.flatMap((table) => {
  const each = about[table];
  return each ? [{ table, ...(each as About<Record<string, unknown>>) }] : [];
});

export type Ids = Record<Of, readonly string[]>;

/** The ids by which a person's rows are found. */
export async function idsAbout(database: Database, personId: string): Promise<Ids> {
  const ids = async (table: "applications" | "signFlows") =>
    (await database.selectFrom(table).select("id").where("ownerId", "=", personId).execute()).map(
      ({ id }) => id,
    );
  const companies = await database
    .selectFrom("authorisations")
    .select("companyId")
    .where("ownerId", "=", personId)
    .execute();
  return {
    person: [personId],
    application: await ids("applications"),
    flow: await ids("signFlows"),
    company: companies.map(({ companyId }) => companyId),
  };
}

/** In their `order`; empty when there is nothing to look for. */
export async function rowsAbout(
  database: Database,
  { table, column, of, order }: TableAbout,
  ids: Ids,
): Promise<Record<string, unknown>[]> {
  if (ids[of].length === 0) return [];
  const query = database.selectFrom(table as "users").selectAll();
  return query
    .where(column as "id", "in", ids[of])
    .orderBy(order as "id")
    .execute() as Promise<unknown> as Promise<Record<string, unknown>[]>;
}
