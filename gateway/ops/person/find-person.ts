// Finds a person by their ID number or by the id under which the portal knows them.

import { StartProblem } from "../../base/start-problem.ts";
import type { Database } from "../../database/tables.ts";

const together = 500;

/** The person's id. The numbers are encrypted, so all persons are looked through. Throws a StartProblem when nobody or several are found. */
export async function findPersonId(database: Database, wanted: string): Promise<string> {
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
      if (id === wanted) return id;
      if (certificateNumber !== "" && certificateNumber === wanted.toUpperCase()) found.push(id);
    }
    const end = rows.at(-1);
    if (!end) break;
    last = end.id;
  }
  const [first, ...others] = found;
  if (first === undefined) throw new StartProblem("Nobody with this ID number or id is known here.");
  if (others.length > 0)
    throw new StartProblem(`Several persons have this number, name one by its id: ${found.join(", ")}.`);
  return first;
}
