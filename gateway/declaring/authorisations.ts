// Takes over from the city's register which companies let a person act for them; without one the gateway's own table stands.

import { isRealName } from "../../engine/person/name.ts";
import { mirrorAuthorisations } from "../database/companies.ts";
import type { Person } from "../database/users.ts";
import type { Dependencies } from "../dependencies.ts";

/** Throws a Refusal (503) when the register gives no answer: nobody acts for a company on yesterday's word. */
export async function refreshAuthorisations(
  { database, outside }: Pick<Dependencies, "database" | "outside">,
  person: Person,
): Promise<void> {
  if (!outside.authorisations || person.userType !== "personal" || !isRealName(person)) return;
  const granted = await outside.authorisations.list(person);
  await database.transaction().execute((trx) => mirrorAuthorisations(trx, person.id, granted));
}
