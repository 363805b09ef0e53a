// One SQLite in memory that several simulated gateways share: one transaction at a time, undone when its gateway dies in it.

import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Keys } from "../../gateway/base/keys.ts";
import { openDialect } from "../../gateway/database/open-database.ts";
import { DatabaseSync } from "../../gateway/database/sqlite/sqlite.ts";
import type { Database } from "../../gateway/database/tables.ts";
import { scansOf } from "../gateway/setup/scans.ts";
import type { Mortal } from "./mortal.ts";

type Statement = ReturnType<InstanceType<typeof DatabaseSync>["prepare"]>;
type Row = Record<string, unknown>;

export interface SharedSqlite {
  /** As one process sees it. `asked` hears of each statement of its own. */
  openFor(process: Mortal, keys: Keys, asked?: (sql: string) => void): Database;
  /** Tables that grow and that a statement reads from end to end. */
  scansOf(sql: string): string[];
  /** What lies there now; encrypted columns as they lie. */
  rows(sql: string): Row[];
  /** The disk takes no more. */
  full: boolean;
  /** So many commits from now on take effect, but are answered like a lost connection. */
  loseCommits(count: number): void;
}

/** `committed`: hears of every commit, and of the tables that it may have changed. */
export function sharedSqlite(
  moved: () => void,
  committed: (tables: ReadonlySet<string>) => void,
): SharedSqlite {
  const sqlite = new DatabaseSync(":memory:");
  sqlite.exec("PRAGMA foreign_keys = ON");
  const prepared = new Map<string, Statement>();
  let free: Promise<unknown> = Promise.resolve();
  let changed = new Set<string>();
  let lost = 0;

  function tellCommit(): void {
    const tables = changed;
    changed = new Set();
    if (tables.size > 0) committed(tables);
  }

  function statementOf(sql: string): Statement {
    const statement = prepared.get(sql) ?? sqlite.prepare(sql);
    // A migration changes the tables that a statement was prepared for.
    if (/^(select|insert|update|delete)/i.test(sql)) prepared.set(sql, statement);
    return statement;
  }

  function run({ sql, parameters }: Pick<CompiledQuery, "sql" | "parameters">): QueryResult<never> {
    moved();
    if (shared.full && isWrite(sql)) {
      if (sqlite.isTransaction) sqlite.exec("rollback");
      throw new Error("database or disk is full");
    }
    const [, written] = /^(?:insert into|update|delete from) "(\w+)"/i.exec(sql) ?? [];
    if (written) changed.add(written);
    const statement = statementOf(sql);
    const rows = statement.columns().length > 0;
    const found = rows ? (statement.all(...(parameters as [])) as never[]) : [];
    const { changes, lastInsertRowid } = rows
      ? { changes: found.length, lastInsertRowid: 0 }
      : statement.run(...(parameters as []));
    if (!sqlite.isTransaction) tellCommit();
    return { rows: found, numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** Waits for its turn; gives what ends it. */
  function take(): Promise<() => void> {
    let release: () => void = () => undefined;
    const mine = new Promise<void>((done) => (release = done));
    const turn = free.then(() => release);
    free = free.then(() => mine);
    return turn;
  }

  function driverOf(process: Mortal, asked: (sql: string) => void): Driver {
    const held = new Map<DatabaseConnection, () => void>();
    process.onDeath(() => {
      if (held.size > 0 && sqlite.isTransaction) sqlite.exec("rollback");
      for (const release of held.values()) release();
      held.clear();
    });
    const say = (sql: string) => void run({ sql, parameters: [] });
    return {
      init: async () => undefined,
      destroy: async () => undefined,
      async acquireConnection() {
        const release = await take();
        if (!process.alive) release();
        return process.ask(() => {
          const connection: DatabaseConnection = {
            executeQuery: (query) => {
              asked(query.sql);
              return isWrite(query.sql) ? process.write(() => run(query)) : process.ask(() => run(query));
            },
            async *streamQuery(query) {
              yield await process.ask(() => run(query));
            },
          };
          held.set(connection, release);
          return connection;
        });
      },
      async releaseConnection(connection) {
        held.get(connection)?.();
        held.delete(connection);
      },
      beginTransaction: () => process.ask(() => say("begin")),
      commitTransaction: () =>
        process.write(() => {
          say("commit");
          tellCommit();
          if (lost > 0) {
            lost -= 1;
            throw new Error("Connection terminated unexpectedly");
          }
        }),
      rollbackTransaction: () =>
        process.ask(() => {
          // A full disk has undone it already.
          if (sqlite.isTransaction) say("rollback");
        }),
    };
  }

  const shared: SharedSqlite = {
    full: false,
    loseCommits(count) {
      lost = count;
    },
    openFor: (process, keys, asked = () => undefined) =>
      openDialect(
        {
          createAdapter: () => new SqliteAdapter(),
          createDriver: () => driverOf(process, asked),
          createIntrospector: (database) => new SqliteIntrospector(database),
          createQueryCompiler: () => new SqliteQueryCompiler(),
        },
        keys,
      ),
    rows: (sql) => statementOf(sql).all() as Row[],
    scansOf: (sql) => scansOf(sqlite, sql),
  };
  return shared;
}

const isWrite = (sql: string): boolean => /^(insert|update|delete)/i.test(sql);
