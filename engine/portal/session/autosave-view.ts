// Says of autosave what a page shows: the state of saving, why it failed, and what helps.

import type { SnapshotFrom } from "xstate";
import { type GatewayFailure, isOutage } from "../../client/gateway-failure.ts";
import type { DraftInfo } from "../../contract/types.gen.ts";
import type { autosaveMachine } from "./autosave.ts";
import { conflictOf } from "./save-draft.ts";

export interface AutosaveView {
  /** `failed`: sent again by itself · `refused`: only a change or the person sends it again · `ended`: nothing is sent before the next login */
  status: "idle" | "saved" | "saving" | "unsaved" | "failed" | "refused" | "ended" | "conflict";
  /** `yyyy-MM-dd HH:mm:ss` of the last acknowledged save. */
  savedAt?: string;
  /** Why the last save failed, in Chinese. */
  message?: string;
  /** What helps after the gateway has refused to save, until it has saved again. */
  remedy?: "save" | "reload";
  /** The newer draft of a conflict. */
  newer?: DraftInfo;
}

const statuses = {
  opening: "idle",
  kept: "saved",
  saved: "saved",
  waiting: "unsaved",
  saving: "saving",
  failed: "failed",
  refused: "refused",
  paused: "ended",
  conflict: "conflict",
} satisfies Record<SnapshotFrom<typeof autosaveMachine>["value"], AutosaveView["status"]>;

const isRefusal = (failure: GatewayFailure): boolean =>
  failure.kind !== "session" && conflictOf(failure) === null && !isOutage(failure);

/** A one-thing that the gateway no longer knows is there again once the page is loaded anew. */
const remedyOf = ({ kind }: GatewayFailure) => (kind === "conflict" ? "reload" : "save");

/** What a page shows of it: 已保存 14:05, 保存中 … */
export function autosaveView({ value, context }: SnapshotFrom<typeof autosaveMachine>): AutosaveView {
  const status = statuses[value];
  const { savedAt, failure, draftId } = context;
  return {
    status: status === "saved" && draftId === undefined ? "idle" : status,
    savedAt,
    ...(failure && { message: failure.message, ...(isRefusal(failure) && { remedy: remedyOf(failure) }) }),
    ...(status === "conflict" && { newer: conflictOf(failure) ?? undefined }),
  };
}
