// The phone's side of signing by phone: opens a one-time link, and sends what is written there.

import { type ActorRefFrom, assign, createActor, fromPromise, setup } from "xstate";
import { asFailure } from "../../client/gateway-failure.ts";
import type { PhoneSigning } from "../../contract/types.gen.ts";
import type { ClockPort } from "../ports.ts";

/** Why nothing can be signed with the link (any more). */
export type HandwritingEnd = Exclude<PhoneSigning["state"], "waiting">;

export interface HandwritingPorts {
  open(): Promise<PhoneSigning>;
  /** `image`: a PNG in Base64. The same picture may be sent twice. Rejects with a GatewayFailure. */
  write(image: string, statement: string): Promise<unknown>;
}

export interface HandwritingContext {
  ports: HandwritingPorts;
  /** Whose name signs what; null until it is known. */
  wanted: PhoneSigning["wanted"];
  end: HandwritingEnd | null;
  /** Why the signature was not taken, in Chinese; it may be sent again. */
  failure: string | null;
}

export interface Sending {
  context: HandwritingContext;
  image: string;
}

const ends: readonly string[] = ["signed", "expired", "changed", "unknown"] satisfies HandwritingEnd[];

/** A refusal with a state ends the link; any other failure leaves what was written to be sent again. */
function endOf(error: unknown): HandwritingEnd | undefined {
  const failure = asFailure(error, "signPhoneWrite");
  const state = failure.kind === "refused" ? failure.data?.state : undefined;
  return ends.find((end) => end === state) as HandwritingEnd | undefined;
}

const machine = setup({
  types: {
    context: {} as HandwritingContext,
    events: {} as { type: "SIGN"; image: string } | { type: "RETRY" },
    input: {} as HandwritingPorts,
  },
  actors: {
    open: fromPromise<PhoneSigning, HandwritingContext>(({ input }) => input.ports.open()),
    write: fromPromise<unknown, Sending>(({ input: { context, image } }) =>
      context.ports.write(image, context.wanted?.statement ?? ""),
    ),
  },
  delays: { end: ({ context }) => (context.wanted?.validSeconds ?? 0) * 1000 },
}).createMachine({
  id: "handwriting",
  context: ({ input }) => ({ ports: input, wanted: null, end: null, failure: null }),
  initial: "opening",
  states: {
    opening: {
      invoke: {
        src: "open",
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.state === "waiting",
            target: "open",
            actions: assign(({ event }) => ({ wanted: event.output.wanted })),
          },
          {
            target: "ended",
            actions: assign(({ event }) => ({ end: event.output.state as HandwritingEnd })),
          },
        ],
        onError: "unreachable",
      },
    },
    unreachable: { on: { RETRY: "opening" } },
    open: {
      initial: "writing",
      after: { end: { target: "ended", actions: assign({ end: "expired" as const }) } },
      states: {
        writing: { on: { SIGN: "sending" } },
        sending: {
          entry: assign({ failure: null }),
          invoke: {
            src: "write",
            input: ({ context, event }) => ({ context, image: event.type === "SIGN" ? event.image : "" }),
            onDone: "#handwriting.signed",
            onError: [
              {
                guard: ({ event }) => endOf(event.error) !== undefined,
                target: "#handwriting.ended",
                actions: assign(({ event }) => ({ end: endOf(event.error) ?? null })),
              },
              {
                target: "writing",
                actions: assign(({ event }) => ({
                  failure: asFailure(event.error, "signPhoneWrite").message,
                })),
              },
            ],
          },
        },
      },
    },
    signed: {},
    ended: {},
  },
});

export type HandwritingRef = ActorRefFrom<typeof machine>;

/** Not started yet. */
export function createHandwriting(ports: HandwritingPorts, clock: ClockPort): HandwritingRef {
  return createActor(machine, { input: ports, clock });
}

export interface HandwritingView extends Pick<HandwritingContext, "wanted" | "end" | "failure"> {
  status: "opening" | "unreachable" | "writing" | "sending" | "signed" | "ended";
}

/** There is no snapshot until the code is loaded. */
export function handwritingView(
  snapshot: ReturnType<HandwritingRef["getSnapshot"]> | undefined,
): HandwritingView {
  if (!snapshot) return { status: "opening", wanted: null, end: null, failure: null };
  const { value, context } = snapshot;
  const { wanted, end, failure } = context;
  return { status: typeof value === "object" ? value.open : value, wanted, end, failure };
}
