// Turns a row, or the person of an outside login, into the gateway's person.

import type { Person } from "../base/person.ts";
import { addOnce } from "./any-row.ts";
import type { Database, Tables, UserRow } from "./tables.ts";

/** `userType` is the session's. Only the licence's login brings licence and company. */
export function personOfRow(row: UserRow, userType: string): Person {
  const { id, realName, mobile, certificateNumber, loginName, entLicenseSn, company } = row;
  const person = { id, realName, mobile, certificateNumber, loginName };
  if (userType !== "enterprise") return { ...person, userType: "personal", entLicenseSn: "", company: null };
  return { ...person, userType, entLicenseSn, company: company === null ? null : JSON.parse(company) };
}

/** `userType`: as whom that person came. */
export async function findPerson(
  database: Database,
  id: string,
  userType: string,
): Promise<Person | undefined> {
  const row = await database.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
  return row && personOfRow(row, userType);
}

/** Stores what the outside login says about a person; the newest values win. */
export async function keepPerson(database: Database, person: Person): Promise<void> {
  const { id, userType, realName, mobile, certificateNumber, loginName, entLicenseSn } = person;
  const told = { userType, realName, mobile, certificateNumber, loginName };
  const licence = { entLicenseSn, company: person.company && JSON.stringify(person.company) };
  // The provincial login knows of no licence, so it takes none away.
  const newer = userType === "enterprise" ? { ...told, ...licence } : told;
  await database
    .insertInto("users")
    .values({ id, ...told, ...licence })
    // Without the id: SQLite would look for its rows in every table that refers to it.
    .onConflict((conflict) => conflict.column("id").doUpdateSet(newer))
    .execute();
}

/** What ids of persons, or keys of their devices, are derived with. `made` is kept when there is none of its name yet. */
export async function identityKey(database: Database, made: Tables["identityKeys"]): Promise<string> {
  const find = database.selectFrom("identityKeys").selectAll().where("name", "=", made.name);
  const found = await find.executeTakeFirst();
  if (found) return found.secret;
  await addOnce(database, "identityKeys", made);
  return (await find.executeTakeFirstOrThrow()).secret;
}

const together = 500;

/** Ids of those with that ID number, or the one with that id. The numbers are encrypted, so all persons are looked through. */
export async function personsCalled(database: Database, wanted: string): Promise<string[]> {
  const found: string[] = [];
  for (let last = ""; ; ) {
    const rows = await database
      .selectFrom("users")
      .select(["id", "certificateNumber"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(together)
      .execute();
    for (const { id, certificateNumber } of rows) {
      if (id === wanted) return [id];
      if (certificateNumber !== "" && certificateNumber === wanted.toUpperCase()) found.push(id);
    }
    const end = rows.at(-1);
    if (!end) return found;
    last = end.id;
  }
}
