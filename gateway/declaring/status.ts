// Says what the status of an application means today: why it has it, and what its owner has to do by when.

import { isInHand, statusToday, waitsFor } from "../../engine/application/application-life.ts";
import { isDone, isToMend } from "../../engine/application/matter-life.ts";
import type { ApplicationStatus, WaitsFor } from "../../engine/contract/types.gen.ts";
import { words } from "../base/texts.ts";
import type { ApplicationRow, MatterRow } from "../database/application-rows.ts";

export interface ExplainedStatus {
  status: ApplicationStatus;
  waitsFor: WaitsFor | null;
  /** Why it has this status, and what can be done next. */
  statusNote: string;
  /** The department's own words. */
  reason: string | null;
  /** yyyy-MM-dd: the owner's deadline; null when there is nothing to do, or no deadline. */
  dueBy: string | null;
}

/** The columns that decide. */
export type StatusColumns = Pick<
  ApplicationRow,
  "id" | "status" | "statusNote" | "reason" | "dueBy" | "companyId" | "promisedBy"
>;

/** Spec 4. `lapsed`: the authorisation of its company does not hold, and it is not finished; `today`: yyyy-MM-dd. */
export function explainStatus(row: StatusColumns, lapsed: boolean, today: string): ExplainedStatus {
  const { statusNote, reason, dueBy } = row;
  const status = statusToday(row.status, { dueBy, lapsed, today });
  const waiting = waitsFor(status, false);
  if (status === row.status) return { status, waitsFor: waiting, statusNote, reason, dueBy };
  const byItself = { status, waitsFor: waiting, statusNote: words.statusNotes[status] };
  return status === "授权过期"
    ? { ...byItself, reason: words.lapsedAuthorisation, dueBy: row.promisedBy }
    : { ...byItself, reason: words.overdueAuthority(dueBy ?? ""), dueBy: null };
}

/** Adds what its matters say: how many are done, and which must be corrected by when. */
export function statusWithMatters(current: ExplainedStatus, matters: readonly MatterRow[]): ExplainedStatus {
  if (!isInHand(current.status)) return current;
  const mending = matters.filter(isToMend);
  const [mendBy = null] = mending.flatMap((matter) => matter.mendBy ?? []).toSorted();
  if (mending.length > 0) {
    const statusNote = words.mending(mending.length);
    return { ...current, waitsFor: waitsFor(current.status, true), statusNote, dueBy: mendBy };
  }
  if (current.status === "已申请") return current;
  return { ...current, statusNote: words.progress(matters.filter(isDone).length, matters.length) };
}
