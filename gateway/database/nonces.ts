// Remembers used nonces and idempotency keys, with the answer that each key got.

import { addOnce, same } from "./any-row.ts";
import type { Database, Trx } from "./tables.ts";

/** False when the nonce was used before. */
export function spendNonce(trx: Trx, nonce: string, expiresAt: number): Promise<boolean> {
  return addOnce(trx, "nonces", { nonce, expiresAt });
}

export interface KeyUse {
  ownerId: string;
  call: string;
  idempotencyKey: string;
  fingerprint: string;
  /** Of a save: it was built on the answers of all saves before, so their keys are no longer needed. */
  draftId: string | null;
}

/** Undefined when the key is new; it is then taken. A second taker waits here until the first has committed. */
export async function takeKey(
  trx: Trx,
  use: KeyUse,
  now: number,
): Promise<{ fingerprint: string; answer: string | null } | undefined> {
  const isNew = await addOnce(trx, "idempotency", { ...use, answer: null, createdAt: now });
  if (!isNew) return rowOf(trx, use).executeTakeFirstOrThrow();
  await forgetFormerKeys(trx, use);
  return undefined;
}

async function forgetFormerKeys(trx: Trx, { ownerId, idempotencyKey, draftId }: KeyUse): Promise<void> {
  if (draftId === null) return;
  await trx
    .deleteFrom("idempotency")
    .where(same({ draftId, ownerId }))
    .where("idempotencyKey", "<>", idempotencyKey)
    .execute();
}

/** The answer that the same request got under its key before; undefined when there is none. */
export async function answerOf(database: Database, use: KeyUse): Promise<string | undefined> {
  const row = await rowOf(database, use).executeTakeFirst();
  return row?.fingerprint === use.fingerprint ? (row.answer ?? undefined) : undefined;
}

export async function keepAnswer(trx: Trx, use: KeyUse, answer: string): Promise<void> {
  await trx
    .updateTable("idempotency")
    .set({ answer })
    .where(same(keyOf(use)))
    .execute();
}

const keyOf = ({ ownerId, call, idempotencyKey }: KeyUse) => ({ ownerId, call, idempotencyKey });

const rowOf = (database: Database, use: KeyUse) =>
  database
    .selectFrom("idempotency")
    .selectAll()
    .where(same(keyOf(use)));
