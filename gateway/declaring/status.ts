// Works out the status of an application today, the reason, and what its owner has to do by when.

import { words } from "../base/texts.ts";
import type { ApplicationRow, MatterRow } from "../database/tables.ts";

/** The six statuses of point 4. */
export const statuses = ["已申请", "办理中", "暂存件", "未上传委托书", "授权过期", "不予批准"] as const;
export type Status = (typeof statuses)[number];

export interface StatusToday {
  status: Status;
  /** Why it has this status, and what can be done next. */
  statusNote: string;
  /** The department's own words. */
  reason: string | null;
  /** yyyy-MM-dd: the owner's deadline; null when there is nothing to do, or no deadline. */
  dueBy: string | null;
}

export type Kept = Pick<
  ApplicationRow,
  "status" | "statusNote" | "reason" | "dueBy" | "companyId" | "promisedBy"
>;

/** Statuses that departments work on, as long as they wait for nobody else. */
const inHand: readonly string[] = ["已申请", "办理中"];

/**
 * Spec 4. Two statuses follow by themselves: an overdue authority paper refuses the application, and a company whose authorisation
 * does not hold (`lapsed`: ids) stops it until it is granted again. `today`: yyyy-MM-dd.
 */
export function statusToday(row: Kept, lapsed: ReadonlySet<string>, today: string): StatusToday {
  const status = row.status as Status;
  const { statusNote, reason, dueBy } = row;
  if (status === "不予批准") return { status, statusNote, reason, dueBy: null };
  if (isOverdue(row, today)) {
    return {
      status: "不予批准",
      statusNote: words.statusNotes.不予批准,
      reason: words.overdueAuthority(dueBy ?? ""),
      dueBy: null,
    };
  }
  if (row.companyId !== null && lapsed.has(row.companyId)) {
    return {
      status: "授权过期",
      statusNote: words.statusNotes.授权过期,
      reason: words.lapsedAuthorisation,
      dueBy: row.promisedBy,
    };
  }
  return { status, statusNote, reason, dueBy };
}

function isOverdue({ status, dueBy }: Kept, today: string): boolean {
  return status === "未上传委托书" && dueBy !== null && dueBy < today;
}

/** Adds what its matters say: how many are done, and which must be corrected by when. */
export function statusWithMatters(current: StatusToday, matters: readonly MatterRow[]): StatusToday {
  if (!inHand.includes(current.status)) return current;
  const mending = matters.filter(({ status }) => status === "待补正");
  const [mendBy = null] = mending.flatMap((matter) => matter.mendBy ?? []).toSorted();
  if (mending.length > 0) {
    return { ...current, statusNote: words.mending(mending.length), dueBy: mendBy };
  }
  if (current.status === "已申请") return current;
  const done = matters.filter(({ status }) => status === "已办结").length;
  return { ...current, statusNote: words.progress(done, matters.length) };
}

const asked: readonly string[] = ["未上传委托书", "授权过期"];

/** It goes on only when its owner does something. `corrected`: a matter of it must be corrected. */
export const waitsForOwner = ({ status }: Pick<StatusToday, "status">, corrected: boolean): boolean =>
  asked.includes(status) || (corrected && inHand.includes(status));

/** Departments may work on it. */
export const isInHand = ({ status }: Pick<StatusToday, "status">): boolean => inHand.includes(status);

/** Nobody has started on it yet, so its owner may withdraw it. */
export const withdrawable: Status = "已申请";
