// Copies every row from one database to another, be they SQLite or PostgreSQL.

import { sql } from "kysely";
import type { Database, Tables, Trx } from "../tables.ts";

/** Each after those that it refers to. */
export const tablesInOrder: readonly (keyof Tables)[] = [
  ...(["stores", "dataKeys", "identityKeys", "users", "sessions", "tickets", "nonces"] as const),
  ...(["definitions", "companies", "authorisations", "faceChecks", "licenceCodes", "phoneAnswers"] as const),
  ...(["drafts", "files", "uploadPieces", "licences", "signatures", "signFlows", "phoneLinks"] as const),
  ...(["sealPages", "applications", "applicationMatters", "applicationEvents", "supplements"] as const),
  ...(["outbox", "departmentEvents", "idempotency", "auditEntries", "auditHeads"] as const),
];

/** Rows that are held in memory at once. */
const together = 100;

type Row = Record<string, unknown>;
type Reader = (from: Trx, table: string) => AsyncIterable<Row[]>;

/** From PostgreSQL, which keeps the rows until they are fetched. */
async function* fetched(from: Trx, table: string): AsyncIterable<Row[]> {
  await sql`declare rows cursor for select * from ${sql.table(table)}`.execute(from);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(together)} from rows`.execute(from);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close rows`.execute(from);
}

/** From SQLite, where every row has a number. */
async function* numbered(from: Trx, table: string): AsyncIterable<Row[]> {
  for (let last = 0; ; ) {
    const { rows } = await sql<Row & { rowNumber: number }>`
      select rowid as row_number, * from ${sql.table(table)}
      where rowid > ${last} order by rowid limit ${sql.lit(together)}`.execute(from);
    if (rows.length === 0) return;
    last = rows.at(-1)?.rowNumber ?? last;
    yield rows.map(({ rowNumber, ...row }) => row);
  }
}

/** All or nothing, as it stood at one moment. Both must have the same tables, and `to` no rows. */
export async function copyRows(from: Database, to: Database, source: "postgres" | "sqlite"): Promise<void> {
  const read: Reader = source === "postgres" ? fetched : numbered;
  const begin = from.transaction();
  const reading = source === "postgres" ? begin.setIsolationLevel("repeatable read") : begin;
  await reading.execute((reader) =>
    to.transaction().execute(async (writer) => {
      for (const table of tablesInOrder) {
        for await (const rows of read(reader, table)) {
          await writer
            .insertInto(table)
            .values(rows as never)
            .execute();
        }
      }
    }),
  );
}
