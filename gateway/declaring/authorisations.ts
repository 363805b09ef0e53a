// Takes over from the city's register which companies let a person act for them; without one the gateway's own table stands.

import { isRealName } from "../../engine/person/name.ts";
import type { Person } from "../base/person.ts";
import { mirrorAuthorisations } from "../database/companies.ts";
import type { Database } from "../database/tables.ts";

interface Parts {
  database: Database;
  /** The city's register, where one is connected. */
  outside: { authorisations: { list(person: Person): Promise<Granted[]> } | null };
}

type Granted = Parameters<typeof mirrorAuthorisations>[2][number];

/** Throws a Refusal (503) when the register gives no answer: nobody acts for a company on yesterday's word. */
export async function refreshAuthorisations({ database, outside }: Parts, person: Person): Promise<void> {
  if (!outside.authorisations || person.userType !== "personal" || !isRealName(person)) return;
  const granted = await outside.authorisations.list(person);
  await database.transaction().execute((trx) => mirrorAuthorisations(trx, person.id, granted));
}
