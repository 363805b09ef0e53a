// Remembers used nonces and idempotency keys, with the answer that each key got.

import type { Database, Trx } from "./tables.ts";

/** False when the nonce was used before. */
export async function spendNonce(trx: Trx, nonce: string, expiresAt: number): Promise<boolean> {
  const row = await trx
    .insertInto("nonces")
    .values({ nonce, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning("nonce")
    .executeTakeFirst();
  return row !== undefined;
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
  const taken = await trx
    .insertInto("idempotency")
    .values({ ...use, answer: null, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("call")
    .executeTakeFirst();
  if (taken) {
    await forgetFormerKeys(trx, use);

    return undefined;
  }
  return rowOf(trx.selectFrom("idempotency").selectAll(), use).executeTakeFirstOrThrow();
}

async function forgetFormerKeys(trx: Trx, { ownerId, idempotencyKey, draftId }: KeyUse): Promise<void> {
  if (draftId === null) return;
  await trx
    .deleteFrom("idempotency")
    .where("draftId", "=", draftId)
    .where("ownerId", "=", ownerId)
    .where("idempotencyKey", "<>", idempotencyKey)
    .execute();
}

/** The answer that the same request got under its key before; undefined when there is none. */
export async function answerOf(database: Database, use: KeyUse): Promise<string | undefined> {
  const row = await rowOf(database.selectFrom("idempotency").selectAll(), use).executeTakeFirst();
  return row?.fingerprint === use.fingerprint ? (row.answer ?? undefined) : undefined;
}

export async function keepAnswer(trx: Trx, use: KeyUse, answer: string): Promise<void> {
  await rowOf(trx.updateTable("idempotency").set({ answer }), use).execute();
}

function rowOf<Query extends { where(column: never, is: "=", value: never): Query }>(
  query: Query,
  use: KeyUse,
) {
  return (["ownerId", "call", "idempotencyKey"] as const).reduce(
    (narrowed, column) => narrowed.where(column as never, "=", use[column] as never),
    query,
  );
}
