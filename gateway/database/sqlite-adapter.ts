// Lets Kysely's SQLite dialect use the `node:sqlite` API.

import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import type { SqliteDatabase } from "kysely";

/** Kysely expects another driver's API: parameters one by one, and a flag that tells whether a query returns rows. */
export function kyselyOver(sqlite: DatabaseSyncInstance): SqliteDatabase {
  return {
    close: () => sqlite.close(),
    prepare(sql) {
      const statement = sqlite.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters),
        run: (parameters) => statement.run(...parameters),
        iterate: (parameters) => statement.iterate(...parameters),
      };
    },
  };
}
