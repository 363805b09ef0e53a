// Deletes rows that are no longer needed.

import type { Database } from "./open-database.ts";

const day = 24 * 3_600_000;
const keepAnswers = 30 * day;

/** Links to sign by phone stay for a day, since a computer that slept may still ask what became of one. */
const keepLinks = day;

/** The pieces of an upload that was given up; the store's own sweep removes their bytes. */
const keepPieces = day;

/** Deletes ended sessions, old nonces, tickets, QR codes, links to sign by phone, pieces of uploads, unconfirmed face checks, and retry answers older than thirty days. */
export async function sweepRows(database: Database, now: number): Promise<void> {
  await database.deleteFrom("nonces").where("expiresAt", "<", now).execute();
  await database.deleteFrom("tickets").where("expiresAt", "<", now).execute();
  await database.deleteFrom("sessions").where("expiresAt", "<", now).execute();
  await database.deleteFrom("phoneAnswers").where("expiresAt", "<", now).execute();
  await database.deleteFrom("sealPages").where("expiresAt", "<", now).execute();
  await database.deleteFrom("licenceCodes").where("expiresAt", "<", now).execute();
  await database
    .deleteFrom("phoneLinks")
    .where("expiresAt", "<", now - keepLinks)
    .execute();
  await database
    .deleteFrom("uploadPieces")
    .where("createdAt", "<", now - keepPieces)
    .execute();
  await database
    .deleteFrom("faceChecks")
    .where("expiresAt", "<", now)
    .where("state", "!=", "confirmed")
    .execute();
  await database
    .deleteFrom("idempotency")
    .where("createdAt", "<", now - keepAnswers)
    .execute();
}
