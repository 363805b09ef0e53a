// Reads and deletes what belongs to a person when that person is erased.

import { same } from "../any-row.ts";
import type { ApplicationRow, MatterRow } from "../application-rows.ts";
import type { Database, Trx } from "../tables.ts";
import type { Ids, TableAbout } from "./personal-data.ts";

/** Applications, drafts (also those that applications were made of), and ids under which pieces of uploads are stored. */
export async function belongingsOf(database: Database, personId: string) {
  const applications = await database
    .selectFrom("applications")
    .select(["id", "draftId"])
    .where("ownerId", "=", personId)
    .execute();
  const drafts = await database.selectFrom("drafts").select("id").where("ownerId", "=", personId).execute();
  const pieces = await database
    .selectFrom("uploadPieces")
    .select("storedId")
    .where("ownerId", "=", personId)
    .execute();
  return { applications, drafts, pieces: pieces.map(({ storedId }) => storedId) };
}

const standing = [
  ...(["id", "draftId", "number", "oneThingName", "companyId"] as const),
  ...(["status", "dueBy", "submittedAt"] as const),
];

export interface StandingApplication extends Pick<ApplicationRow, (typeof standing)[number]> {
  matters: readonly Pick<MatterRow, "status">[];
  /** Epoch milliseconds of the last event; null when there was none. */
  lastEvent: number | null;
}

/** Those that were not withdrawn, the oldest first. */
export async function standingApplications(
  database: Database,
  personId: string,
): Promise<StandingApplication[]> {
  const rows = await database
    .selectFrom("applications")
    .select(standing)
    .where(same({ ownerId: personId, withdrawnAt: null }))
    .orderBy("submittedAt")
    .execute();
  const found: StandingApplication[] = [];
  for (const row of rows) {
    const matters = await database
      .selectFrom("applicationMatters")
      .select("status")
      .where("applicationId", "=", row.id)
      .execute();
    const { last } = await database
      .selectFrom("applicationEvents")
      .select(({ fn }) => fn.max("at").as("last"))
      .where("applicationId", "=", row.id)
      .executeTakeFirstOrThrow();
    found.push({ ...row, matters, lastEvent: last === null ? null : Number(last) });
  }
  return found;
}

export async function removeRows(trx: Trx, { table, column, of }: TableAbout, ids: Ids): Promise<void> {
  if (ids[of].length === 0) return;
  await trx
    .deleteFrom(table as "users")
    .where(column as "id", "in", ids[of])
    .execute();
}

/** Who the person is; the row stays for what must be kept of them. */
export async function forgetName(trx: Trx, personId: string): Promise<void> {
  await trx
    .updateTable("users")
    .set({ realName: "", mobile: "", certificateNumber: "", loginName: "", entLicenseSn: "", company: null })
    .where("id", "=", personId)
    .execute();
}
