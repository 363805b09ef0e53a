// Runs a check by phone: from the QR code on the page to the answer of the phone's owner.

import {
  type ActorRefFrom,
  assign,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  setup,
} from "xstate";
import { asFailure } from "../../client/gateway-failure.ts";
import type { ClockPort, VisibilityPort } from "../ports.ts";

/** Milliseconds between two ticks of the countdown under the QR code, and after which it is asked for anew (Spec 9). */
export const qrTimer = 2000;
/** Milliseconds for which the success is shown at least before the dialog closes. */
export const confirmedShown = 1500;

export interface QrCode {
  /** The id under which the gateway is asked about it. */
  id: string;
  /** The text of the QR code. */
  text: string;
  /** A PNG in Base64; without it the page draws the code. */
  image?: string;
  /** Without it, only the phone's answer ends the code. */
  validSeconds?: number;
}

/** What every check needs of the page that shows it. */
export interface QrPagePorts {
  visibility: VisibilityPort;
  /** Tells why a poll is refused while the code stays good: each reason once, until a poll is answered (Spec 8). */
  refuse(message: string): void;
}

export interface QrCheckPorts extends QrPagePorts {
  /** Milliseconds between an answer, or an error, and the next poll. */
  every: number;
  /** How many times in a row a code is renewed without anybody asking, so that a forgotten dialog comes to rest. */
  renewals: number;
  begin(): Promise<QrCode>;
  /** The code that is good now: the one on the page, unless it has been replaced. Without it, a code stays until it is over. */
  refresh?(): Promise<QrCode>;
  /** The proof of confirmation, or null for none yet. A refusal with a `state` in its data ends the code. */
  ask(id: string): Promise<string | null>;
  /** Acts on the confirmation before it is shown as done. */
  enter?(proof: string): Promise<void>;
  done(): void;
}

export interface QrContext {
  ports: QrCheckPorts;
  now(): number;
  code: QrCode | null;
  /** By `now()`. */
  expiresAt: number;
  /** Milliseconds until a new code is fetched. */
  left: number;
  renewed: number;
  proof: string;
  /** Why the phone ended it, in the gateway's own sentence; a call that fails has told it already. */
  said: string;
  /** What the last poll was refused for; empty once one is answered. */
  refusal: string;
  hidden: boolean;
  /** The dialog was closed while the confirmation went on. */
  gone: boolean;
}

const endings = ["refused", "failed", "expired"] as const;
type Ending = (typeof endings)[number] | "unreachable";

/** `opening`: a QR code is being fetched; `expired`: it is worthless and was not renewed; `unreachable`: none could be fetched. */
export type QrStatus = "opening" | "waiting" | "confirmed" | Ending;

const check = setup({
  types: {
    context: {} as QrContext,
    events: {} as { type: "RETRY" } | { type: "CLOSE" } | { type: "HIDDEN" } | { type: "SHOWN" },
    input: {} as Pick<QrContext, "ports" | "now">,
  },
  actors: {
    begin: fromPromise<QrCode, QrCheckPorts>(({ input }) => input.begin()),
    refresh: fromPromise<QrCode | undefined, QrCheckPorts>(async ({ input }) => input.refresh?.()),
    poll: fromPromise<string | null, QrContext>(({ input: { ports, code } }) => ports.ask(code?.id ?? "")),
    enter: fromPromise<void, QrContext>(async ({ input: { ports, proof } }) => ports.enter?.(proof)),
    visibility: fromCallback<EventObject, VisibilityPort>(({ sendBack, input }) =>
      input.subscribe(() => sendBack({ type: input.hidden() ? "HIDDEN" : "SHOWN" })),
    ),
  },
  delays: {
    poll: ({ context }) => context.ports.every,
    shown: confirmedShown,
    tick: ({ context }) => Math.min(qrTimer, context.left),
    refresh: qrTimer,
  },
  guards: {
    isHidden: ({ context }) => context.hidden,
    isGone: ({ context }) => context.gone,
    isTimed: ({ context }) => Number.isFinite(context.expiresAt),
    isOver: ({ context }) => context.left <= 0,
    mayRenew: ({ context }) => !context.hidden && context.renewed < context.ports.renewals,
    isNews: ({ context }, { error }: { error: unknown }) => {
      const { status, message } = asFailure(error, "");
      return status > 0 && message !== context.refusal;
    },
    staysForGood: ({ context }) => context.ports.refresh === undefined,
  },
  actions: {
    show: assign(({ context }, code: QrCode) => ({
      code,
      expiresAt: context.now() + (code.validSeconds ?? Number.POSITIVE_INFINITY) * 1000,
    })),
    count: assign({ left: ({ context }) => Math.max(0, context.expiresAt - context.now()) }),
    renew: assign({ renewed: ({ context }) => context.renewed + 1 }),
    anew: assign({ renewed: 0, said: "" }),
    say: assign((_, { error }: { error: unknown }) => ({ said: asFailure(error, "").message })),
    refuse: ({ context }) => context.ports.refuse(context.refusal),
    tell: ({ context }) => context.ports.done(),
  },
});

