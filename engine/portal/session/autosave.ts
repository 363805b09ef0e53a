// Saves the draft at most a second after the last change and retries after a failure: one save in flight, none lost, none overwritten.

import { type ActorRefFrom, assign, emit, fromPromise, setup, waitFor } from "xstate";
import { asFailure, type GatewayFailure, isOutage } from "../../client/gateway-failure.ts";
import type { DraftInfo } from "../../contract/types.gen.ts";
import { type DeclarationRecord, sameContent } from "../../declaration/record.ts";
import { delays } from "../../form-state/delays.ts";
import type { Attempt } from "../visit/persisted.ts";
import { changedSection, conflictOf } from "./save-draft.ts";

export interface AutosaveInput {
  record: DeclarationRecord;
  /** Idempotency key of the draft's creation. */
  draftKey: string;
  savedAt?: string;
  /** The record holds changes that the gateway does not know yet. */
  unsaved?: boolean;
  /** A save from before a reload, whose outcome is not known. */
  attempt?: Attempt | null;
  random(): string;
  save(attempt: Attempt): Promise<DraftInfo>;
}

export interface AutosaveContext extends Omit<AutosaveInput, "attempt"> {
  /** What the gateway has acknowledged. */
  kept: DeclarationRecord | null;
  /** The draft's last revision was saved from here, so `kept` is exactly what the gateway stores. */
  ours: boolean;
  draftId: string | undefined;
  revision: number;
  attempt: Attempt | null;
  failures: number;
  failure: GatewayFailure | null;
  /** The attempt was repeated once because its signature was refused (403). */
  signedAgain: boolean;
  /** Someone waits until everything is saved. */
  flushing: boolean;
}

export type AutosaveEvent =
  | { type: "CHANGED"; record: DeclarationRecord }
  /** The person has paused already, so what waits is saved without another pause. */
  | { type: "QUIET" }
  | { type: "FLUSH" }
  | { type: "RETRY" }
  /** After a conflict: saves the local version over the newer draft. */
  | { type: "KEEP_MINE" };

/** Seconds after the first, second, … failure in a row. */
const backoff = [2, 4, 8, 16, 30];

const autosave = setup({
  types: {
    context: {} as AutosaveContext,
    events: {} as AutosaveEvent,
    input: {} as AutosaveInput,
    emitted: {} as { type: "saved" } & DraftInfo,
  },
  actors: {
    save: fromPromise<DraftInfo, { save: AutosaveInput["save"]; attempt: Attempt | null }>(
      async ({ input: { save, attempt } }) => {
        if (!attempt) throw new Error("There is nothing to save.");
        return save(attempt);
      },
    ),
  },
  delays: {
    autosave: delays.save,
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
    /** A creation whose answer was lost has made this draft, and what is to be saved has changed since. */
    isMade: ({ context: { attempt } }, { error }: { error: unknown }) =>
      attempt?.draftId === undefined && conflictOf(error)?.revision === 1,
    isSession: (_, { error }: { error: unknown }) => asFailure(error, "editDeclare").kind === "session",
    // A signature may have grown too old on its way; a second refusal has another reason.
    isUnsigned: ({ context }, { error }: { error: unknown }) =>
      !context.signedAgain && asFailure(error, "editDeclare").status === 403,
    isFinal: (_, { error }: { error: unknown }) => isFinal(asFailure(error, "editDeclare")),
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
          record,
          idempotencyKey,
          draftId,
          revision,
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
      signedAgain: false,
    })),
    tell: emit((_, { draft }: { draft: DraftInfo }) => ({ type: "saved" as const, ...draft })),
    fail: assign(({ context }, { error }: { error: unknown }) => {
      const failure = asFailure(error, "editDeclare");
      const again = isOutage(failure);
      return {
        failure,
        failures: context.failures + 1,
        flushing: false,
        signedAgain: false,
        attempt: again ? context.attempt : null,
        // What was created under the key is gone: what is here is created anew.
        ...(failure.status === 422 && context.draftId === undefined && { draftKey: context.random() }),
      };
    }),
    signAgain: assign({ signedAgain: true }),
    goOnFrom: assign((_, { error }: { error: unknown }) => ({ ...conflictOf(error), attempt: null })),
    overwrite: assign(({ context }) => ({
      draftId: conflictOf(context.failure)?.draftId ?? context.draftId,
      revision: conflictOf(context.failure)?.revision ?? context.revision,
      // The newer draft came from elsewhere and is replaced as a whole.
      ours: false,
      attempt: null,
      failures: 0,
    })),
    beginFlush: assign({ flushing: true }),
    endFlush: assign({ flushing: false }),
  },
});

