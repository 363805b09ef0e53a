// Deletes rows that are no longer needed.

import { type Retention, usualRetention } from "../../base/retention.ts";
import type { Database } from "../tables.ts";

export const day = 24 * 3_600_000;

/** Deletes ended sessions, old nonces, tickets and QR codes, and what has been kept for its days: links to sign by phone, face checks, and answers to repeated calls. */
export async function sweepRows(
  database: Database,
  now: number,
  kept: Retention = usualRetention,
): Promise<void> {
  await database.deleteFrom("nonces").where("expiresAt", "<", now).execute();
  await database.deleteFrom("tickets").where("expiresAt", "<", now).execute();
  await database.deleteFrom("sessions").where("expiresAt", "<", now).execute();
  await database.deleteFrom("phoneAnswers").where("expiresAt", "<", now).execute();
  await database.deleteFrom("sealPages").where("expiresAt", "<", now).execute();
  await database.deleteFrom("licenceCodes").where("expiresAt", "<", now).execute();
  await database
    .deleteFrom("phoneLinks")
    .where("expiresAt", "<", now - kept.link * day)
    .execute();
  await database
    .deleteFrom("faceChecks")
    .where("expiresAt", "<", now)
    .where(({ eb, or }) =>
      or([eb("state", "!=", "confirmed"), eb("confirmedAt", "<", now - kept.face * day)]),
    )
    .execute();
  await database
    .deleteFrom("idempotency")
    .where("createdAt", "<", now - kept.answer * day)
    .execute();
}
