// Opens the database of a deployment for one command, and closes it again.

import { existsSync } from "node:fs";
import { StartProblem } from "../base/start-problem.ts";
import { sqliteFile } from "../data/open-data.ts";
import { openPostgres, openSqlite } from "../database/open-database.ts";
import type { Database } from "../database/tables.ts";
import { waitForLock } from "../database/upkeep/whole.ts";
import type { Settings } from "../settings/settings.ts";
import { report } from "./start.ts";

type Where = Pick<Settings, "databaseUrl" | "dataDir">;

/** Before anything else of a command: it must not make keys or folders where no deployment is. Throws a StartProblem. */
export function demandDatabase({ databaseUrl, dataDir }: Where): void {
  const file = sqliteFile(dataDir);
  if (databaseUrl === null && !existsSync(file))
    throw new StartProblem(`There is no database in ${file}: name its folder with DATA_DIR.`);
}

interface Wish {
  /** Of the encrypted columns; without them these are read as they are stored. */
  keys?: Parameters<typeof openSqlite>[1];
  /** Statements of PostgreSQL may take long. */
  patient?: true;
  /** It writes beside a gateway at work, whose lock on a SQLite file is waited for. */
  writes?: true;
}

/** Resolves with what `work` makes of it. Throws a StartProblem where there is none. */
export async function withDatabase<Made>(
  where: Where,
  { keys, patient, writes }: Wish,
  work: (database: Database) => Promise<Made>,
): Promise<Made> {
  demandDatabase(where);
  const { databaseUrl, dataDir } = where;
  const wish = { ...(keys && { keys }), ...(patient && { patient }) };
  const database: Database = databaseUrl
    ? openPostgres(databaseUrl, (problem) => report(problem, "database"), wish)
    : openSqlite(sqliteFile(dataDir), keys);
  try {
    if (writes && databaseUrl === null) await waitForLock(database);
    return await work(database);
  } finally {
    await database.destroy();
  }
}
