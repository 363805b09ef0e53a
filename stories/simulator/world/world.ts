// The world behind the portal: who is logged in, what the gateway stores, what fails, and every recorded call.
import { formatDateTime, todayInShanghai } from "../../../engine/index.ts";
import type { CallName, DraftView } from "../../../engine/portal/index.ts";
import type { Known } from "../../makers/stand-in.ts";
import { epochOf, type Setup, userIn } from "../setup.ts";
import type { Fault } from "../texts.ts";

export interface CallSeen {
  id: number;
  name: CallName | undefined;
  method: string;
  path: string;
  /** Query or body. */
  asked: unknown;
  /** Null while it is in progress, 0 when no answer came. */
  status: number | null;
  /** The gateway's sentence, or why there was no answer. */
  told: string;
  /** HH:mm:ss of the portal's clock. */
  at: string;
}

export interface World {
  setup: Setup;
  known: Known;
  /** What was handed in, as the gateway knows it. */
  files: DraftView["files"];
  licences: DraftView["licences"];
  faults: ReadonlyMap<CallName, Fault>;
  offline: boolean;
  /** The sentence of a refused call. */
  sentence: string;
  /** Calls that need a person answer 401. */
  ended: boolean;
  /** How often the face check was polled. */
  faceAsked: number;
  calls: readonly CallSeen[];
  now(): number;
  today(): string;
  stamp(after?: number): string;
  see(call: Omit<CallSeen, "id" | "at" | "status" | "told">): number;
  answered(id: number, status: number, told: string): void;
}

const mostCalls = 200;

/** `changed`: called after each recorded call. */
export function createWorld(setup: Setup, sentence: string, changed: () => void): World {
  const began = performance.now();
  const world: World = {
    setup,
    known: { user: userIn(setup), definitions: [], draft: null },
    files: [],
    licences: [],
    faults: new Map(),
    offline: false,
    sentence,
    ended: false,
    faceAsked: 0,
    calls: [],
    now: () => epochOf(world.setup.moment) + performance.now() - began,
    today: () => todayInShanghai(world.now()),
    stamp: (after = 0) => formatDateTime(world.now() + after),
    see: (call) => {
      const id = (world.calls[0]?.id ?? 0) + 1;
      const seen: CallSeen = { ...call, id, status: null, told: "", at: world.stamp().slice(11) };
      world.calls = [seen, ...world.calls].slice(0, mostCalls);
      changed();
      return id;
    },
    answered: (id, status, told) => {
      world.calls = world.calls.map((call) => (call.id === id ? { ...call, status, told } : call));
      changed();
    },
  };
  return world;
}
