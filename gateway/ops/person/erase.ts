// Erases a person: all that may be deleted, and says what must be kept, why, and until when.

import type { Transaction } from "kysely";
import { appendEntry } from "../../audit/trail.ts";
import type { Retention } from "../../base/retention.ts";
import { removeApplication } from "../../database/applications.ts";
import { removeDraft } from "../../database/drafts.ts";
import { day } from "../../database/sweep-rows.ts";
import type { Tables } from "../../database/tables.ts";
import type { Parts } from "./hand-out.ts";
import { type Ids, idsAbout, type TableAbout, tablesAbout } from "./rows-about.ts";

type Trx = Transaction<Tables>;

interface Kept {
  id: string;
  draftId: string;
  /** One sentence for the operator. */
  why: string;
  underWay: boolean;
}

export interface Erased {
  drafts: number;
  applications: number;
  files: number;
  /** Why something is kept, one sentence each. */
  kept: string[];
}

/** All or nothing. `pretend`: only says what would be done. Files go at once, not into the bin. */
export async function erase(
  { database, files, clock, secrets }: Parts,
  personId: string,
  retention: Pick<Retention, "application">,
  pretend = false,
): Promise<Erased> {
  const now = clock.now();
  let gone: string[] = [];
  const erased = await database.transaction().execute(async (trx) => {
    await trx
      .updateTable("users")
      .set(({ ref }) => ({ userType: ref("userType") }))
      .where("id", "=", personId)
      .execute();
    const ids = await idsAbout(trx, personId);
    const kept = await keptApplications(trx, personId, retention, now);
    const applications = (
      await trx.selectFrom("applications").select(["id", "draftId"]).where("ownerId", "=", personId).execute()
    ).filter(without(kept.map(({ id }) => id)));
    const theirs = [...kept, ...applications].map(({ draftId }) => draftId);
    const drafts = (
      await trx.selectFrom("drafts").select("id").where("ownerId", "=", personId).execute()
    ).filter(without(theirs));
    const pieces = await trx
      .selectFrom("uploadPieces")
      .select("storedId")
      .where("ownerId", "=", personId)
      .execute();
    const sentences = kept.map(({ why }) => why);
    const counts = { drafts: drafts.length, applications: applications.length, kept: sentences };
    if (pretend) return { ...counts, files: 0 };
    gone = pieces.map(({ storedId }) => storedId);
    for (const { id, draftId } of applications) gone.push(...(await removeApplication(trx, { id, draftId })));
    for (const { id } of drafts) gone.push(...(await removeDraft(trx, id)));
    for (const each of tablesAbout.toReversed()) {
      if (each.erased === "always" || (each.erased === "unlessKept" && kept.length === 0))
        await remove(trx, each, ids);
    }
    // What a kept application says of its applicant stands in itself.
    if (kept.length > 0 && !kept.some(({ underWay }) => underWay)) await forgetName(trx, personId);
    await appendEntry(trx, secrets.signature, {
      ...{ personId, actor: "operator", act: "erase", what: "person", subject: "", at: now },
    });
    return { ...counts, files: gone.length };
  });
  for (const id of gone) await files.remove(id);
  return erased;
}

const without =
  (ids: readonly string[]) =>
  ({ id }: { id: string }): boolean =>
    !ids.includes(id);

async function keptApplications(
  trx: Trx,
  personId: string,
  retention: Pick<Retention, "application">,
  now: number,
): Promise<Kept[]> {
  const rows = await trx
    .selectFrom("applications")
    .select(["id", "draftId", "number", "oneThingName", "status", "submittedAt"])
    .where("ownerId", "=", personId)
    .where("withdrawnAt", "is", null)
    .orderBy("submittedAt")
    .execute();
  const kept: Kept[] = [];
  for (const { id, draftId, number, oneThingName, status, submittedAt } of rows) {
    const matters = await trx
      .selectFrom("applicationMatters")
      .select("status")
      .where("applicationId", "=", id)
      .execute();
    const { last } = await trx
      .selectFrom("applicationEvents")
      .select(({ fn }) => fn.max("at").as("last"))
      .where("applicationId", "=", id)
      .executeTakeFirstOrThrow();
    const underWay = status !== "不予批准" && matters.some((matter) => matter.status !== "已办结");
    const until = Number(last ?? submittedAt) + retention.application * day;
    if (!underWay && until <= now) continue;
    const why = underWay
      ? "it is under way. Let the person withdraw it, or erase again once the departments have finished it"
      : `the law keeps it until ${new Date(until).toISOString().slice(0, 10)} (RETENTION). It is deleted by itself then`;
    kept.push({
      id,
      draftId,
      underWay,
      why: `Application ${number} (${oneThingName}) is kept, because ${why}.`,
    });
  }
  return kept;
}

async function remove(trx: Trx, { table, column, of }: TableAbout, ids: Ids): Promise<void> {
  if (ids[of].length === 0) return;
  await trx
    .deleteFrom(table as "users")
    .where(column as "id", "in", ids[of])
    .execute();
}

async function forgetName(trx: Trx, personId: string): Promise<void> {
  await trx
    .updateTable("users")
    .set({ realName: "", mobile: "", certificateNumber: "", loginName: "", entLicenseSn: "", company: null })
    .where("id", "=", personId)
    .execute();
}
