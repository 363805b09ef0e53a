// Takes the keeper; gives what a page shows of it, and a way to wait until everything is saved.

import { type SnapshotFrom, waitFor } from "xstate";
import type { DraftInfo } from "../../contract/types.gen.ts";
import { conflictOf } from "./conflict.ts";
import type { KeeperRef, keeperMachine } from "./keeper.ts";

export interface KeeperView {
  status: "idle" | "saved" | "saving" | "unsaved" | "failed" | "conflict";
  /** `yyyy-MM-dd HH:mm:ss` of the last acknowledged save. */
  savedAt?: string;
  /** Why the last save failed, Chinese. */
  message?: string;
  /** The newer draft of a conflict. */
  newer?: DraftInfo;
}

type KeeperState = SnapshotFrom<typeof keeperMachine>["value"];

const statuses = {
  opening: "idle",
  kept: "saved",
  saved: "saved",
  waiting: "unsaved",
  saving: "saving",
  failed: "failed",
  refused: "failed",
  paused: "failed",
  conflict: "conflict",
} satisfies Record<KeeperState, KeeperView["status"]>;

/** What a page shows of it: 已保存 14:05, 保存中 … */
export function keeperView({ value, context }: SnapshotFrom<typeof keeperMachine>): KeeperView {
  const status = statuses[value];
  const { savedAt, failure, draftId } = context;
  return {
    status: status === "saved" && draftId === undefined ? "idle" : status,
    savedAt,
    ...(failure && { message: failure.message }),
    ...(status === "conflict" && { newer: conflictOf(failure) ?? undefined }),
  };
}

/** Resolves when everything is saved; rejects with the GatewayFailure that stands in the way. */
export async function flushKeeper(keeper: KeeperRef): Promise<{ draftId: string; revision: number }> {
  keeper.send({ type: "FLUSH" });
  const resting = ["kept", "failed", "refused", "paused", "conflict"];
  const { value, context } = await waitFor(keeper, (snapshot) => resting.includes(snapshot.value));
  if (value !== "kept" || context.draftId === undefined) throw context.failure ?? new Error(value);
  return { draftId: context.draftId, revision: context.revision };
}
