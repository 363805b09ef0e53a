// A database goes in and has every table afterwards; what was there before stays.

import { Migrator } from "kysely";
import type { Database } from "../parts.ts";
import { doors } from "./migrations/doors.ts";
import { firstTables } from "./migrations/first-tables.ts";
import { signatures } from "./migrations/signatures.ts";

// Names are kept in the database: never rename one, only add.
const migrations = { "0001-first-tables": firstTables, "0002-signatures": signatures, "0003-doors": doors };

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
