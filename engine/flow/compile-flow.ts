// Compiles a one-thing into its declaration machine: one state per step, each editing → checking → saving → left.

import { type ActorRefFrom, assign, fromPromise, setup } from "xstate";
import type { Receipt } from "../contract/types.gen.ts";
import type { DeclarationRecord, Signature } from "../declaration/record.ts";
import type { StepName } from "../one-thing/one-thing.ts";
import { changedMatters, changeRecord, isRecordEvent } from "./change-record.ts";
import type {
  DeclarationContext,
  DeclarationEvent,
  DeclarationInput,
  DeclarationLogic,
} from "./declaration-types.ts";
import { flowSteps, type StepPlan } from "./flow-steps.ts";
import { type AtStep, guards } from "./guards.ts";
import { failureOf, leftAfter, noFailure } from "./left-after.ts";
import {
  afterSigning,
  ledAway,
  noSignature,
  type Signing,
  type SigningOutcome,
  sealOf,
  toSign,
} from "./sign-step.ts";

const noReceipt: Receipt = { id: "", number: "", submittedAt: "" };

const declaration = setup({
  types: {
    context: {} as DeclarationContext,
    events: {} as DeclarationEvent,
    input: {} as DeclarationInput,
    tags: {} as "editing" | "busy" | "review" | "signing",
  },
  actors: {
    save: fromPromise<void, DeclarationRecord>(async () => {}),
    submit: fromPromise<Receipt, DeclarationRecord>(async () => noReceipt),
    sign: fromPromise<SigningOutcome, Signing>(async () => noSignature),
  },
  guards,
  actions: {
    enter: assign(({ context, event }, { step, steps }: AtStep) => ({
      record: { ...context.record, step },
      furthest: steps.indexOf(step) > steps.indexOf(context.furthest) ? step : context.furthest,
      ...noFailure,
      focus: event.type === "GO" ? (event.focus ?? null) : null,
    })),
    // Defaults under which every step is valid; `withLogic` replaces them with the rest of the engine.
    check: (_, __: { step: StepName }) => {},
    noteMatters: () => {},
    noteSigning: () => {},
    settle: () => {},
    judge: () => {},
    change: assign(({ context, event }) =>
      isRecordEvent(event) ? { record: changeRecord(context.record, event) } : {},
    ),
    acknowledge: assign(({ context, event }) => {
      if (event.type !== "SAVED") return {};
      const { draftId, revision } = event;
      return { record: { ...context.record, draftId, revision } };
    }),
    replace: assign(({ event }) =>
      event.type === "REPLACE"
        ? { record: event.record, problems: [], left: [], ...noFailure, changing: false }
        : {},
    ),
    leave: assign({ problems: [], left: [], changed: null, ...noFailure }),
    forgetFailure: assign(noFailure),
    recover: assign(({ context }) => (context.stuck ? noFailure : {})),
    beginChanging: assign({ changing: true }),
    endChanging: assign({ changing: false }),
    tellFailure: assign((_, { error }: { error: unknown }) => failureOf(error)),
    beginSigning: assign(({ event }) => ({
      onward: event.type === "SIGN" && event.onward === true,
      problems: [],
      left: [],
      ...noFailure,
    })),
    keepSignature: assign(({ context }, { signature }: { signature: Signature }) => ({
      record: { ...context.record, signature },
      seal: { ...context.seal, away: false },
    })),
    goAway: assign(({ context }, { flowId }: { flowId: string }) => ({
      seal: ledAway(context.seal, flowId),
    })),
    receive: assign((_, { receipt }: { receipt: Receipt }) => ({ receipt })),
  },
});

/** Waiting for the gateway. The picture travels in the event and is kept in no context. */
const signingState = declaration.createStateConfig({
  tags: ["busy", "signing"],
  on: { GO: {} },
  invoke: {
    src: "sign",
    input: ({ context, event }) => ({
      record: context.record,
      given: event.type === "SIGN" ? event.given : undefined,
    }),
    onDone: afterSigning,
    onError: {
      target: "editing",
      actions: { type: "tellFailure", params: ({ event }) => ({ error: event.error }) },
    },
  },
});

