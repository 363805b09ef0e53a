// Stores sessions and login tickets by their hashes; the secrets themselves are never stored.

import { once } from "../../engine/check/once.ts";
import { idleTime, longestTime, noteEvery } from "../../engine/contract/session-life.ts";
import type { Person } from "../base/person.ts";
import { same } from "./any-row.ts";
import type { Database, Trx } from "./tables.ts";
import { personOfRow } from "./users.ts";

export interface LiveSession {
  person: Person;
  expiresAt: number;
  /** In any case. */
  endsAt: number;
}

/** Every call asks it, so it is written once. Its parameters: hash, now, and the longest ago that it may have been used. */
const live = once((database: Database) =>
  database
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .selectAll("users")
    .select(["sessions.lastUsedAt", "sessions.expiresAt", "sessions.userType as comesAs"])
    .where("sessionHash", "=", "")
    .where("expiresAt", ">", 0)
    .where("lastUsedAt", ">", 0)
    .compile(),
);

/** The person behind a session that has not ended, of the type that its login has made. */
export async function findSession(
  database: Database,
  sessionHash: string,
  now: number,
): Promise<LiveSession | undefined> {
  const query: ReturnType<typeof live> = {
    ...live(database),
    parameters: [sessionHash, now, now - idleTime],
  };
  const [row] = (await database.executeQuery(query)).rows;
  if (!row) return undefined;
  if (now - row.lastUsedAt > noteEvery) {
    await database
      .updateTable("sessions")
      .set({ lastUsedAt: now })
      .where("sessionHash", "=", sessionHash)
      .execute();
  }
  const { expiresAt: endsAt } = row;
  return { person: personOfRow(row, row.comesAs), expiresAt: Math.min(endsAt, now + idleTime), endsAt };
}

export async function insertSession(
  trx: Trx,
  sessionHash: string,
  { id: userId, userType }: Person,
  now: number,
): Promise<void> {
  const times = { createdAt: now, lastUsedAt: now, expiresAt: now + longestTime };
  await trx
    .insertInto("sessions")
    .values({ sessionHash, userId, userType, ...times })
    .execute();
}

export async function endSession(trx: Trx, sessionHash: string): Promise<void> {
  await trx.deleteFrom("sessions").where("sessionHash", "=", sessionHash).execute();
}

export async function issueTicket(
  database: Database,
  ticketHash: string,
  userId: string,
  expiresAt: number,
): Promise<void> {
  await database.insertInto("tickets").values({ ticketHash, userId, expiresAt, usedAt: null }).execute();
}

/** Uses up the ticket and returns its person; undefined when it is unknown, used or too old. */
export async function spendTicket(
  database: Database,
  ticketHash: string,
  now: number,
): Promise<string | undefined> {
  const row = await database
    .updateTable("tickets")
    .set({ usedAt: now })
    .where(same({ ticketHash, usedAt: null }))
    .where("expiresAt", ">", now)
    .returning("userId")
    .executeTakeFirst();
  return row?.userId;
}
