// Reads and writes the companies that have authorised a person, each with its state.

import { type AuthorisationState, authorisation } from "../../engine/application/authorisation.ts";
import { formatDateTime } from "../../engine/check/calendar.ts";
import { sha256 } from "../base/hashes.ts";
import type { Company } from "../base/person.ts";
import { addOnce, same } from "./any-row.ts";
import type { Database } from "./tables.ts";

const mine = (database: Database, ownerId: string) =>
  database
    .selectFrom("authorisations")
    .innerJoin("companies", "companies.id", "authorisations.companyId")
    .select(["ownerId", "companyId", "companyName", "unifiedSocialCreditCode"])
    .select(["description", "applyTime", "state"])
    .where("ownerId", "=", ownerId);

type Row = Awaited<ReturnType<ReturnType<typeof mine>["executeTakeFirstOrThrow"]>>;

const companyOf = ({ ownerId: _, companyId: id, ...row }: Row): Company => ({
  id,
  ...row,
  applyTime: formatDateTime(row.applyTime),
});

/** Newest first. */
export async function listCompanies(database: Database, ownerId: string): Promise<Company[]> {
  const rows = await mine(database, ownerId).orderBy("applyTime", "desc").orderBy("id").execute();
  return rows.map(companyOf);
}

export async function findCompany(
  database: Database,
  ownerId: string,
  companyId: string,
): Promise<Company | undefined> {
  const row = await mine(database, ownerId).where("companyId", "=", companyId).executeTakeFirst();
  return row && companyOf(row);
}

export interface Authorisation {
  ownerId: string;
  companyId: string;
  companyName: string;
  /** The person who may act for the company. */
  realName: string;
  applyTime: number;
  state: AuthorisationState;
}

/** Everybody's authorisations, newest first, for the companies' desk only and never for a person. */
export function listAuthorisations(database: Database): Promise<Authorisation[]> {
  return database
    .selectFrom("authorisations")
    .innerJoin("companies", "companies.id", "authorisations.companyId")
    .innerJoin("users", "users.id", "authorisations.ownerId")
    .select(["users.id", "ownerId", "companyId", "companyName", "realName", "applyTime", "state"])
    .orderBy("applyTime", "desc")
    .orderBy("companyId")
    .execute();
}

/** False unless the state was `from`, so that of two simultaneous decisions only one counts. `applyTime`: of a new application. */
export async function moveAuthorisation(
  database: Database,
  ownerId: string,
  companyId: string,
  from: AuthorisationState,
  to: AuthorisationState,
  applyTime?: number,
): Promise<boolean> {
  const moved = await database
    .updateTable("authorisations")
    .set({ state: to, ...(applyTime !== undefined && { applyTime }) })
    .where(same({ ownerId, companyId, state: from }))
    .returning("companyId")
    .executeTakeFirst();
  return moved !== undefined;
}

/** Existing companies keep their state. */
export async function keepCompany(
  database: Database,
  ownerId: string,
  { applyTime, state, description, ...company }: Omit<Company, "applyTime"> & { applyTime: number },
): Promise<void> {
  await addOnce(database, "companies", company);
  const row = { ownerId, companyId: company.id, description, applyTime, state };
  await addOnce(database, "authorisations", row);
}

/** What a register says of one person's authorisations; a company that it no longer names may be asked again. */
export async function mirrorAuthorisations(
  trx: Database,
  ownerId: string,
  granted: readonly (Pick<Company, "companyName" | "description" | "applyTime" | "state"> & {
    creditCode: string;
  })[],
): Promise<void> {
  const named: string[] = [];
  for (const { companyName, creditCode, description, applyTime, state } of granted) {
    const { id } = await trx
      .insertInto("companies")
      .values({
        id: sha256(`company ${creditCode}`).slice(0, 32),
        companyName,
        unifiedSocialCreditCode: creditCode,
      })
      .onConflict((conflict) => conflict.column("unifiedSocialCreditCode").doUpdateSet({ companyName }))
      .returning("id")
      .executeTakeFirstOrThrow();
    named.push(id);
    // The register speaks of the city's own time.
    const at = Date.parse(`${applyTime.replace(" ", "T")}+08:00`) || 0;
    await trx
      .insertInto("authorisations")
      .values({ ownerId, companyId: id, description, applyTime: at, state })
      .onConflict((conflict) =>
        conflict.columns(["ownerId", "companyId"]).doUpdateSet({ description, applyTime: at, state }),
      )
      .execute();
  }
  await trx
    .updateTable("authorisations")
    .set({ state: authorisation.canReapply })
    .where("ownerId", "=", ownerId)
    .$if(named.length > 0, (others) => others.where("companyId", "not in", named))
    .execute();
}
