// Brings a database to the newest tables without touching its content.

import { Migrator } from "kysely";
import { authorisations } from "./migrations/authorisations.ts";
import { desk } from "./migrations/desk.ts";
import { doors } from "./migrations/doors.ts";
import { firstTables } from "./migrations/first-tables.ts";
import { formerAnswers } from "./migrations/former-answers.ts";
import { licenceCodes } from "./migrations/licence-codes.ts";
import { phoneLinks } from "./migrations/phone-links.ts";
import { sessionDoors } from "./migrations/session-doors.ts";
import { signFlows } from "./migrations/sign-flows.ts";
import { signatures } from "./migrations/signatures.ts";
import type { Database } from "./open-database.ts";

// The database stores these names: never rename one, only add.
const migrations = {
  "0001-first-tables": firstTables,
  "0002-signatures": signatures,
  "0003-doors": doors,
  "0004-licence-codes": licenceCodes,
  "0005-authorisations": authorisations,
  "0006-sign-flows": signFlows,
  "0007-desk": desk,
  "0008-former-answers": formerAnswers,
  "0009-session-doors": sessionDoors,
  "0010-phone-links": phoneLinks,
};

/** Brings the database to the newest version. Throws the error of the migration that failed. */
export async function migrate(database: Database, schema?: string): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
    ...(schema && { migrationTableSchema: schema }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