/** Sending the same again would be refused again. What is forbidden (403) may be allowed a moment later: keys change, and firewalls forget. */
const isFinal = (failure: GatewayFailure): boolean => failure.status !== 403 && !isOutage(failure);

const saved = ({ event }: { event: { output: DraftInfo } }) => ({ draft: event.output });
const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const changed = ({ event }: { event: { record: DeclarationRecord } }) => ({ record: event.record });

/**
 * Autosaves at a pause, or 1 s after the last change; retries failures after 2, 4, 8 … 30 s and on the next change; what the gateway refuses
 * and a conflict wait for the person.
 */
export const autosaveMachine = autosave.createMachine({
  id: "autosave",
  options: { maxIterations: 100 },
  context: ({ input }) => ({
    ...input,
    kept: input.unsaved ? null : input.record,
    ours: false,
    draftId: input.record.draftId,
    revision: input.record.revision,
    attempt: input.attempt ?? null,
    failures: 0,
    failure: null,
    signedAgain: false,
    flushing: false,
  }),
  initial: "opening",
  on: { CHANGED: { actions: { type: "take", params: changed } } },
  states: {
    opening: {
      always: [{ guard: ({ context }) => context.unsaved === true, target: "waiting" }, { target: "kept" }],
    },
    kept: {
      entry: "endFlush",
      on: {
        CHANGED: {
          guard: { type: "isNew", params: changed },
          target: "waiting",
          actions: { type: "take", params: changed },
        },
        // A draft that was never saved has no id yet, and files need one.
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
        CHANGED: { target: "waiting", reenter: true, actions: { type: "take", params: changed } },
        FLUSH: { target: "saving", actions: "beginFlush" },
        QUIET: "saving",
      },
    },
    saving: {
      entry: "prepare",
      on: { FLUSH: { actions: "beginFlush" }, QUIET: { actions: "beginFlush" } },
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
            guard: { type: "isMade", params: failed },
            target: "saving",
            reenter: true,
            actions: { type: "goOnFrom", params: failed },
          },
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
            guard: { type: "isUnsigned", params: failed },
            target: "saving",
            reenter: true,
            actions: "signAgain",
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
        CHANGED: { target: "waiting", actions: { type: "take", params: changed } },
        FLUSH: { target: "saving", actions: "beginFlush" },
        RETRY: "saving",
      },
    },
    /** The gateway refused: only changed content or the person's wish triggers another try. */
    refused: {
      on: {
        CHANGED: {
          guard: { type: "isNew", params: changed },
          target: "waiting",
          actions: { type: "take", params: changed },
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

export type AutosaveRef = ActorRefFrom<typeof autosaveMachine>;

/** A draft that the gateway knows in its current state. */
export interface Flushed {
  draftId: string;
  revision: number;
}

/** Resolves when everything is saved; rejects with the GatewayFailure that prevents it. */
export async function flushAutosave(autosave: AutosaveRef): Promise<Flushed> {
  autosave.send({ type: "FLUSH" });
  const resting = ["kept", "failed", "refused", "paused", "conflict"];
  const { value, context } = await waitFor(autosave, (snapshot) => resting.includes(snapshot.value));
  if (value !== "kept" || context.draftId === undefined) throw context.failure ?? new Error(value);
  return { draftId: context.draftId, revision: context.revision };
}
