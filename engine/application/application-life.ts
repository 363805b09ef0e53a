// The life of an application, from a draft until it is deleted: the six statuses of the specification, and who moves it between them.

import type { ApplicationStatus, WaitsFor } from "../contract/types.gen.ts";
import { type Life, type Transition, transitionOf, transitionsFor } from "./life.ts";
import { firstMatterStatus, isDone, type MatterEvent, type MatterStatus } from "./matter-life.ts";

/** A status that its owner sees (Spec 4), or one in which nobody sees it any more. */
export type ApplicationState = ApplicationStatus | "已撤回" | "已删除";

/** What a row of the database may say. The other two are worked out: a draft is no application yet, and an authorisation lapses by itself. */
export type StoredStatus = Exclude<ApplicationStatus, "暂存件" | "授权过期">;

/** What is kept for how long is said by kind: a draft since it was saved, a withdrawn application, and one that is decided. */
export type RetentionKind = "draft" | "withdrawn" | "application";

export type ApplicationEvent =
  | MatterEvent
  | ("submit" | "withdraw" | "reapply")
  | ("requireAuthority" | "handInAuthority" | "waiveAuthority" | "authorityOverdue")
  | ("refuse" | "overturn")
  | ("lapse" | "authorise")
  | `expire:${RetentionKind}`;

export type ApplicationGuard = keyof typeof applicationGuards;

export interface ApplicationFacts {
  stored: StoredStatus;
  matters: readonly { status: MatterStatus }[];
  /** Declared for a company, not for the person. */
  forCompany: boolean;
}

export const applicationGuards = {
  /** A department has started on a matter. */
  begun: ({ matters }: ApplicationFacts) => matters.some(({ status }) => status !== firstMatterStatus),
  /** A matter is not done. */
  open: ({ matters }: ApplicationFacts) => !matters.every(isDone),
  /** Every matter is done. */
  finished: ({ matters }: ApplicationFacts) => matters.every(isDone),
  /** Declared for a company, and a matter is not done: what is finished needs no authorisation any more. */
  openForCompany: ({ forCompany, matters }: ApplicationFacts) => forCompany && !matters.every(isDone),
  /** It was 未上传委托书, or 办理中, when the authorisation lapsed. */
  lackedAuthority: ({ stored }: ApplicationFacts) => stored === "未上传委托书",
  wasUnderWay: ({ stored }: ApplicationFacts) => stored === "办理中",
};

/** Of an application that was submitted just now. */
export const firstStatus: StoredStatus = "已申请";

const byDepartment = { by: "department", to: "办理中" } as const;
const refuse = { by: "department", to: "不予批准", when: "open", needs: "reason" } as const;
const lapse = { by: "company", to: "授权过期", when: "openForCompany" } as const;
const authorityOverdue = { by: "day", to: "不予批准" } as const;
const inHand = {
  accept: byDepartment,
  requireMending: byDepartment,
  finishAll: { ...byDepartment, when: "open" },
  requireAuthority: { by: "department", to: "未上传委托书", when: "open", needs: "reason", days: 10 },
  refuse,
  lapse,
} as const;

export const applicationLife: Life<ApplicationState, ApplicationEvent, ApplicationGuard> = {
  暂存件: {
    submit: { by: "citizen", to: firstStatus },
    "expire:draft": { by: "day", to: "已删除" },
  },
  已申请: {
    ...inHand,
    /** Until the first department starts; its content becomes a draft again. */
    withdraw: { by: "citizen", to: "已撤回" },
  },
  办理中: {
    ...inHand,
    receive: byDepartment,
    handIn: { by: "citizen", to: "办理中" },
    finish: byDepartment,
    "expire:application": { by: "day", to: "已删除", when: "finished" },
  },
  未上传委托书: {
    handInAuthority: [
      { by: "citizen", to: "办理中", when: "begun", needs: "files" },
      { by: "citizen", to: "已申请", needs: "files" },
    ],
    waiveAuthority: [
      { by: "department", to: "办理中", when: "begun" },
      { by: "department", to: "已申请" },
    ],
    authorityOverdue,
    refuse,
    lapse,
  },
  授权过期: {
    /** It goes on where it stood. */
    authorise: [
      { by: "company", to: "未上传委托书", when: "lackedAuthority" },
      { by: "company", to: "办理中", when: "wasUnderWay" },
      { by: "company", to: "已申请" },
    ],
    authorityOverdue: { ...authorityOverdue, when: "lackedAuthority" },
    refuse,
  },
  不予批准: {
    overturn: { by: "department", to: "办理中" },
    /** Its content becomes a draft; it stays as it is. */
    reapply: { by: "citizen", to: "不予批准" },
    "expire:application": { by: "day", to: "已删除" },
  },
  已撤回: { "expire:withdrawn": { by: "day", to: "已删除" } },
  已删除: {},
};

/** The statuses that the database may say. */
export const storedStatuses = [
  "已申请",
  "办理中",
  "未上传委托书",
  "不予批准",
] as const satisfies readonly StoredStatus[];

/** The six statuses of the specification. */
export const applicationStatuses: readonly ApplicationStatus[] = [...storedStatuses, "暂存件", "授权过期"];

/** All transitions of a status for an event, in the order in which their guards are tried. */
export const waysOf = (
  from: ApplicationState,
  event: ApplicationEvent,
): readonly Transition<ApplicationState, ApplicationGuard>[] => transitionsFor(applicationLife, from, event);

/** Undefined when status or facts do not allow it. */
export const applicationTransition = (
  from: ApplicationState,
  event: ApplicationEvent,
  facts: ApplicationFacts,
): Transition<ApplicationState, ApplicationGuard> | undefined =>
  transitionOf(applicationLife, from, event, (guard) => applicationGuards[guard](facts));

/**
 * Spec 4: two transitions come by themselves. An authority paper that is overdue refuses the application (`dueBy`, `today`: yyyy-MM-dd),
 * and a company whose authorisation does not hold stops what is not finished (`lapsed`) until it is granted again.
 */
export function statusToday(
  stored: StoredStatus,
  { dueBy, lapsed, today }: { dueBy: string | null; lapsed: boolean; today: string },
): ApplicationStatus {
  const come: ApplicationEvent[] = [];
  if (dueBy !== null && dueBy < today) come.push("authorityOverdue");
  if (lapsed) come.push("lapse");
  const [next] = come.flatMap((event) => waysOf(stored, event));
  return next ? (next.to as ApplicationStatus) : stored;
}

/** Whether a status knows the event at all, whatever the facts are. */
export const knows = (status: ApplicationState, event: ApplicationEvent): boolean =>
  Object.hasOwn(applicationLife[status], event);

/** Nothing is left to do but to keep it for its time: it is refused, or every matter is done. */
export const isDecided = (status: ApplicationState, facts: ApplicationFacts): boolean =>
  applicationTransition(status, "expire:application", facts) !== undefined;

/** Departments may work on its matters. */
export const isInHand = (status: ApplicationState): boolean => knows(status, "accept");

/** What its owner has to do before it goes on; null for nothing. `toMend`: a matter of it lacks something. */
export function waitsFor(status: ApplicationState, toMend: boolean): WaitsFor | null {
  if (knows(status, "handInAuthority")) return "authority";
  if (knows(status, "authorise")) return "authorisation";
  return toMend && isInHand(status) ? "mending" : null;
}
