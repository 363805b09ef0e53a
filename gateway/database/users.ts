// Turns a row, or the person of an outside login, into the gateway's person.

import type { Kysely } from "kysely";
import type { Tables, UserRow } from "./tables.ts";

export interface Company {
  id: string;
  companyName: string;
  unifiedSocialCreditCode: string;
  description: string;
  applyTime: string;
  /** Spec 4: only 2 is approved. */
  state: 0 | 1 | 2 | 8 | 9;
}

export interface Person {
  id: string;
  userType: "personal" | "enterprise";
  realName: string;
  mobile: string;
  /** Empty when not real-name verified (Spec 5). */
  certificateNumber: string;
  loginName: string;
  entLicenseSn: string;
  company: Company | null;
}

export function personOfRow(row: UserRow): Person {
  const { id, realName, mobile, certificateNumber, loginName, entLicenseSn } = row;
  const company = row.company === null ? null : (JSON.parse(row.company) as Company);
  const userType = row.userType === "enterprise" ? "enterprise" : "personal";
  return { id, userType, realName, mobile, certificateNumber, loginName, entLicenseSn, company };
}

/** Stores what the outside login says about a person; the newest values win. */
export async function keepPerson(database: Kysely<Tables>, person: Person): Promise<void> {
  const row = { ...person, company: person.company && JSON.stringify(person.company) };
  await database
    .insertInto("users")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}

export async function findPerson(database: Kysely<Tables>, id: string): Promise<Person | undefined> {
  const row = await database.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
  return row && personOfRow(row);
}
