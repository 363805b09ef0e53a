// Deletes rows that are no longer needed.

import type { Kysely } from "kysely";
import { type Retention, usualRetention } from "../../base/retention.ts";
import type { Database, Tables } from "../tables.ts";

export const day = 24 * 3_600_000;
/** Rows that are deleted in one go, so that no call waits for long. */
const together = 500;

/** Deletes ended sessions, old nonces, tickets and QR codes, and what has been kept for its days: links to sign by phone, face checks, and answers to repeated calls. */
export async function sweepRows(
  database: Database,
  now: number,
  kept: Retention = usualRetention,
): Promise<void> {
  await removeOld(database, "nonces", "expiresAt", now);
  await removeOld(database, "tickets", "expiresAt", now);
  await removeOld(database, "sessions", "expiresAt", now);
  await removeOld(database, "licenceCodes", "expiresAt", now);
  await removeOld(database, "phoneLinks", "expiresAt", now - kept.link * day);
  await removeOld(database, "faceChecks", "expiresAt", now, "confirmedAt");
  await removeOld(database, "faceChecks", "confirmedAt", now - kept.face * day);
  await removeOld(database, "idempotency", "createdAt", now - kept.answer * day);
}

type Time = "expiresAt" | "createdAt" | "confirmedAt";

/** Rows whose `time` (epoch milliseconds) lies before; with `empty`, only those that have nothing in that column. */
async function removeOld(
  database: Database,
  table: keyof Tables,
  time: Time,
  before: number,
  empty?: Time,
): Promise<void> {
  const rows = database as unknown as Kysely<Record<string, Record<Time, number | null>>>;
  for (;;) {
    let old = rows.selectFrom(table).select(time).where(time, "<", before);
    let gone = rows.deleteFrom(table);
    if (empty) {
      old = old.where(empty, "is", null);
      gone = gone.where(empty, "is", null);
    }
    const next = await old.orderBy(time).offset(together).limit(1).executeTakeFirst();
    await (next ? gone.where(time, "<=", next[time]) : gone.where(time, "<", before)).execute();
    if (!next) return;
  }
}