/** The states of one step; the last step also holds the review and the submission (Spec 2, design: the review is `/step/review`). */
function stepState(step: StepName, steps: readonly StepName[]) {
  const at = steps.indexOf(step);
  const last = at === steps.length - 2;
  // The review and the submission need a good signature: after a change to what was signed, the person signs again first.
  const signs = steps.includes("sign");
  const next = steps[at + 1];
  const previous = steps[at - 1];
  const closed = { GO: {}, REPLACE: {} };
  const go = steps.slice(0, -1).map((target) => ({
    guard: { type: "mayGo" as const, params: { step: target, steps } },
    target: `#${target}`,
    actions: "beginChanging" as const,
  }));
  return declaration.createStateConfig({
    id: step,
    initial: "editing",
    entry: [{ type: "enter", params: { step, steps } }, "noteMatters", "noteSigning"],
    states: {
      editing: {
        tags: "editing",
        on: {
          NEXT: "checking",
          BACK: previous ? { target: `#${previous}`, actions: "leave" } : {},
          ...(step === "sign" && { SIGN: { target: "signing", actions: "beginSigning" as const } }),
        },
      },
      ...(step === "sign" && { signing: signingState }),
      checking: {
        tags: "busy",
        entry: { type: "check", params: { step } },
        always: [{ guard: "stepHolds", target: "saving" }, { target: "editing" }],
      },
      saving: {
        tags: "busy",
        on: { GO: {} },
        invoke: {
          src: "save",
          input: ({ context }) => context.record,
          onDone: last
            ? [...toSign(signs, "mustSign"), { target: "reviewing", actions: "leave" }]
            : [
                ...toSign(signs, "mustSignBeforeReview"),
                { guard: "changing", target: "#review", actions: "leave" },
                { target: `#${next}`, actions: "leave" },
              ],
          onError: {
            target: "editing",
            actions: { type: "tellFailure", params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      ...(last && {
        reviewing: {
          id: "review",
          tags: "review" as const,
          entry: "endChanging" as const,
          on: {
            SUBMIT: [
              ...toSign(signs, "mustSign"),
              { target: "submitting" as const, actions: "forgetFailure" as const },
            ],
            BACK: { target: "editing", actions: "leave" as const },
            GO: go,
          },
        },
        submitting: {
          tags: ["review" as const, "busy" as const],
          on: closed,
          invoke: {
            src: "submit" as const,
            input: ({ context }: { context: DeclarationContext }) => context.record,
            onDone: {
              target: "#done",
              actions: {
                type: "receive" as const,
                params: ({ event }: { event: { output: Receipt } }) => ({ receipt: event.output }),
              },
            },
            onError: {
              target: "reviewing",
              actions: {
                type: "tellFailure" as const,
                params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
              },
            },
          },
        },
      }),
    },
  });
}

/**
 * The declaration machine of a one-thing (design: 6). On its own every step is valid; `withLogic` adds checks, saving and submission.
 * It opens at the step of its record, or at the first one when the flow has no such step.
 */
export function compileFlow(oneThing: StepPlan & { code: string }) {
  const steps = flowSteps(oneThing);
  const [first = "done"] = steps;
  const goes = steps.slice(0, -1).map((step) => ({
    guard: { type: "mayGo" as const, params: { step, steps } },
    target: `.${step}`,
  }));
  return declaration.createMachine({
    id: `declaration-${oneThing.code}`,
    options: { maxIterations: 100 },
    context: ({ input }) => ({
      record: input.record,
      problems: [],
      left: [],
      ...noFailure,
      furthest: input.furthest && steps.includes(input.furthest) ? input.furthest : first,
      changing: input.changing ?? false,
      changed: null,
      knownMatters: null,
      focus: null,
      receipt: input.receipt ?? null,
      signing: { status: "good" },
      onward: false,
      seal: sealOf(input),
    }),
    initial: "opening",
    on: {
      ANSWER: { actions: ["change", "settle", "judge"] },
      CHOOSE: { actions: ["change", "settle", "judge"] },
      TOWNSHIP: { actions: ["change", "settle", "judge"] },
      MATERIAL: { actions: ["change", "settle", "judge"] },
      FETCHED: { actions: ["change", "judge"] },
      SAVED: { actions: "acknowledge" },
      RECOVERED: { actions: "recover" },
      REPLACE: { target: ".opening", actions: "replace" },
      GO: goes,
    },
    states: {
      opening: {
        always: [
          ...steps.map((step) => ({
            guard: { type: "isAt" as const, params: { step, steps } },
            target: step as string,
          })),
          { target: first },
        ],
      },
      ...Object.fromEntries(steps.slice(0, -1).map((step) => [step, stepState(step, steps)])),
      done: {
        id: "done",
        type: "final" as const,
        entry: { type: "enter" as const, params: { step: "done" as const, steps } },
      },
    },
  });
}

export type DeclarationMachine = ReturnType<typeof compileFlow>;
export type DeclarationRef = ActorRefFrom<DeclarationMachine>;

/** The same machine with the checks, saving and submission of the rest of the engine. */
export function withLogic(machine: DeclarationMachine, logic: DeclarationLogic): DeclarationMachine {
  return machine.provide({
    actors: {
      save: fromPromise<void, DeclarationRecord>(({ input }) => logic.save(input)),
      submit: fromPromise<Receipt, DeclarationRecord>(({ input }) => logic.submit(input)),
      sign: fromPromise<SigningOutcome, Signing>(async ({ input: { record, given } }) => {
        if (!given) throw new Error("There is nothing to sign with.");
        return logic.sign(record, given);
      }),
    },
    actions: {
      check: assign(({ context }, { step }) => {
        const problems = logic.problemsOf(context.record, step);
        return { problems, left: problems, ...noFailure };
      }),
      judge: assign(({ context, event }) => ({ left: leftAfter(event, context, logic) })),
      noteMatters: assign(({ context }) => ({ knownMatters: logic.mattersOf(context.record) })),
      noteSigning: assign(({ context }) => ({ signing: logic.signingOf(context.record) })),
      settle: assign(({ context }) => {
        const record = logic.settle(context.record);
        const before = context.knownMatters ?? [];
        const changed = changedMatters(before, logic.mattersOf(record));
        return { record, changed, signing: logic.signingOf(record) };
      }),
    },
  });
}
