// Reads and writes the messages for the departments.

import { addOnce, same } from "./any-row.ts";
import type { DepartmentEventRow, OutboxRow } from "./department-rows.ts";
import type { Database, FileRow, Trx } from "./tables.ts";

/** Everything about a message but what it says. */
export type OutboxLine = Omit<OutboxRow, "payload" | "fileIds">;

const told = [
  ...(["id", "applicationId", "departmentId", "departmentName", "sequence", "kind", "state"] as const),
  ...(["attempts", "dueAt", "createdAt", "waitingSince", "deliveredAt", "problem"] as const),
];

/** By an index; "everything but delivered" would read all messages that there ever were. */
const notArrived = ["waiting", "refused", "givenUp"] as const satisfies OutboxRow["state"][];

/** The application must be locked, or new. */
export async function nextSequence(trx: Trx, applicationId: string, departmentId: string): Promise<number> {
  const { last } = await trx
    .selectFrom("outbox")
    .select(({ fn }) => fn.max("sequence").as("last"))
    .where(same({ applicationId, departmentId }))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0) + 1;
}

export async function addMessage(trx: Trx, message: OutboxRow): Promise<void> {
  await trx.insertInto("outbox").values(message).execute();
}

/** The departments that an application was handed over to, and the files that each may fetch. */
export async function handedOverTo(
  database: Database,
  applicationId: string,
): Promise<{ id: string; name: string; fileIds: string[] }[]> {
  const rows = await database
    .selectFrom("outbox")
    .select(["departmentId", "departmentName", "fileIds"])
    .where("applicationId", "=", applicationId)
    .orderBy("departmentId")
    .orderBy("sequence")
    .execute();
  const found = new Map<string, { id: string; name: string; fileIds: string[] }>();
  for (const { departmentId: id, departmentName: name, fileIds } of rows) {
    const each = found.get(id) ?? { id, name, fileIds: [] };
    each.fileIds.push(...(JSON.parse(fileIds) as string[]));
    found.set(id, each);
  }
  return [...found.values()];
}

/** Departments with a message that is due. */
export async function departmentsDue(
  database: Database,
  now: number,
): Promise<{ id: string; name: string }[]> {
  const rows = await database
    .selectFrom("outbox")
    .select(["departmentId", "departmentName"])
    .where("state", "=", "waiting")
    .where("dueAt", "<=", now)
    .distinct()
    .execute();
  return rows.map(({ departmentId: id, departmentName: name }) => ({ id, name }));
}

/**
 * Takes the department's next message until `until`, so that nobody else sends it meanwhile; undefined when none is due. A message
 * comes only after all before it of the same application have arrived.
 */
export async function claimNext(
  database: Database,
  departmentId: string,
  now: number,
  until: number,
): Promise<OutboxRow | undefined> {
  for (;;) {
    const next = await database
      .selectFrom("outbox")
      .select(["id", "dueAt"])
      .where("state", "=", "waiting")
      .where("dueAt", "<=", now)
      .where("departmentId", "=", departmentId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("outbox as before")
              .select("before.id")
              .whereRef("before.applicationId", "=", "outbox.applicationId")
              .whereRef("before.departmentId", "=", "outbox.departmentId")
              .whereRef("before.sequence", "<", "outbox.sequence")
              .where("before.state", "!=", "delivered"),
          ),
        ),
      )
      .orderBy("dueAt")
      .orderBy("createdAt")
      .orderBy("id")
      .executeTakeFirst();
    if (!next) return undefined;
    const claimed = await database
      .updateTable("outbox")
      .set(({ eb }) => ({ dueAt: until, attempts: eb("attempts", "+", 1) }))
      .where(same({ id: next.id, state: "waiting", dueAt: next.dueAt }))
      .returningAll()
      .executeTakeFirst();
    if (claimed) return claimed;
  }
}

/** Unless somebody has taken the message anew since: its lease had run out. */
export async function settle(
  database: Database,
  { id, attempts }: Pick<OutboxRow, "id" | "attempts">,
  change: Partial<Pick<OutboxRow, "state" | "dueAt" | "deliveredAt" | "problem" | "payload">>,
): Promise<void> {
  await database
    .updateTable("outbox")
    .set(change)
    .where(same({ id, state: "waiting", attempts }))
    .execute();
}

/** Those that have not arrived, oldest first; `all`: every one. */
export function listMessages(database: Database, all: boolean): Promise<OutboxLine[]> {
  let query = database.selectFrom("outbox").select(told);
  if (!all) query = query.where("state", "in", notArrived);
  return query.orderBy("createdAt").orderBy("departmentId").orderBy("sequence").execute();
}

/** Lets messages be sent again at once, for as many days as a new one; returns how many. `ids`: absent for all that did not arrive. */
export async function sendAgain(database: Database, now: number, ids?: readonly string[]): Promise<number> {
  let query = database
    .updateTable("outbox")
    .set({ state: "waiting", dueAt: now, waitingSince: now })
    .where("state", "in", notArrived);
  if (ids) query = query.where("id", "in", ids);
  return (await query.returning("id").execute()).length;
}

export interface OutboxMetrics {
  waiting: number;
  /** Refused and given up. */
  stuck: number;
  /** When the oldest that has not arrived was written (epoch milliseconds); null when all have. */
  oldest: number | null;
}

export async function outboxMetrics(database: Database): Promise<OutboxMetrics> {
  const rows = await database
    .selectFrom("outbox")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count"), fn.min("createdAt").as("oldest")])
    .where("state", "in", notArrived)
    .groupBy("state")
    .execute();
  const of = (waiting: boolean) =>
    rows
      .filter(({ state }) => (state === "waiting") === waiting)
      .reduce((sum, { count }) => sum + Number(count), 0);
  const oldest = rows.length === 0 ? null : Math.min(...rows.map((row) => Number(row.oldest)));
  return { waiting: of(true), stuck: of(false), oldest };
}

/** An event that was carried out before. */
export function findEvent(
  database: Database,
  department: string,
  eventId: string,
): Promise<DepartmentEventRow | undefined> {
  return database
    .selectFrom("departmentEvents")
    .selectAll()
    .where(same({ department, eventId }))
    .executeTakeFirst();
}

/** False when there is one under its id already. */
export function addEventOnce(trx: Trx, event: DepartmentEventRow): Promise<boolean> {
  return addOnce(trx, "departmentEvents", event);
}

export type HandedFile = Pick<FileRow, "id" | "ownerId" | "sha256"> &
  Partial<Pick<FileRow, "name" | "type" | "size">> & { applicationId: string };

/** A file, or the picture of a signature, of an application that nobody has taken back. */
export async function fileHandedOver(database: Database, id: string): Promise<HandedFile | undefined> {
  const file =
    (await database
      .selectFrom("files")
      .select(["id", "draftId", "ownerId", "sha256", "name", "type", "size"])
      .where("id", "=", id)
      .executeTakeFirst()) ??
    (await database
      .selectFrom("signatures")
      .select(["id", "draftId", "ownerId", "sha256"])
      .where(same({ id, kind: "drawn" }))
      .executeTakeFirst());
  if (!file) return undefined;
  const application = await database
    .selectFrom("applications")
    .select("id")
    .where(same({ draftId: file.draftId, withdrawnAt: null }))
    .executeTakeFirst();
  return application && { ...file, applicationId: application.id };
}
