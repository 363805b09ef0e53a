// Deletes rows that are no longer needed.

import type { Database } from "./open-database.ts";

const keepAnswers = 30 * 24 * 3_600_000;

/** Deletes ended sessions, old nonces, tickets, QR codes, unconfirmed face checks, and retry answers older than thirty days. */
export async function sweepRows(database: Database, now: number): Promise<void> {
  await database.deleteFrom("nonces").where("expiresAt", "<", now).execute();
  await database.deleteFrom("tickets").where("expiresAt", "<", now).execute();
  await database.deleteFrom("sessions").where("expiresAt", "<", now).execute();
  await database.deleteFrom("phoneAnswers").where("expiresAt", "<", now).execute();
  await database.deleteFrom("sealPages").where("expiresAt", "<", now).execute();
  await database.deleteFrom("licenceCodes").where("expiresAt", "<", now).execute();
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
