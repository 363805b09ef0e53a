// Takes every change of a declaration; keeps the gateway's draft the same: one save in flight, none lost, none written over another.

import { type ActorRefFrom, assign, fromPromise, setup } from "xstate";
import { asFailure, type GatewayFailure } from "../../client/gateway-failure.ts";
import type { DraftInfo } from "../../contract/types.gen.ts";
import type { DeclarationRecord } from "../../declaration/record.ts";
import { conflictOf } from "./conflict.ts";

/** Milliseconds of quiet after the last change before it is saved. */
export const autosaveDelay = 1000;

/** One save. While its outcome is unknown it is sent again as it is, under the same key, before anything newer. */
export interface Attempt {
  record: DeclarationRecord;
  idempotencyKey: string;
  /** Absent: the draft is yet to be made. */
  draftId?: string;
  revision: number;
  /** What the gateway keeps, where only one section of it differs from the record: that section alone will do. */
  single?: { section: string; kept: DeclarationRecord };
}

export interface KeeperInput {
  record: DeclarationRecord;
  /** Idempotency key of the draft's creation. */
  draftKey: string;
  savedAt?: string;
  /** The record holds what the gateway does not know yet. */
  unsaved?: boolean;
  random(): string;
  save(attempt: Attempt): Promise<DraftInfo>;
  onSaved(draft: DraftInfo): void;
}

interface KeeperContext extends KeeperInput {
  /** What the gateway has acknowledged. */
  kept: DeclarationRecord | null;
  /** The draft's last revision was saved from here: what `kept` holds is what the gateway keeps, to the letter. */
  ours: boolean;
  draftId: string | undefined;
  revision: number;
  attempt: Attempt | null;
  failures: number;
  failure: GatewayFailure | null;
  /** Someone waits for everything to be saved. */
  flushing: boolean;
}

export type KeeperEvent =
  | { type: "CHANGED"; record: DeclarationRecord }
  | { type: "FLUSH" }
  | { type: "RETRY" }
  /** After a conflict: what is here is saved over the newer draft. */
  | { type: "KEEP_MINE" };

/** Seconds after the first, second, … failure in a row. */
const backoff = [2, 4, 8, 16, 30];

/** The parts of a record that are saved; draft id and revision come from the gateway. */
export function sameContent(one: DeclarationRecord, other: DeclarationRecord): boolean {
  const parts = ["areaId", "choices", "answers", "materials", "signature", "step", "principal"] as const;
  return parts.every((part) => one[part] === other[part]);
}

/** The one section whose answers differ, when nothing else that is saved does but the step. */
export function changedSection(before: DeclarationRecord, after: DeclarationRecord): string | undefined {
  const parts = ["areaId", "choices", "materials", "signature", "principal"] as const;
  if (parts.some((part) => before[part] !== after[part])) return undefined;
  const keys = new Set([...Object.keys(before.answers), ...Object.keys(after.answers)]);
  const changed = [...keys].filter((key) => before.answers[key] !== after.answers[key]);
  return changed.length === 1 ? changed[0] : undefined;
}

const keeper = setup({
  types: {
    context: {} as KeeperContext,
    events: {} as KeeperEvent,
    input: {} as KeeperInput,
  },
  actors: {
    save: fromPromise<DraftInfo, { save: KeeperInput["save"]; attempt: Attempt | null }>(
      async ({ input: { save, attempt } }) => {
        if (!attempt) throw new Error("There is nothing to save.");
        return save(attempt);
      },
    ),
  },
  delays: {
    autosave: autosaveDelay,
    backoff: ({ context: { failures, failure } }) => {
      const seconds = backoff[Math.min(failures, backoff.length) - 1] ?? 2;
      return Math.max(seconds, failure?.retryAfter ?? 0) * 1000;
    },
  },
  guards: {
    isClean: ({ context: { kept, record, draftId } }) =>
      draftId !== undefined && kept !== null && sameContent(kept, record),
    isNew: ({ context: { record } }, { record: next }: { record: DeclarationRecord }) =>
      !sameContent(record, next),
    flushing: ({ context }) => context.flushing,
    isConflict: (_, { error }: { error: unknown }) => conflictOf(error) !== null,
    isSession: (_, { error }: { error: unknown }) => asFailure(error, "editDeclare").kind === "session",
    isFinal: (_, { error }: { error: unknown }) => {
      const failure = asFailure(error, "editDeclare");
      return !failure.unsure && failure.kind !== "busy";
    },
  },
  actions: {
    take: assign((_, { record }: { record: DeclarationRecord }) => ({ record })),
    prepare: assign(({ context }) => {
      const { attempt, record, kept, ours, draftId, revision, draftKey, random } = context;
      if (attempt) return {};
      const idempotencyKey = draftId === undefined ? draftKey : random();
      const section = ours && kept ? changedSection(kept, record) : undefined;
      return {
        attempt: {
          ...{ record, idempotencyKey, draftId, revision },
          ...(section !== undefined && kept && { single: { section, kept } }),
        },
      };
    }),
    acknowledge: assign(({ context }, { draft }: { draft: DraftInfo }) => ({
      kept: context.attempt?.record ?? null,
      ours: true,
      draftId: draft.draftId,
      revision: draft.revision,
      savedAt: draft.savedAt,
      attempt: null,
      failures: 0,
      failure: null,
    })),
    tell: ({ context }, { draft }: { draft: DraftInfo }) => context.onSaved(draft),
    fail: assign(({ context }, { error }: { error: unknown }) => {
      const failure = asFailure(error, "editDeclare");
      const again = failure.unsure || failure.kind === "busy";
      return {
        failure,
        failures: context.failures + 1,
        flushing: false,
        attempt: again ? context.attempt : null,
      };
    }),
    overwrite: assign(({ context }) => ({
      revision: conflictOf(context.failure)?.revision ?? context.revision,
      // The newer draft is another's: it is replaced as a whole.
      ours: false,
      attempt: null,
      failures: 0,
    })),
    beginFlush: assign({ flushing: true }),
    endFlush: assign({ flushing: false }),
  },
});

