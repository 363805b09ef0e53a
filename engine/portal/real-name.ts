// Takes the calls of a face check and whether the page is seen; gives the machine that polls until the person is confirmed.

import {
  type ActorRefFrom,
  assign,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  setup,
} from "xstate";
import { asFailure } from "../gateway-client/gateway-failure.ts";
import type { ClockPort, VisibilityPort } from "./ports.ts";

/** Milliseconds from one answer to the next question (Spec 9). */
export const realNamePoll = 2000;
/** Milliseconds for which the success is shown before the dialog closes. */
export const successShown = 1500;

export interface RealNamePorts {
  /** Begins a check: its id, and what the QR code says. */
  begin(): Promise<{ randomId: string; qrText: string }>;
  /** True once it is confirmed; a refusal with a `state` in its data ends it. */
  result(id: string): Promise<boolean>;
  visibility: VisibilityPort;
  confirmed(): void;
}

const endings = ["refused", "failed", "expired"] as const;
type Ending = (typeof endings)[number];

/** `opening`: the QR code is fetched; `unreachable`: it could not be. */
export type RealNameStatus = "opening" | "waiting" | "confirmed" | Ending | "unreachable";

interface RealNameContext {
  ports: RealNamePorts;
  id: string;
  qrText: string;
  hidden: boolean;
}

const realName = setup({
  types: {
    context: {} as RealNameContext,
    events: {} as { type: "RETRY" } | { type: "HIDDEN" } | { type: "SHOWN" },
    input: {} as RealNamePorts,
  },
  actors: {
    begin: fromPromise<Awaited<ReturnType<RealNamePorts["begin"]>>, RealNamePorts>(({ input }) =>
      input.begin(),
    ),
    poll: fromPromise<boolean, RealNameContext>(({ input: { ports, id } }) => ports.result(id)),
    visibility: fromCallback<EventObject, VisibilityPort>(({ sendBack, input }) =>
      input.subscribe(() => sendBack({ type: input.hidden() ? "HIDDEN" : "SHOWN" })),
    ),
  },
  delays: { poll: realNamePoll, shown: successShown },
  guards: { isHidden: ({ context }) => context.hidden },
  actions: { tell: ({ context }) => context.ports.confirmed() },
});

/** Why a poll says that the check has ended; undefined: it says nothing of the check, and is asked again. */
function endingOf(error: unknown): Ending | "unreachable" | undefined {
  const { kind, data } = asFailure(error, "pcGetFaceResult");
  if (kind === "session") return "unreachable";
  return endings.find((ending) => ending === (data as { state?: unknown } | null)?.state);
}

/** Spec 4: fetches a QR code, polls every 2000 ms with one poll in flight, rests while hidden; true shows success, then closes. */
export const realNameMachine = realName.createMachine({
  id: "realName",
  context: ({ input }) => ({ ports: input, id: "", qrText: "", hidden: input.visibility.hidden() }),
  invoke: { src: "visibility", input: ({ context }) => context.ports.visibility },
  on: { HIDDEN: { actions: assign({ hidden: true }) }, SHOWN: { actions: assign({ hidden: false }) } },
  initial: "opening",
  states: {
    opening: {
      invoke: {
        src: "begin",
        input: ({ context }) => context.ports,
        onDone: {
          target: "waiting",
          actions: assign(({ event: { output } }) => ({ id: output.randomId, qrText: output.qrText })),
        },
        onError: "unreachable",
      },
    },
    waiting: {
      initial: "resting",
      states: {
        resting: {
          always: { guard: "isHidden", target: "hidden" },
          after: { poll: "polling" },
        },
        /** Whoever comes back wants to know at once. */
        hidden: { on: { SHOWN: { target: "polling", actions: assign({ hidden: false }) } } },
        polling: {
          invoke: {
            src: "poll",
            input: ({ context }) => context,
            onDone: [
              { guard: ({ event }) => event.output, target: "#realName.confirmed" },
              { target: "resting" },
            ],
            onError: [
              ...[...endings, "unreachable" as const].map((ending) => ({
                guard: ({ event }: { event: { error: unknown } }) => endingOf(event.error) === ending,
                target: `#realName.${ending}` as const,
              })),
              { target: "resting" as const },
            ],
          },
        },
      },
    },
    confirmed: { after: { shown: "told" } },
    told: { entry: "tell" },
    refused: { on: { RETRY: "opening" } },
    failed: { on: { RETRY: "opening" } },
    expired: { on: { RETRY: "opening" } },
    unreachable: { on: { RETRY: "opening" } },
  },
});

export type RealNameRef = ActorRefFrom<typeof realNameMachine>;

/** Not started yet. */
export function createRealName(ports: RealNamePorts, clock: ClockPort): RealNameRef {
  return createActor(realNameMachine, { input: ports, clock });
}
