// Finds a person by their ID number or by the id under which the portal knows them.

import { StartProblem } from "../../base/start-problem.ts";
import type { Database } from "../../database/tables.ts";
import { personsCalled } from "../../database/users.ts";

/** The person's id. Throws a StartProblem when nobody or several are found. */
export async function findPersonId(database: Database, wanted: string): Promise<string> {
  const found = await personsCalled(database, wanted);
  const [first, ...others] = found;
  if (first === undefined) throw new StartProblem("Nobody with this ID number or id is known here.");
  if (others.length > 0)
    throw new StartProblem(`Several persons have this number, name one by its id: ${found.join(", ")}.`);
  return first;
}