const saved = ({ event }: { event: { output: DraftInfo } }) => ({ draft: event.output });
const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const told = ({ event }: { event: { record: DeclarationRecord } }) => ({ record: event.record });

/** Autosaves 1 s after the last change; failures are tried again after 2, 4, 8 … 30 s and on the next change; a conflict waits for the person. */
export const keeperMachine = keeper.createMachine({
  id: "keeper",
  options: { maxIterations: 100 },
  context: ({ input }) => ({
    ...input,
    kept: input.unsaved ? null : input.record,
    ours: false,
    draftId: input.record.draftId,
    revision: input.record.revision,
    attempt: null,
    failures: 0,
    failure: null,
    flushing: false,
  }),
  initial: "opening",
  on: { CHANGED: { actions: { type: "take", params: told } } },
  states: {
    opening: {
      always: [{ guard: ({ context }) => context.unsaved === true, target: "waiting" }, { target: "kept" }],
    },
    kept: {
      entry: "endFlush",
      on: {
        CHANGED: {
          guard: { type: "isNew", params: told },
          target: "waiting",
          actions: { type: "take", params: told },
        },
        // A draft that was never saved has no id yet, which files need.
        FLUSH: {
          guard: ({ context }) => context.draftId === undefined,
          target: "saving",
          actions: "beginFlush",
        },
      },
    },
    waiting: {
      after: { autosave: "saving" },
      on: {
        CHANGED: { target: "waiting", reenter: true, actions: { type: "take", params: told } },
        FLUSH: { target: "saving", actions: "beginFlush" },
      },
    },
    saving: {
      entry: "prepare",
      on: { FLUSH: { actions: "beginFlush" } },
      invoke: {
        src: "save",
        input: ({ context }) => ({ save: context.save, attempt: context.attempt }),
        onDone: {
          target: "saved",
          actions: [
            { type: "acknowledge", params: saved },
            { type: "tell", params: saved },
          ],
        },
        onError: [
          {
            guard: { type: "isConflict", params: failed },
            target: "conflict",
            actions: { type: "fail", params: failed },
          },
          {
            guard: { type: "isSession", params: failed },
            target: "paused",
            actions: { type: "fail", params: failed },
          },
          {
            guard: { type: "isFinal", params: failed },
            target: "refused",
            actions: { type: "fail", params: failed },
          },
          { target: "failed", actions: { type: "fail", params: failed } },
        ],
      },
    },
    saved: {
      always: [
        { guard: "isClean", target: "kept" },
        { guard: "flushing", target: "saving" },
        { target: "waiting" },
      ],
    },
    failed: {
      after: { backoff: "saving" },
      on: {
        CHANGED: { target: "waiting", actions: { type: "take", params: told } },
        FLUSH: { target: "saving", actions: "beginFlush" },
        RETRY: "saving",
      },
    },
    /** The gateway said no: only another content or the person's wish tries again. */
    refused: {
      on: {
        CHANGED: {
          guard: { type: "isNew", params: told },
          target: "waiting",
          actions: { type: "take", params: told },
        },
        FLUSH: { target: "saving", actions: "beginFlush" },
        RETRY: "saving",
      },
    },
    /** Logged out: nothing is sent until the person is back. */
    paused: { on: { RETRY: "saving", FLUSH: { target: "saving", actions: "beginFlush" } } },
    conflict: { on: { KEEP_MINE: { target: "saving", actions: "overwrite" } } },
  },
});

export type KeeperRef = ActorRefFrom<typeof keeperMachine>;
