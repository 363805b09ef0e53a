// Reads and writes the signing flows of a draft; a flow ends once, and never after its time.

import type { SignState } from "../../engine/contract/types.gen.ts";
import { same } from "./any-row.ts";
import type { Database, SignFlowRow } from "./tables.ts";

/** An open flow past its time has expired, even if nothing has recorded it. */
export const stateOfFlow = ({ state, expiresAt }: SignFlowRow, now: number): SignState =>
  state === "open" && expiresAt <= now ? "expired" : (state as SignState);

/** Newest first. */
export function listSignFlows(database: Database, ownerId: string, draftId: string): Promise<SignFlowRow[]> {
  return database
    .selectFrom("signFlows")
    .selectAll()
    .where(same({ ownerId, draftId }))
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .execute();
}

export async function findSignFlow(
  database: Database,
  ownerId: string,
  draftId: string,
  id: string,
): Promise<SignFlowRow | undefined> {
  const flow = await signFlowById(database, id);
  return flow?.ownerId === ownerId && flow.draftId === draftId ? flow : undefined;
}

/** Finds a flow of any owner; only for a caller that presents the platform's one-time state. */
export function signFlowById(database: Database, id: string): Promise<SignFlowRow | undefined> {
  return database.selectFrom("signFlows").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Adds a flow and expires an open one of the same draft. */
export async function addSignFlow(
  trx: Database,
  flow: Omit<SignFlowRow, "state" | "endedAt" | "signatureId">,
): Promise<void> {
  await trx
    .updateTable("signFlows")
    .set({ state: "expired", endedAt: flow.createdAt })
    .where(same({ draftId: flow.draftId, state: "open" }))
    .execute();
  await trx
    .insertInto("signFlows")
    .values({ ...flow, state: "open", endedAt: null, signatureId: null })
    .execute();
}

/** Ends a flow; false when it had already ended. */
export async function endSignFlow(
  trx: Database,
  id: string,
  state: Exclude<SignState, "open">,
  signatureId: string | null,
  now: number,
): Promise<boolean> {
  const ended = await trx
    .updateTable("signFlows")
    .set({ state, signatureId, endedAt: now })
    .where(same({ id, state: "open" }))
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}
