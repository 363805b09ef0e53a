// Works out how an application stands today: its status, why, and what its owner has to do by when.

import type { ApplicationRow, MatterRow } from "../database/tables.ts";
import { words } from "../texts.ts";

/** The six statuses of point 4. */
export const statuses = ["已申请", "办理中", "暂存件", "未上传委托书", "授权过期", "不予批准"] as const;
export type Status = (typeof statuses)[number];

export interface StatusToday {
  status: Status;
  /** Why it stands so, and what can be done next. */
  statusNote: string;
  /** The department's own words. */
  reason: string | null;
  /** yyyy-MM-dd by which its owner is to do something; null: nothing, or at any time. */
  dueBy: string | null;
}

export type Kept = Pick<
  ApplicationRow,
  "status" | "statusNote" | "reason" | "dueBy" | "companyId" | "promisedBy"
>;

/** What departments work on, as long as it waits for nobody else. */
const inHand: readonly string[] = ["已申请", "办理中"];

/**
 * Spec 4. Two statuses come by themselves: an authority paper that is overdue refuses the application, and a company whose authorisation
 * does not hold (`lapsed`: ids) stops it until it is given again. `today`: yyyy-MM-dd.
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

/** The same with what its matters say: how many are done, and which must be mended by when. */
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

/** Departments may work on it. */
export const isInHand = ({ status }: Pick<StatusToday, "status">): boolean => inHand.includes(status);

/** Nobody has taken it up yet: its owner may take it back. */
export const withdrawable: Status = "已申请";
