// Turns a row, or the person of an outside login, into the gateway's person.

import type { Kysely } from "kysely";
import type { Person } from "../base/person.ts";
import type { Tables, UserRow } from "./tables.ts";

/** `userType` is the session's. Only the licence's login brings licence and company. */
export function personOfRow(row: UserRow, userType: string): Person {
  const { id, realName, mobile, certificateNumber, loginName, entLicenseSn, company } = row;
  const person = { id, realName, mobile, certificateNumber, loginName };
  if (userType !== "enterprise") return { ...person, userType: "personal", entLicenseSn: "", company: null };
  return { ...person, userType, entLicenseSn, company: company === null ? null : JSON.parse(company) };
}

/** `userType`: as whom that person came. */
export async function findPerson(
  database: Kysely<Tables>,
  id: string,
  userType: string,
): Promise<Person | undefined> {
  const row = await database.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
  return row && personOfRow(row, userType);
}

/** Stores what the outside login says about a person; the newest values win. */
export async function keepPerson(database: Kysely<Tables>, person: Person): Promise<void> {
  const { id, userType, realName, mobile, certificateNumber, loginName, entLicenseSn } = person;
  const told = { id, userType, realName, mobile, certificateNumber, loginName };
  const row = { ...told, entLicenseSn, company: person.company && JSON.stringify(person.company) };
  // The provincial login knows of no licence, so it takes none away.
  const newer = userType === "enterprise" ? row : told;
  await database
    .insertInto("users")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(newer))
    .execute();
}
