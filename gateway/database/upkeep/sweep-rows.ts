// Deletes rows that are no longer needed.

import type { Kysely } from "kysely";
import { inLots } from "../../base/in-lots.ts";
import { type Retention, usualRetention } from "../../base/retention.ts";
import type { Database, Tables } from "../tables.ts";

export const day = 24 * 3_600_000;

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
  await removeOld(database, "faceChecks", "expiresAt", now, { empty: "confirmedAt" });
  await removeOld(database, "faceChecks", "confirmedAt", now - kept.face * day);
  await removeOld(database, "idempotency", "createdAt", now - kept.answer * day);
}

type Time = "expiresAt" | "createdAt" | "confirmedAt";

interface How {
  /** Only rows that have nothing in that column. */
  empty?: Time;
  /** Rows of one lot; a few more where they are of one moment. */
  together?: number;
  /** Hears after each lot what its rows had in `column`. */
  gone?: { column: string; hear(values: string[]): Promise<void> };
}

/** In lots, the oldest first: rows whose `time` (epoch milliseconds) lies before. */
export async function removeOld(
  database: Database,
  table: keyof Tables,
  time: Time,
  before: number,
  { empty, together = 500, gone }: How = {},
): Promise<void> {
  const rows = database as unknown as Kysely<Record<string, Record<string, unknown>>>;
  await inLots(async () => {
    let old = rows.selectFrom(table).select(time).where(time, "<", before);
    let lot = rows.deleteFrom(table);
    if (empty) {
      old = old.where(empty, "is", null);
      lot = lot.where(empty, "is", null);
    }
    const next = await old.orderBy(time).offset(together).limit(1).executeTakeFirst();
    lot = next ? lot.where(time, "<=", next[time]) : lot.where(time, "<", before);
    if (gone) {
      const found = await lot.returning(gone.column).execute();
      await gone.hear(found.map((row) => row[gone.column] as string));
    } else {
      await lot.execute();
    }
    return next !== undefined;
  });
}
