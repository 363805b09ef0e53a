// Reads and writes the one-time links to sign by phone; of a link's token only the hash is kept.

import { same } from "./any-row.ts";
import type { Database, PhoneLinkRow } from "./tables.ts";

/** `expired`: its time is over, or a newer link of the draft has ended it. */
export type PhoneLinkState = "waiting" | "signed" | "expired";

export function stateOfLink({ signatureId, endedAt, expiresAt }: PhoneLinkRow, now: number): PhoneLinkState {
  if (signatureId !== null) return "signed";
  return endedAt !== null || expiresAt <= now ? "expired" : "waiting";
}

/** Adds a link and ends an open one of the same draft. */
export async function addPhoneLink(
  trx: Database,
  link: Omit<PhoneLinkRow, "endedAt" | "signatureId">,
): Promise<void> {
  await trx
    .updateTable("phoneLinks")
    .set({ endedAt: link.createdAt })
    .where(same({ draftId: link.draftId, endedAt: null }))
    .execute();
  await trx
    .insertInto("phoneLinks")
    .values({ ...link, endedAt: null, signatureId: null })
    .execute();
}

export function findPhoneLink(
  database: Database,
  ownerId: string,
  id: string,
): Promise<PhoneLinkRow | undefined> {
  return database.selectFrom("phoneLinks").selectAll().where(same({ id, ownerId })).executeTakeFirst();
}

/** Finds a link of any owner: only for a caller that brings its token. */
export function phoneLinkByToken(database: Database, tokenHash: string): Promise<PhoneLinkRow | undefined> {
  return database.selectFrom("phoneLinks").selectAll().where("tokenHash", "=", tokenHash).executeTakeFirst();
}

/** Only while its draft is held: two phones never sign with one link. */
export async function spendPhoneLink(
  trx: Database,
  id: string,
  signatureId: string,
  now: number,
): Promise<void> {
  await trx.updateTable("phoneLinks").set({ signatureId, endedAt: now }).where("id", "=", id).execute();
}
