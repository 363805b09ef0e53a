// Reads and writes a person's face checks; somebody else's check looks like one that does not exist.

import { same } from "./any-row.ts";
import type { Database, FaceCheckRow, FaceState } from "./tables.ts";

export function findFaceCheck(
  database: Database,
  ownerId: string,
  id: string,
): Promise<FaceCheckRow | undefined> {
  return database.selectFrom("faceChecks").selectAll().where(same({ ownerId, id })).executeTakeFirst();
}

/** Adds a check and expires a waiting one of the same person and one-thing. */
export async function addFaceCheck(
  trx: Database,
  check: Omit<FaceCheckRow, "state" | "confirmedAt">,
): Promise<void> {
  await trx
    .updateTable("faceChecks")
    .set({ state: "expired" })
    .where(same({ ownerId: check.ownerId, oneThingId: check.oneThingId, state: "waiting" }))
    .execute();
  await trx
    .insertInto("faceChecks")
    .values({ ...check, state: "waiting", confirmedAt: null })
    .execute();
}

/** Ends a check; only the first end counts. */
export async function endFaceCheck(
  trx: Database,
  { ownerId, id }: Pick<FaceCheckRow, "ownerId" | "id">,
  state: Exclude<FaceState, "waiting">,
  now: number,
): Promise<void> {
  await trx
    .updateTable("faceChecks")
    .set({ state, confirmedAt: state === "confirmed" ? now : null })
    .where(same({ ownerId, id, state: "waiting" }))
    .execute();
}

/** Whether this person was confirmed for that one-thing at that time or later. */
export async function isFaceConfirmed(
  database: Database,
  ownerId: string,
  oneThingId: string,
  since: number,
): Promise<boolean> {
  const row = await database
    .selectFrom("faceChecks")
    .select("id")
    .where(same({ ownerId, oneThingId, state: "confirmed" }))
    .where("confirmedAt", ">=", since)
    .executeTakeFirst();
  return row !== undefined;
}
