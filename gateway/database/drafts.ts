// Reads and writes a person's drafts; somebody else's draft looks like one that does not exist.

import { same } from "./any-row.ts";
import { lockRow } from "./lock-row.ts";
import { removeSignatures } from "./signatures.ts";
import type { Database, DraftRow, Trx } from "./tables.ts";

/** How many drafts one person may keep. */
export const mostDrafts = 100;

const mine = (database: Database, ownerId: string) =>
  database.selectFrom("drafts").selectAll().where("ownerId", "=", ownerId);

export function findDraft(
  database: Database,
  ownerId: string,
  draftId: string,
): Promise<DraftRow | undefined> {
  return mine(database, ownerId).where("id", "=", draftId).executeTakeFirst();
}

/** Open drafts, newest first: all, or those of one one-thing for one company (null: for the person). */
export function listDrafts(
  database: Database,
  ownerId: string,
  of?: Pick<DraftRow, "oneThingId" | "companyId">,
): Promise<DraftRow[]> {
  let query = mine(database, ownerId).where("closedAt", "is", null);
  if (of) query = query.where(same({ oneThingId: of.oneThingId, companyId: of.companyId }));
  return query.orderBy("savedAt", "desc").orderBy("id").execute();
}

/** Locks the owner until the transaction ends, so that of several new drafts at once each counts the others. */
export async function countDrafts(trx: Trx, ownerId: string): Promise<number> {
  await lockRow(trx, "users", ownerId);
  const { count } = await trx
    .selectFrom("drafts")
    .select((build) => build.fn.countAll<number>().as("count"))
    .where(same({ ownerId, closedAt: null }))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function addDraft(trx: Trx, draft: DraftRow): Promise<void> {
  await trx.insertInto("drafts").values(draft).execute();
}

/** The changed draft; undefined when its revision differs, it is closed, or it belongs to somebody else. */
export function changeDraft(
  trx: Trx,
  ownerId: string,
  draftId: string,
  revision: number,
  change: Partial<DraftRow>,
): Promise<DraftRow | undefined> {
  return trx
    .updateTable("drafts")
    .set({ ...change, revision: revision + 1 })
    .where(same({ id: draftId, ownerId, revision, closedAt: null }))
    .returningAll()
    .executeTakeFirst();
}

/** Locks an open draft of this owner against any other change until the transaction ends. */
export async function holdDraft(trx: Trx, ownerId: string, draftId: string): Promise<DraftRow | undefined> {
  return trx
    .updateTable("drafts")
    .set((build) => ({ revision: build.ref("revision") }))
    .where(same({ id: draftId, ownerId }))
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a draft with everything that belongs to it; returns the ids of its files and signatures. */
export async function removeDraft(trx: Trx, draftId: string): Promise<string[]> {
  const files = await trx.deleteFrom("files").where("draftId", "=", draftId).returning("id").execute();
  for (const table of ["licences", "idempotency", "signFlows", "phoneLinks"] as const)
    await trx.deleteFrom(table).where("draftId", "=", draftId).execute();
  const signatures = await removeSignatures(trx, draftId);
  await trx.deleteFrom("drafts").where("id", "=", draftId).execute();
  return [...files.map(({ id }) => id), ...signatures];
}
