// Writes the invented persons and their companies into a database.

import { keepCompany } from "../../database/companies.ts";
import type { Database } from "../../database/tables.ts";
import { keepPerson } from "../../database/users.ts";
import { demoCompanies } from "./companies.ts";
import { demoPersons } from "./persons.ts";

export async function seedDemo(database: Database): Promise<void> {
  for (const person of demoPersons)
    await keepPerson(database, { ...person, userType: person.company ? "enterprise" : "personal" });
  for (const [ownerId, companies] of Object.entries(demoCompanies)) {
    for (const company of companies) await keepCompany(database, ownerId, company);
  }
}
