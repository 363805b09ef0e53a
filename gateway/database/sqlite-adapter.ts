// Lets Kysely's SQLite dialect use the `node:sqlite` API.

import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import type { SqliteDatabase } from "kysely";

/** Kysely expects another driver: this one takes parameters one by one and recognises a query that reads by its columns. */
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
