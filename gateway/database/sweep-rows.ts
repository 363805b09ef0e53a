// Deletes rows that have served their time.

import type { Database } from "./open-database.ts";

const keepAnswers = 30 * 24 * 3_600_000;

/** Ended sessions, old nonces, tickets, QR codes and face checks that confirmed nobody, and answers kept for retries longer than thirty days. */
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
