// Looks after a database as a whole: whether it answers, what SQLite keeps beside its file, whether all of it can be read.
import { sql } from "kysely";
import type { Database } from "../tables.ts";

/** Throws when the database does not answer. */
export async function demandAnswer(database: Database): Promise<void> {
  await sql`select 1`.execute(database);
}

/** SQLite: writes all of the write-ahead file into the database. The driver keeps statements alive, so closing alone would leave it. */
export async function foldWriteAhead(database: Database): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(database);
}

/** SQLite: writes the database anew, without what was deleted or overwritten. */
export async function overwriteFreePages(database: Database): Promise<void> {
  await sql`vacuum`.execute(database);
  await foldWriteAhead(database);
}

/** SQLite: for a command beside a gateway at work, which holds the lock for moments. */
export async function waitForLock(database: Database): Promise<void> {
  await sql`pragma busy_timeout = 10000`.execute(database);
}

/** SQLite: how many bytes its file says that it has, with what is still in the write-ahead file. */
export async function statedSize(database: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(database);
  return Number(rows[0]?.bytes ?? 0);
}

/** SQLite: reads all its pages. What is wrong with them; undefined when nothing is. */
export async function brokenPage(database: Database): Promise<string | undefined> {
  const { rows } = await sql<{ quickCheck: string }>`pragma quick_check(1)`.execute(database);
  const { quickCheck = "" } = rows[0] ?? {};
  return quickCheck === "ok" ? undefined : quickCheck;
}
