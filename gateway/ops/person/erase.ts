// Erases a person: all that may be deleted, and says what must be kept, why, and until when.

import { isDecided, statusToday } from "../../../engine/application/application-life.ts";
import { todayInShanghai } from "../../../engine/check/calendar.ts";
import { appendEntry } from "../../audit/trail.ts";
import type { Retention } from "../../base/retention.ts";
import { removeApplication } from "../../database/applications.ts";
import { removeDraft } from "../../database/drafts.ts";
import { lockRow } from "../../database/lock-row.ts";
import type { Trx } from "../../database/tables.ts";
import {
  belongingsOf,
  forgetName,
  removeRows,
  standingApplications,
} from "../../database/upkeep/person-rows.ts";
import { idsAbout, tablesAbout } from "../../database/upkeep/personal-data.ts";
import { day } from "../../database/upkeep/sweep-rows.ts";
import type { Parts } from "./hand-out.ts";

interface KeptApplication {
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
    await lockRow(trx, "users", personId);
    const ids = await idsAbout(trx, personId);
    const kept = await keptApplications(trx, personId, retention, now);
    const theirs = await belongingsOf(trx, personId);
    const applications = theirs.applications.filter(without(kept.map(({ id }) => id)));
    const drafts = theirs.drafts.filter(without(theirs.applications.map(({ draftId }) => draftId)));
    const sentences = kept.map(({ why }) => why);
    const counts = { drafts: drafts.length, applications: applications.length, kept: sentences };
    if (pretend) return { ...counts, files: 0 };
    gone = [...theirs.pieces];
    for (const { id, draftId } of applications) gone.push(...(await removeApplication(trx, { id, draftId })));
    for (const { id } of drafts) gone.push(...(await removeDraft(trx, id)));
    for (const each of tablesAbout.toReversed()) {
      if (each.erased === "always" || (each.erased === "unlessKept" && kept.length === 0))
        await removeRows(trx, each, ids);
    }
    // What a kept application says of its applicant stands in itself.
    if (kept.length > 0 && !kept.some(({ underWay }) => underWay)) await forgetName(trx, personId);
    await appendEntry(trx, secrets.signature, {
      personId,
      actor: "operator",
      act: "erase",
      what: "person",
      subject: "",
      at: now,
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
): Promise<KeptApplication[]> {
  const kept: KeptApplication[] = [];
  for (const application of await standingApplications(trx, personId)) {
    const { id, draftId, number, oneThingName, submittedAt, lastEvent } = application;
    const { status, dueBy, companyId, matters } = application;
    const today = statusToday(status, { dueBy, lapsed: false, today: todayInShanghai(now) });
    const underWay = !isDecided(today, { stored: status, matters, forCompany: companyId !== null });
    const until = (lastEvent ?? submittedAt) + retention.application * day;
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
