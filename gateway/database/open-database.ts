// Opens SQLite or PostgreSQL behind one query builder.

import {
  CamelCasePlugin,
  type Dialect,
  Kysely,
  PostgresDialect,
  type SqliteDatabase,
  SqliteDialect,
} from "kysely";
import pg from "pg";
import type { Keys } from "../base/keys.ts";
import { requestId } from "../base/request-id.ts";
import { columnCipher } from "./encryption/column-cipher.ts";
import { EncryptionPlugin } from "./encryption/encryption-plugin.ts";
import { countingCommits, type Running } from "./sqlite/commits.ts";
import { DatabaseSync, type Sqlite } from "./sqlite/sqlite.ts";
import type { Database, Tables } from "./tables.ts";

/** The query builder over whatever runs the queries. Without keys the encrypted columns stay as they lie in the database. */
export const openDialect = (dialect: Dialect, keys?: Keys): Database =>
  new Kysely<Tables>({
    dialect,
    plugins: [...(keys ? [new EncryptionPlugin(columnCipher(keys))] : []), new CamelCasePlugin()],
  });

const int8 = 20;

/** Milliseconds that SQLite waits for another process's lock. Meanwhile nobody is answered, so it is short. */
const longestWait = 100;

/** Statements that a connection to SQLite keeps prepared. */
const mostKept = 500;

/** Milliseconds. A database that hangs fails the calls that wait for it, and a transaction left open ends. */
const timeouts = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 20_000,
  idle_in_transaction_session_timeout: 20_000,
  query_timeout: 25_000,
};

/**
 * SQLite in a file, or `:memory:`. Every commit is on disk before it is acknowledged; `committed` then hears which one it was, by the
 * count that the file keeps for whoever listens.
 */
export function openSqlite(path: string, keys?: Keys, committed?: (commits: number) => void): Database {
  const sqlite = new DatabaseSync(path);
  try {
    sqlite.exec(`PRAGMA busy_timeout = ${longestWait}`);
    sqlite.exec("PRAGMA journal_mode = WAL");
    sqlite.exec("PRAGMA synchronous = FULL");
    sqlite.exec("PRAGMA foreign_keys = ON");
  } catch (problem) {
    sqlite.close();
    throw problem;
  }
  const running = committed && countingCommits(sqlite, committed);
  return openDialect(new SqliteDialect({ database: kyselyOver(sqlite, running) }), keys);
}

/**
 * PostgreSQL. A lost connection fails the call that uses it and is sent to `report`; it never ends the process.
 * `schema` separates several gateways of a test. `patient`: statements may take as long as they like, as migrations do.
 */
export function openPostgres(
  url: string,
  report: (error: unknown) => void,
  { schema, patient = false, keys }: { schema?: string; patient?: boolean; keys?: Keys } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    keepAlive: true,
    ...(patient ? { connectionTimeoutMillis: timeouts.connectionTimeoutMillis } : timeouts),
    types: {
      // Times are bigint; as numbers they stay exact until the year 287396.
      getTypeParser: ((oid: number, format?: "text" | "binary") =>
        oid === int8
          ? Number
          : pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser,
    },
    ...(schema && { options: `-c search_path=${schema}` }),
  });
  // The pool looks after idle connections only; one lost inside a transaction would end the process.
  pool.on("connect", (client) => {
    client.on("error", report);
    nameRequests(client);
  });
  pool.on("error", () => undefined);
  const database = openDialect(new PostgresDialect({ pool }), keys);
  pools.set(database, pool);
  return database;
}

const pools = new WeakMap<Database, pg.Pool>();

/** Connections of a PostgreSQL database; null for SQLite. */
export function poolOf(database: Database): { total: number; idle: number; waiting: number } | null {
  const pool = pools.get(database);
  return pool ? { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount } : null;
}

/** Each statement ends in the id of its request, so that the server's own log and `pg_stat_activity` show whose it is. */
function nameRequests(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...given: unknown[]) => never;
  client.query = ((text: unknown, ...rest: unknown[]) => {
    const id = requestId();
    return query(id && typeof text === "string" ? `${text} /* request ${id} */` : text, ...rest);
  }) as typeof client.query;
}

type Statement = ReturnType<SqliteDatabase["prepare"]>;

/** Kysely expects another driver's API: parameters one by one, and a flag that tells whether a query returns rows. */
function kyselyOver(sqlite: Sqlite, running: Running = (_sql, run) => run()): SqliteDatabase {
  const kept = new Map<string, Statement>();

  function prepared(sql: string): Statement {
    const statement = sqlite.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => running(sql, () => statement.all(...parameters)),
      run: (parameters) => running(sql, () => statement.run(...parameters)),
      // Others may run the same statement while its rows are still read.
      iterate: (parameters) => sqlite.prepare(sql).iterate(...parameters),
    };
  }

  return {
    close: () => sqlite.close(),
    prepare(asked) {
      // A full disk has already undone the transaction; an error of the rollback would hide that of the disk.
      const sql = asked === "rollback" && !sqlite.isTransaction ? "select 1" : asked;
      const statement = kept.get(sql) ?? prepared(sql);
      kept.delete(sql);
      // Those of before know the tables as they were.
      if (/^\s*(create|alter|drop)\b/i.test(sql)) kept.clear();
      else kept.set(sql, statement);
      const [oldest = ""] = kept.size > mostKept ? kept.keys() : [];
      kept.delete(oldest);
      return statement;
    },
  };
}
