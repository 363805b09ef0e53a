// The departments' side of applications: the newest go out, and a matter's new status comes in with its event.

import type { Database } from "../parts.ts";
import type { ApplicationRow, MatterRow } from "./tables.ts";

const shown = 20;

export interface DeskItem {
  application: ApplicationRow;
  matters: MatterRow[];
}

export async function newestApplications(database: Database): Promise<DeskItem[]> {
  const applications = await database
    .selectFrom("applications")
    .selectAll()
    .orderBy("submittedAt", "desc")
    .orderBy("id")
    .limit(shown)
    .execute();
  const matters = await database.selectFrom("applicationMatters").selectAll().orderBy("position").execute();
  return applications.map((application) => ({
    application,
    matters: matters.filter(({ applicationId }) => applicationId === application.id),
  }));
}

/** `step` says where a matter in that status may go; without a word from it nothing happens and false comes back. */
export async function moveMatter(
  database: Database,
  applicationId: string,
  matterInfoId: string,
  now: number,
  step: (status: string) => { to: string; note: string } | undefined,
): Promise<boolean> {
  return database.transaction().execute(async (trx) => {
    const matter = await trx
      .selectFrom("applicationMatters")
      .selectAll()
      .where("applicationId", "=", applicationId)
      .where("matterInfoId", "=", matterInfoId)
      .executeTakeFirst();
    const next = matter && step(matter.status);
    if (!next) return false;
    // The former status stands in the condition: of two clerks at once one moves it.
    const moved = await trx
      .updateTable("applicationMatters")
      .set({ status: next.to })
      .where("applicationId", "=", applicationId)
      .where("matterInfoId", "=", matterInfoId)
      .where("status", "=", matter.status)
      .returning("position")
      .executeTakeFirst();
    if (!moved) return false;
    const { count } = await trx
      .selectFrom("applicationEvents")
      .select((build) => build.fn.countAll<number>().as("count"))
      .where("applicationId", "=", applicationId)
      .where("matterInfoId", "=", matterInfoId)
      .executeTakeFirstOrThrow();
    const event = { applicationId, matterInfoId, position: Number(count), status: next.to };
    await trx
      .insertInto("applicationEvents")
      .values({ ...event, note: next.note, at: now })
      .execute();
    await trx
      .updateTable("applications")
      .set({ status: "办理中", statusNote: "部门正在办理，请留意办理进度" })
      .where("id", "=", applicationId)
      .where("status", "=", "已申请")
      .execute();
    return true;
  });
}
