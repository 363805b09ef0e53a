// Reads and writes applications with their matters and events; citizens reach only their own.

import type { MatterStatus } from "../../engine/application/matter-life.ts";
import { same } from "./any-row.ts";
import type { ApplicationRow, EventRow, MatterRow } from "./application-rows.ts";
import { removeDraft } from "./drafts.ts";
import type { Database, Trx } from "./tables.ts";

/** Writes a whole application. Returns false and writes nothing when its number is taken. */
export async function addApplication(
  trx: Trx,
  application: ApplicationRow,
  matters: MatterRow[],
  events: EventRow[],
): Promise<boolean> {
  const added = await trx
    .insertInto("applications")
    .values(application)
    .onConflict((conflict) => conflict.column("number").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) return false;
  if (matters.length > 0) await trx.insertInto("applicationMatters").values(matters).execute();
  if (events.length > 0) await trx.insertInto("applicationEvents").values(events).execute();
  return true;
}

/** The columns that a list filters and sorts by. */
const listed = [
  ...(["id", "number", "oneThingName", "companyId", "companyName"] as const),
  ...(["status", "statusNote", "reason", "dueBy", "promisedBy", "submittedAt"] as const),
];

export type ListedRow = Pick<ApplicationRow, (typeof listed)[number]>;

const mine = (database: Database, ownerId: string) =>
  database.selectFrom("applications").where("ownerId", "=", ownerId).where("withdrawnAt", "is", null);

/** All applications of an owner, newest first, without their declarations. */
export function listApplications(database: Database, ownerId: string): Promise<ListedRow[]> {
  return mine(database, ownerId).select(listed).orderBy("submittedAt", "desc").orderBy("id").execute();
}

/** The owner's newest applications for a company, or for themselves when it is null. */
export function newestApplications(
  database: Database,
  ownerId: string,
  companyId: string | null,
  most: number,
): Promise<ApplicationRow[]> {
  return mine(database, ownerId)
    .selectAll()
    .where(same({ companyId }))
    .orderBy("submittedAt", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
}

/** The owner's applications for the same one-thing and company, or the person. */
export function applicationsLike(
  database: Database,
  ownerId: string,
  { oneThingId, companyId }: Pick<ApplicationRow, "oneThingId" | "companyId">,
): Promise<Pick<ApplicationRow, "id" | "status">[]> {
  return mine(database, ownerId).select(["id", "status"]).where(same({ oneThingId, companyId })).execute();
}

/** Ids of the owner's applications of which a matter has one of these statuses. */
export async function applicationsWith(
  database: Database,
  ownerId: string,
  statuses: readonly MatterStatus[],
): Promise<Set<string>> {
  const rows = await database
    .selectFrom("applicationMatters")
    .innerJoin("applications", "applications.id", "applicationMatters.applicationId")
    .where("applications.ownerId", "=", ownerId)
    .where("applicationMatters.status", "in", statuses)
    .select("applicationId")
    .distinct()
    .execute();
  return new Set(rows.map(({ applicationId }) => applicationId));
}

/** The owner's applications with these ids, in any order. */
export async function applicationsOf(
  database: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<ApplicationRow[]> {
  if (ids.length === 0) return [];
  return mine(database, ownerId).selectAll().where("id", "in", ids).execute();
}

export async function findApplication(
  database: Database,
  ownerId: string,
  id: string,
): Promise<ApplicationRow | undefined> {
  return (await applicationsOf(database, ownerId, [id]))[0];
}

/** Of whomever; for what departments ask. */
export function applicationNumbered(database: Database, number: string): Promise<ApplicationRow | undefined> {
  return database.selectFrom("applications").selectAll().where("number", "=", number).executeTakeFirst();
}

/** Of whomever. Throws when there is none. */
export function applicationById(database: Database, id: string): Promise<ApplicationRow> {
  return database.selectFrom("applications").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** The owner's application that was made of the draft. */
export function applicationOfDraft(
  database: Database,
  ownerId: string,
  draftId: string,
): Promise<Pick<ApplicationRow, "id"> | undefined> {
  return mine(database, ownerId).select("id").where("draftId", "=", draftId).executeTakeFirst();
}

/** Locks an application until the transaction ends, unless it was withdrawn. A clerk passes no `ownerId`. */
export function holdApplication(trx: Trx, id: string, ownerId?: string): Promise<ApplicationRow | undefined> {
  let held = trx
    .updateTable("applications")
    .set((build) => ({ status: build.ref("status") }))
    .where(same({ id, withdrawnAt: null }));
  if (ownerId !== undefined) held = held.where("ownerId", "=", ownerId);
  return held.returningAll().executeTakeFirst();
}

/** The application is locked. */
export async function changeApplication(
  trx: Trx,
  id: string,
  change: Partial<Pick<ApplicationRow, "status" | "statusNote" | "reason" | "dueBy" | "withdrawnAt">>,
): Promise<void> {
  await trx.updateTable("applications").set(change).where("id", "=", id).execute();
}

/** A matter of a locked application. */
export async function changeMatter(
  trx: Trx,
  { applicationId, matterInfoId }: Pick<MatterRow, "applicationId" | "matterInfoId">,
  change: Pick<MatterRow, "status" | "mendBy">,
): Promise<void> {
  await trx
    .updateTable("applicationMatters")
    .set(change)
    .where(same({ applicationId, matterInfoId }))
    .execute();
}

/** Adds an event, numbered within its matter; an empty `matterInfoId` means the whole application. */
export async function addEvent(trx: Trx, event: Omit<EventRow, "position">): Promise<void> {
  const { count } = await trx
    .selectFrom("applicationEvents")
    .select((build) => build.fn.countAll<number>().as("count"))
    .where(same({ applicationId: event.applicationId, matterInfoId: event.matterInfoId }))
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("applicationEvents")
    .values({ ...event, position: Number(count) })
    .execute();
}

/** Events of several applications, each in its order. */
export async function mattersOfAll(
  database: Database,
  applicationIds: readonly string[],
): Promise<MatterRow[]> {
  if (applicationIds.length === 0) return [];
  return database
    .selectFrom("applicationMatters")
    .selectAll()
    .where("applicationId", "in", applicationIds)
    .orderBy("position")
    .execute();
}

export function mattersOf(database: Database, applicationId: string): Promise<MatterRow[]> {
  return mattersOfAll(database, [applicationId]);
}

export function eventsOf(database: Database, applicationId: string): Promise<EventRow[]> {
  return database
    .selectFrom("applicationEvents")
    .selectAll()
    .where("applicationId", "=", applicationId)
    .orderBy("position")
    .execute();
}

/** Deletes an application with its draft and everything that belongs to either; returns the ids of files and signatures. */
export async function removeApplication(
  trx: Trx,
  { id, draftId }: Pick<ApplicationRow, "id" | "draftId">,
): Promise<string[]> {
  for (const table of [
    ...(["outbox", "departmentEvents", "supplements"] as const),
    ...(["applicationEvents", "applicationMatters"] as const),
  ]) {
    await trx.deleteFrom(table).where("applicationId", "=", id).execute();
  }
  await trx.deleteFrom("applications").where("id", "=", id).execute();
  return removeDraft(trx, draftId);
}
