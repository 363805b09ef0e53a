// An owner goes in, that owner's applications with matters and events come out.

import type { Kysely, Transaction } from "kysely";
import type { ApplicationRow, EventRow, MatterRow, Tables } from "./tables.ts";

type Trx = Transaction<Tables>;

/** Writes an application whole. False when its number is taken: nothing is written then. */
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

export function listApplications(
  database: Kysely<Tables>,
  ownerId: string,
  status?: string,
): Promise<ApplicationRow[]> {
  let query = database.selectFrom("applications").selectAll().where("ownerId", "=", ownerId);
  if (status !== undefined) query = query.where("status", "=", status);
  return query.orderBy("submittedAt", "desc").orderBy("id").execute();
}

export function findApplication(
  database: Kysely<Tables>,
  ownerId: string,
  id: string,
): Promise<ApplicationRow | undefined> {
  return database
    .selectFrom("applications")
    .selectAll()
    .where("ownerId", "=", ownerId)
    .where("id", "=", id)
    .executeTakeFirst();
}

export function mattersOf(database: Kysely<Tables>, applicationId: string): Promise<MatterRow[]> {
  return database
    .selectFrom("applicationMatters")
    .selectAll()
    .where("applicationId", "=", applicationId)
    .orderBy("position")
    .execute();
}

export function eventsOf(database: Kysely<Tables>, applicationId: string): Promise<EventRow[]> {
  return database
    .selectFrom("applicationEvents")
    .selectAll()
    .where("applicationId", "=", applicationId)
    .orderBy("position")
    .execute();
}