const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** What a failed poll says about the code; undefined when it says nothing and the poll is repeated. */
function endingOf(error: unknown): Ending | undefined {
  const failure = asFailure(error, "");
  if (failure.kind === "session") return "unreachable";
  // The browser has another session now, so its old code belongs to nobody.
  if (failure.status === 404) return "expired";
  return failure.kind === "refused" ? endings.find((ending) => ending === failure.data?.state) : undefined;
}

/**
 * Spec 4: fetches a QR code and polls, one poll at a time, and rests while hidden. A confirmation is processed, shown as done, and then ends the check.
 * The timer of 2000 ms counts down to the code's end, and asks for the code anew where it can be replaced.
 */
export const qrCheckMachine = check.createMachine({
  id: "qrCheck",
  context: ({ input }) => ({
    ...input,
    code: null,
    expiresAt: 0,
    left: 0,
    renewed: 0,
    proof: "",
    said: "",
    refusal: "",
    hidden: input.ports.visibility.hidden(),
    gone: false,
  }),
  invoke: { src: "visibility", input: ({ context }) => context.ports.visibility },
  on: {
    HIDDEN: { actions: assign({ hidden: true }) },
    SHOWN: { actions: assign({ hidden: false }) },
    CLOSE: ".closed",
  },
  initial: "opening",
  states: {
    opening: {
      invoke: {
        src: "begin",
        input: ({ context }) => context.ports,
        onDone: {
          target: "waiting",
          actions: [{ type: "show", params: ({ event }) => event.output }, "count"],
        },
        onError: "unreachable",
      },
    },
    waiting: {
      type: "parallel",
      states: {
        polls: {
          initial: "resting",
          states: {
            resting: { always: { guard: "isHidden", target: "hidden" }, after: { poll: "polling" } },
            /** A person who comes back wants to know at once. */
            hidden: { on: { SHOWN: { target: "polling", actions: assign({ hidden: false }) } } },
            polling: {
              invoke: {
                src: "poll",
                input: ({ context }) => context,
                onDone: [
                  {
                    guard: ({ event }) => event.output !== null,
                    target: "#qrCheck.confirmed",
                    actions: assign({ proof: ({ event }) => event.output ?? "" }),
                  },
                  { target: "resting", actions: assign({ refusal: "" }) },
                ],
                onError: [
                  ...[...endings, "unreachable" as const].map((ending) => ({
                    guard: ({ event }: { event: { error: unknown } }) => endingOf(event.error) === ending,
                    target: `#qrCheck.${ending}` as const,
                    actions: { type: "say" as const, params: failed },
                  })),
                  {
                    guard: { type: "isNews" as const, params: failed },
                    target: "resting" as const,
                    actions: [
                      assign({ refusal: ({ event }) => asFailure(event.error, "").message }),
                      "refuse" as const,
                    ],
                  },
                  { target: "resting" as const },
                ],
              },
            },
          },
        },
        /** Asked in short intervals which code is good; a person may be scanning the one on the page, so the same one stays as it is. */
        code: {
          initial: "resting",
          states: {
            resting: {
              always: { guard: "staysForGood", target: "fixed" },
              after: {
                refresh: [
                  { guard: "mayRenew", target: "refreshing" },
                  { target: "resting", reenter: true },
                ],
              },
            },
            refreshing: {
              invoke: {
                src: "refresh",
                input: ({ context }) => context.ports,
                onDone: [
                  {
                    guard: ({ context, event }) => event.output?.id === context.code?.id,
                    target: "resting",
                  },
                  {
                    target: "resting",
                    actions: [
                      { type: "show", params: ({ event }) => event.output as QrCode },
                      "count",
                      "renew",
                    ],
                  },
                ],
                // The poll tells what has become of the code.
                onError: "resting",
              },
            },
            fixed: {},
          },
        },
        timer: {
          initial: "counting",
          states: {
            counting: {
              always: { guard: "isOver", target: "#qrCheck.expired" },
              after: { tick: { guard: "isTimed", target: "counting", reenter: true, actions: "count" } },
            },
          },
        },
      },
    },
    confirmed: {
      // A confirmation takes effect; closing the dialog does not undo it.
      on: { CLOSE: { actions: assign({ gone: true }) } },
      initial: "entering",
      states: {
        entering: {
          invoke: {
            src: "enter",
            input: ({ context }) => context,
            onDone: "shown",
            onError: "#qrCheck.failed",
          },
        },
        shown: { after: { shown: "#qrCheck.told" } },
      },
    },
    told: { entry: "tell", type: "final" },
    closed: { type: "final" },
    refused: { on: { RETRY: { target: "opening", actions: "anew" } } },
    failed: {
      always: { guard: "isGone", target: "closed" },
      on: { RETRY: { target: "opening", actions: "anew" } },
    },
    expired: {
      always: { guard: "mayRenew", target: "opening", actions: "renew" },
      on: { RETRY: { target: "opening", actions: "anew" } },
    },
    unreachable: { on: { RETRY: { target: "opening", actions: "anew" } } },
  },
});

export type QrCheckRef = ActorRefFrom<typeof qrCheckMachine>;

/** Not started yet. */
export function createQrCheck(ports: QrCheckPorts, clock: ClockPort): QrCheckRef {
  return createActor(qrCheckMachine, { input: { ports, now: () => clock.now() }, clock });
}
