// Opens SQLite or PostgreSQL behind one query builder.

import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import { CamelCasePlugin, Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect } from "kysely";
import pg from "pg";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;

const plugins = () => [new CamelCasePlugin()];
const int8 = 20;

/** SQLite in a file, or `:memory:`. Every commit is on disk before it is acknowledged. */
export function openSqlite(path: string): Database {
  const sqlite = new DatabaseSync(path);
  sqlite.exec("PRAGMA journal_mode = WAL");
  sqlite.exec("PRAGMA synchronous = FULL");
  sqlite.exec("PRAGMA busy_timeout = 5000");
  sqlite.exec("PRAGMA foreign_keys = ON");
  return new Kysely<Tables>({
    dialect: new SqliteDialect({ database: kyselyOver(sqlite) }),
    plugins: plugins(),
  });
}

/** PostgreSQL; `schema` separates several gateways of a test. Losing an idle connection is sent to `report`. */
export function openPostgres(url: string, report: (error: unknown) => void, schema?: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    types: {
      // Times are bigint; as numbers they stay exact until the year 287396.
      getTypeParser: ((oid: number, format?: "text" | "binary") =>
        oid === int8
          ? Number
          : pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser,
    },
    ...(schema && { options: `-c search_path=${schema}` }),
  });
  pool.on("error", report);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: plugins() });
}

/** Kysely expects another driver's API: parameters one by one, and a flag that tells whether a query returns rows. */
function kyselyOver(sqlite: DatabaseSyncInstance): SqliteDatabase {
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
