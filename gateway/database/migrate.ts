// Brings a database to the newest tables without touching its content.

import { Migrator, sql } from "kysely";
import { StartProblem } from "../base/start-problem.ts";
import { audit } from "./migrations/audit.ts";
import { auditKeys } from "./migrations/audit-keys.ts";
import { authorisations } from "./migrations/authorisations.ts";
import { dataKeys } from "./migrations/data-keys.ts";
import { desk } from "./migrations/desk.ts";
import { doors } from "./migrations/doors.ts";
import { encryptedHashes } from "./migrations/encrypted-hashes.ts";
import { firstTables } from "./migrations/first-tables.ts";
import { formerAnswers } from "./migrations/former-answers.ts";
import { growth } from "./migrations/growth.ts";
import { lastKeys } from "./migrations/last-keys.ts";
import { licenceCodes } from "./migrations/licence-codes.ts";
import { outbox } from "./migrations/outbox.ts";
import { phoneLinks } from "./migrations/phone-links.ts";
import { sessionDoors } from "./migrations/session-doors.ts";
import { shownCodes } from "./migrations/shown-codes.ts";
import { signFlows } from "./migrations/sign-flows.ts";
import { signatures } from "./migrations/signatures.ts";
import { stores } from "./migrations/stores.ts";
import { uploadPieces } from "./migrations/upload-pieces.ts";
import type { Database } from "./tables.ts";

// The database stores these names: never rename one, only add.
export const migrations = {
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
  "0011-stores": stores,
  "0012-last-keys": lastKeys,
  "0013-audit": audit,
  "0014-upload-pieces": uploadPieces,
  "0015-audit-keys": auditKeys,
  "0016-data-keys": dataKeys,
  "0017-outbox": outbox,
  "0018-shown-codes": shownCodes,
  "0019-encrypted-hashes": encryptedHashes,
  "0020-growth": growth,
};

/** A later version of this software has added `migration`. */
export class NewerDatabase extends Error {
  override readonly name = "NewerDatabase";
  readonly migration: string;
  constructor(migration: string) {
    super(`The database has been migrated further, by ${migration}.`);
    this.migration = migration;
  }
}

/**
 * Brings the database to the newest version. Several processes at once wait for each other on PostgreSQL; on SQLite the
 * folder's lock keeps them apart. Throws NewerDatabase, or the error of the migration that failed.
 */
export async function migrate(database: Database, schema?: string): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
    ...(schema && { migrationTableSchema: schema }),
  });
  const { error } = await migrator.migrateToLatest();
  const unknown =
    error instanceof Error && /previously executed migration (\S+) is missing/.exec(error.message)?.[1];
  if (unknown) throw new NewerDatabase(unknown);
  if (error) throw error;
}

/** Throws a StartProblem unless the database has the very tables of this software. */
export async function demandCurrent(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  if (rows.map(({ name }) => name).join() === Object.keys(migrations).join()) return;
  throw new StartProblem("The database has the tables of another version: use the software that runs on it.");
}
