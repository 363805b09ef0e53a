// Reads and writes a session's QR codes for the licence login; another session's code looks like one that does not exist.

import { same } from "./any-row.ts";
import type { Database, LicenceCodeRow } from "./tables.ts";

export async function addLicenceCode(
  trx: Database,
  code: Omit<LicenceCodeRow, "authCodeHash" | "usedAt">,
): Promise<void> {
  await trx
    .insertInto("licenceCodes")
    .values({ ...code, authCodeHash: null, usedAt: null })
    .execute();
}

/** The session's newest code that is not over: it may have been scanned already. */
export async function openLicenceCode(
  database: Database,
  sessionId: string,
  now: number,
): Promise<(LicenceCodeRow & { qrText: string; imageBase64: string }) | undefined> {
  const code = await database
    .selectFrom("licenceCodes")
    .selectAll()
    .where(same({ sessionId, usedAt: null }))
    .where("expiresAt", ">", now)
    .orderBy("expiresAt", "desc")
    .orderBy("qrUid")
    .executeTakeFirst();
  const { qrText, imageBase64 } = code ?? {};
  return code && qrText && imageBase64 ? { ...code, qrText, imageBase64 } : undefined;
}

/** The phone has ended it. */
export async function endLicenceCode(
  database: Database,
  { sessionId, qrUid }: Pick<LicenceCodeRow, "sessionId" | "qrUid">,
  now: number,
): Promise<void> {
  await database
    .updateTable("licenceCodes")
    .set({ expiresAt: now })
    .where(same({ sessionId, qrUid }))
    .where("expiresAt", ">", now)
    .execute();
}

export function findLicenceCode(
  database: Database,
  sessionId: string,
  qrUid: string,
): Promise<LicenceCodeRow | undefined> {
  return database.selectFrom("licenceCodes").selectAll().where(same({ sessionId, qrUid })).executeTakeFirst();
}

/** Only the newest auth code of a QR code counts. */
export async function keepAuthCode(
  database: Database,
  { sessionId, qrUid }: Pick<LicenceCodeRow, "sessionId" | "qrUid">,
  authCodeHash: string,
): Promise<void> {
  await database
    .updateTable("licenceCodes")
    .set({ authCodeHash })
    .where(same({ sessionId, qrUid, usedAt: null }))
    .execute();
}

/** Uses up an auth code: true when it was given to this session and not used before. */
export async function spendAuthCode(
  trx: Database,
  sessionId: string,
  authCodeHash: string,
  now: number,
): Promise<boolean> {
  const row = await trx
    .updateTable("licenceCodes")
    .set({ usedAt: now })
    .where(same({ sessionId, authCodeHash, usedAt: null }))
    .returning("qrUid")
    .executeTakeFirst();
  return row !== undefined;
}
