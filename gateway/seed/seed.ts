// A database goes in and knows the invented persons afterwards.

import { keepPerson } from "../database/users.ts";
import type { Database } from "../parts.ts";
import { demoPersons } from "./persons.ts";

export async function seedDemo(database: Database): Promise<void> {
  for (const { shows, hasLicence, ...person } of demoPersons) await keepPerson(database, person);
}
