// The life of a matter: what its department and the citizen do with it, from the submission until it is done.

import type { MatterProgress } from "../contract/types.gen.ts";
import { type Life, type Transition, transitionOf } from "./life.ts";

export type MatterStatus = MatterProgress["status"];

export type MatterEvent = "accept" | "requireMending" | "receive" | "handIn" | "finish" | "finishAll";

const mending = { by: "department", to: "待补正", needs: "reason", days: 10 } as const;
const finishAll = { by: "department", to: "已办结" } as const;

/** An event of a matter is also one of its application, whose own table must allow it. */
export const matterLife: Life<MatterStatus, MatterEvent> = {
  待受理: { accept: { by: "department", to: "办理中" }, requireMending: mending, finishAll },
  办理中: { finish: { by: "department", to: "已办结" }, requireMending: mending, finishAll },
  待补正: {
    /** The department has what was missing by another way. */
    receive: { by: "department", to: "办理中" },
    handIn: { by: "citizen", to: "办理中", needs: "files-or-note" },
    finishAll,
  },
  已办结: {},
};

export const matterStatuses = Object.keys(matterLife) as MatterStatus[];

/** Of an application that was submitted just now. */
export const firstMatterStatus: MatterStatus = "待受理";

/** Undefined when the status does not allow it. */
export const matterTransition = (
  from: MatterStatus,
  event: MatterEvent,
): Transition<MatterStatus> | undefined => transitionOf(matterLife, from, event, () => true);

/** Nothing is left to do. */
export const isDone = ({ status }: { status: MatterStatus }): boolean =>
  Object.keys(matterLife[status]).length === 0;

/** Those in which something is left to do. */
export const openStatuses: readonly MatterStatus[] = matterStatuses.filter((status) => !isDone({ status }));

/** The citizen must hand in what it lacks. */
export const isToMend = ({ status }: { status: MatterStatus }): boolean => "handIn" in matterLife[status];

export const isMatterEvent = (event: string): event is MatterEvent =>
  Object.values(matterLife).some((ways) => Object.hasOwn(ways, event));
