// Takes the calls of a legal person's login and whether the page is seen; gives the machine from the QR code to the person who is logged in.

import {
  type ActorRefFrom,
  assign,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  setup,
} from "xstate";
import type { UserInfo } from "../gateway-client/answers.ts";
import type { LicenceCode } from "../gateway-client/call-map.ts";
import { asFailure } from "../gateway-client/gateway-failure.ts";
import type { ClockPort, VisibilityPort } from "./ports.ts";

/** Milliseconds from one answer, or one error, to the next question (Spec 4, 9). */
export const legalPoll = 3000;
/** Milliseconds after which the countdown under the QR code moves on (Spec 9). */
export const qrTimer = 2000;
/** Milliseconds for which 已确认 is shown at least before the dialog closes. */
export const confirmedShown = 1500;
/** New codes in a row that nobody asked for: a dialog that was forgotten rests. */
export const renewals = 5;

export interface LegalLoggedIn {
  token: string;
  user: UserInfo;
}

export interface LegalLoginPorts {
  begin(): Promise<LicenceCode>;
  /** '1' brings the auth code; a refusal with a `state` in its data ends the code. */
  state(qrUid: string): Promise<{ status: "0" | "1"; authCode: string | null }>;
  /** Exchanges the auth code for a token and loads whose it is. */
  logIn(authCode: string): Promise<LegalLoggedIn>;
  visibility: VisibilityPort;
  now(): number;
  done(loggedIn: LegalLoggedIn): void;
}

interface LegalLoginContext {
  ports: LegalLoginPorts;
  code: LicenceCode | null;
  /** By `now()`. */
  expiresAt: number;
  /** Milliseconds until a new code is fetched. */
  left: number;
  renewed: number;
  authCode: string;
  loggedIn: LegalLoggedIn | null;
  /** Why it did not go on, in the gateway's own sentence. */
  said: string;
  hidden: boolean;
  /** The dialog was closed while the login went on. */
  gone: boolean;
}

const endings = ["refused", "failed", "expired"] as const;
type Ending = (typeof endings)[number] | "unreachable";

/** `opening`: a QR code is fetched; `expired`: it is worthless and no other one was fetched; `unreachable`: none could be. */
export type LegalLoginStatus = "opening" | "waiting" | "confirmed" | Ending;

const legalLogin = setup({
  types: {
    context: {} as LegalLoginContext,
    events: {} as { type: "RETRY" } | { type: "CLOSE" } | { type: "HIDDEN" } | { type: "SHOWN" },
    input: {} as LegalLoginPorts,
  },
  actors: {
    begin: fromPromise<LicenceCode, LegalLoginPorts>(({ input }) => input.begin()),
    poll: fromPromise<string | null, LegalLoginContext>(async ({ input: { ports, code } }) => {
      const { status, authCode } = await ports.state(code?.qrUid ?? "");
      return status === "1" ? authCode : null;
    }),
    logIn: fromPromise<LegalLoggedIn, LegalLoginContext>(({ input: { ports, authCode } }) =>
      ports.logIn(authCode),
    ),
    visibility: fromCallback<EventObject, VisibilityPort>(({ sendBack, input }) =>
      input.subscribe(() => sendBack({ type: input.hidden() ? "HIDDEN" : "SHOWN" })),
    ),
  },
  delays: {
    poll: legalPoll,
    shown: confirmedShown,
    tick: ({ context }) => Math.min(qrTimer, context.left),
  },
  guards: {
    isHidden: ({ context }) => context.hidden,
    isGone: ({ context }) => context.gone,
    isOver: ({ context }) => context.left <= 0,
    mayRenew: ({ context }) => !context.hidden && context.renewed < renewals,
  },
  actions: {
    count: assign({ left: ({ context }) => Math.max(0, context.expiresAt - context.ports.now()) }),
    renew: assign({ renewed: ({ context }) => context.renewed + 1 }),
    anew: assign({ renewed: 0, said: "" }),
    say: assign((_, { error }: { error: unknown }) => ({ said: asFailure(error, "getEblCode").message })),
    tell: ({ context: { ports, loggedIn } }) => {
      if (loggedIn) ports.done(loggedIn);
    },
  },
});

const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** What a poll that failed says of the code; undefined: nothing, and it is asked again. */
function endingOf(error: unknown): Ending | undefined {
  const { kind, data, status } = asFailure(error, "getQrCodeState");
  if (kind === "session") return "unreachable";
  // The browser's session is another one now: its old code is nobody's.
  if (status === 404) return "expired";
  return endings.find((ending) => ending === (data as { state?: unknown } | null)?.state);
}

/**
 * Spec 4: fetches a QR code, polls every 3000 ms with one poll in flight, rests while hidden; '1' shows 已确认, exchanges the auth code,
 * tells who is logged in. The 2000 ms timer counts down; when the code expires another one is fetched.
 */
export const legalLoginMachine = legalLogin.createMachine({
  id: "legalLogin",
  context: ({ input }) => ({
    ports: input,
    code: null,
    expiresAt: 0,
    left: 0,
    renewed: 0,
    authCode: "",
    loggedIn: null,
    said: "",
    hidden: input.visibility.hidden(),
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
          actions: [
            assign(({ context, event: { output } }) => ({
              code: output,
              expiresAt: context.ports.now() + output.validSeconds * 1000,
            })),
            "count",
          ],
        },
        onError: { target: "unreachable", actions: { type: "say", params: failed } },
      },
    },
    waiting: {
      type: "parallel",
      states: {
        polls: {
          initial: "resting",
          states: {
            resting: { always: { guard: "isHidden", target: "hidden" }, after: { poll: "polling" } },
            /** Whoever comes back wants to know at once. */
            hidden: { on: { SHOWN: { target: "polling", actions: assign({ hidden: false }) } } },
            polling: {
              invoke: {
                src: "poll",
                input: ({ context }) => context,
                onDone: [
                  {
                    guard: ({ event }) => event.output !== null,
                    target: "#legalLogin.confirmed",
                    actions: assign({ authCode: ({ event }) => event.output ?? "" }),
                  },
                  { target: "resting" },
                ],
                onError: [
                  ...[...endings, "unreachable" as const].map((ending) => ({
                    guard: ({ event }: { event: { error: unknown } }) => endingOf(event.error) === ending,
                    target: `#legalLogin.${ending}` as const,
                    actions: { type: "say" as const, params: failed },
                  })),
                  { target: "resting" as const },
                ],
              },
            },
          },
        },
        timer: {
          initial: "counting",
          states: {
            counting: {
              always: { guard: "isOver", target: "#legalLogin.expired" },
              after: { tick: { target: "counting", reenter: true, actions: "count" } },
            },
          },
        },
      },
    },
    confirmed: {
      // The gateway begins the session now: closing the dialog does not undo that.
      on: { CLOSE: { actions: assign({ gone: true }) } },
      initial: "exchanging",
      states: {
        exchanging: {
          invoke: {
            src: "logIn",
            input: ({ context }) => context,
            onDone: { target: "shown", actions: assign({ loggedIn: ({ event }) => event.output }) },
            onError: { target: "#legalLogin.failed", actions: { type: "say", params: failed } },
          },
        },
        shown: { after: { shown: "#legalLogin.told" } },
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

export type LegalLoginRef = ActorRefFrom<typeof legalLoginMachine>;

/** Not started yet. */
export function createLegalLogin(ports: Omit<LegalLoginPorts, "now">, clock: ClockPort): LegalLoginRef {
  return createActor(legalLoginMachine, { input: { ...ports, now: () => clock.now() }, clock });
}
