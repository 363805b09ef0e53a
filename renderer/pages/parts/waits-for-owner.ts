// Which applications wait for their owner: one whose paper is missing or has lapsed, and one that must be corrected.
import type { ApplicationStatus, ApplicationSummary } from "../../../engine/index.ts";

type State = Pick<ApplicationSummary, "status" | "dueBy">;

const asksFor: ReadonlySet<ApplicationStatus> = new Set(["未上传委托书", "授权过期"]);

/** A matter of it must be corrected, by a day. */
export const isToMend = ({ status, dueBy }: State): boolean => status === "办理中" && dueBy !== null;

export const waitsForOwner = (state: State): boolean => isToMend(state) || asksFor.has(state.status);
