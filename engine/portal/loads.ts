// Holds the data of read-only calls: one actor for each question, shared by all who ask it.

import { type ActorRefFrom, assign, createActor, fromPromise, setup } from "xstate";
import type { GatewayClient } from "../client/create-client.ts";
import { asFailure, type GatewayFailure } from "../client/gateway-failure.ts";
import type { Ask, CallName, Data } from "../contract/calls.ts";
import type { ClockPort } from "./ports.ts";

interface LoadContext {
  call: (options: { renews: boolean }) => Promise<unknown>;
  name: string;
  data: unknown;
  failure: GatewayFailure | null;
}

/** idle → loading → loaded or failed; LOAD begins or retries, REFRESH asks again and keeps the old data meanwhile. With data it begins as loaded. */
const loadMachine = setup({
  types: {
    context: {} as LoadContext,
    events: {} as { type: "LOAD" } | { type: "REFRESH" },
    input: {} as Omit<LoadContext, "failure">,
  },
  guards: { isGiven: ({ context }) => context.data !== undefined },
  actors: {
    ask: fromPromise<unknown, LoadContext>(({ input: { call, data } }) =>
      call({ renews: data !== undefined }),
    ),
  },
}).createMachine({
  id: "load",
  initial: "idle",
  context: ({ input }) => ({ ...input, failure: null }),
  on: { REFRESH: ".loading" },
  states: {
    idle: { always: { guard: "isGiven", target: "loaded" }, on: { LOAD: "loading" } },
    loading: {
      invoke: {
        src: "ask",
        input: ({ context }) => context,
        onDone: { target: "loaded", actions: assign({ data: ({ event }) => event.output, failure: null }) },
        onError: {
          target: "failed",
          actions: assign({ failure: ({ context, event }) => asFailure(event.error, context.name) }),
        },
      },
    },
    loaded: {},
    failed: { on: { LOAD: "loading" } },
  },
});

export type LoadRef = ActorRefFrom<typeof loadMachine>;

/** Read-only calls, which may be cached and repeated. */
export type LoadName = Extract<
  CallName,
  | "settings"
  | "session"
  | "userGet"
  | "listOneThing"
  | "areaProject"
  | "earlierAnswers"
  | "serviceList"
  | "guideInfo"
  | "noticeList"
  | "springFrame"
  | "cleverFilter"
  | "catalogBindList"
  | "draft"
  | "applications"
  | "projectInfo"
  | "getSignHistoryList"
>;

export interface Load<Name extends LoadName> {
  /** `loading` with data means that it is being refreshed. */
  status: "idle" | "loading" | "loaded" | "failed";
  data: Data<Name> | undefined;
  failure: GatewayFailure | null;
}

export type Loads = ReturnType<typeof createLoads>;

interface LoadParts {
  client: GatewayClient;
  clock: ClockPort;
  report: (error: unknown) => void;
  /** Key → what is known without a call. */
  given?: Readonly<Record<string, unknown>> | undefined;
}

/** The same question has the same key. */
export const loadKey = <Name extends LoadName>(name: Name, ask: Ask<Name>): string =>
  JSON.stringify([name, ask]);

/** `onChange`: a load has begun or ended. */
export function createLoads({ client, clock, report, given = {} }: LoadParts, onChange: () => void) {
  const kept = new Map<string, LoadRef>();
  const shown = new Map<LoadName, string>();
  const get = <Name extends LoadName>(name: Name, ask: Ask<Name>): LoadRef => {
    const key = loadKey(name, ask);
    shown.set(name, key);
    const found = kept.get(key);
    if (found) return found;
    const call: LoadContext["call"] = (options) => client.call(name, ask, options);
    const load = createActor(loadMachine, { input: { call, name, data: given[key] }, clock });
    load.subscribe({ next: onChange, error: report });
    load.start();
    kept.set(key, load);
    return load;
  };
  return {
    /** Makes no call; LOAD does. */
    get,
    refresh: <Name extends LoadName>(name: Name, ask: Ask<Name>) => get(name, ask).send({ type: "REFRESH" }),
    /** Refreshes the last shown load of each name, which a page may still show. */
    refreshShown: (names: readonly LoadName[]) => {
      for (const name of names) kept.get(shown.get(name) ?? "")?.send({ type: "REFRESH" });
    },
    /** What is on its way, and the guide that was shown last (Spec 3: isFetch, showSkeleton, guideInfo). */
    fetched: () => {
      const loading = [...kept.values()]
        .map((load) => loadOf(load.getSnapshot()))
        .filter(({ status }) => status === "loading");
      const guide = kept.get(shown.get("guideInfo") ?? "");
      return {
        isFetch: loading.length > 0,
        showSkeleton: loading.some(({ data }) => data === undefined),
        guideInfo: guide && loadOf<"guideInfo">(guide.getSnapshot()).data,
      };
    },
    /** Forgets everything, because another person is here. */
    forget: () => {
      for (const load of kept.values()) load.stop();
      kept.clear();
      shown.clear();
      onChange();
    },
  };
}

/** What a page reads from a load; of none, that it is idle. */
export function loadOf<Name extends LoadName>(
  snapshot: ReturnType<LoadRef["getSnapshot"]> | undefined,
): Load<Name> {
  return {
    status: (snapshot?.value ?? "idle") as Load<Name>["status"],
    data: snapshot?.context.data as Data<Name> | undefined,
    failure: snapshot?.context.failure ?? null,
  };
}
