// Reports errors, and the trails of a sample of visits, to the portal's operator: never a word that anybody typed or read.

import { GatewayFailure } from "../../client/gateway-failure.ts";
import { dialogOf, type HandlingRef } from "../handling/handling.ts";
import type { PortalRef } from "../portal-machine.ts";
import type { PortalContext } from "../portal-state.ts";
import { framesOf, plainErrorName, plainKind, plainName, plainPlace } from "./redact.ts";

/** Share of visits, 0 to 1 (Spec 9: 0.2, 0.1, 1.0). */
export interface ReportRates {
  /** Visits that report how long their calls took. */
  traces: number;
  /** Visits that report their whole trail. */
  replay: number;
  /** Errors that bring along the trail so far. */
  replayOnError: number;
}

export interface ErrorReportsInput {
  rates: ReportRates;
  /** At least 0, below 1. */
  chance(): number;
  /** Epoch milliseconds. */
  now(): number;
  /** Pattern of the address, `/my/thing/:id`. */
  place(): string;
  /** Identifies the visit, not the visitor. */
  visit: string;
  /** Null for a report that its receiver has no use for. */
  write(report: Report): string | null;
  send(text: string): void;
}

/** One thing that happened, `at` milliseconds after observation began. */
interface Crumb {
  at: number;
  what: "page" | "dialog" | "save" | "call" | "error";
  name: string;
  outcome?: string;
  /** Milliseconds. */
  took?: number;
}

export interface Report {
  kind: "error" | "trace" | "replay";
  visit: string;
  place: string;
  /** Epoch milliseconds: of the report, and of the beginning of the trail. */
  at: number;
  begin: number;
  error?: Facts;
  trail?: readonly Crumb[];
  calls?: readonly Crumb[];
}

/** What `ERROR_REPORT_URL` gets unless it is Sentry's. */
export const asJson = ({ at: _at, begin: _begin, ...report }: Report): string => JSON.stringify(report);

/** What the trail of a visit is read from. */
export interface Watched {
  actor: PortalRef;
  handling: HandlingRef;
}

/** How many entries a trail keeps; older ones are dropped. */
const longest = 60;
/** How many errors a visit reports; a repeating one would flood the operator. */
const mostErrors = 20;

/** Sends reports of three kinds: `error`, `trace` and `replay` (Spec 9). All names in them come from the portal's own code. */
export function createErrorReports(input: ErrorReportsInput) {
  const { rates, chance, now, place, visit } = input;
  const traced = chance() < rates.traces;
  const replayed = chance() < rates.replay;
  const begin = now();
  let trail: Crumb[] = [];
  let fresh = 0;
  let calls: Crumb[] = [];
  let errors = 0;

  const leave = (crumb: Omit<Crumb, "at">) => {
    trail = [...trail, { at: now() - begin, ...crumb }].slice(-longest);
    fresh += 1;
  };
  const send = (kind: Report["kind"], more: Pick<Report, "error" | "trail" | "calls">) => {
    const text = input.write({ kind, visit, place: plainPlace(place()), at: now(), begin, ...more });
    if (text !== null) input.send(text);
  };

  return {
    error(error: unknown) {
      const facts = factsOf(error);
      leave({ what: "error", name: facts.name });
      errors += 1;
      if (errors > mostErrors) return;
      send("error", { error: facts, ...(chance() < rates.replayOnError && { trail }) });
    },
    call(name: string, outcome: string, took: number) {
      const crumb = { what: "call", name: plainName(name), outcome: plainName(outcome), took } as const;
      leave(crumb);
      if (traced) calls = [...calls, { at: now() - begin, ...crumb }].slice(-longest);
    },
    watch({ actor, handling }: Watched) {
      let last: Record<string, string> = {};
      let session: PortalContext["session"] = null;
      let saving: { unsubscribe(): void } | undefined;
      const look = () => {
        const { context } = actor.getSnapshot();
        if (context.session !== session) {
          saving?.unsubscribe();
          session = context.session;
          saving = session?.autosave.subscribe(look);
        }
        const now = {
          page: plainPlace(place()),
          dialog: context.popup ? "popup" : (dialogOf(handling.getSnapshot()) ?? ""),
          save: session?.saving().status ?? "idle",
        };
        for (const what of ["page", "dialog", "save"] as const) {
          if (now[what] && now[what] !== last[what]) leave({ what, name: now[what] });
        }
        last = now;
      };
      look();
      actor.subscribe(look);
      handling.subscribe(look);
    },
    /** The visit ends, or may end here. */
    end() {
      if (calls.length > 0) send("trace", { calls });
      if (replayed && fresh > 0) send("replay", { trail });
      calls = [];
      fresh = 0;
    },
  };
}

export type ErrorReports = ReturnType<typeof createErrorReports>;

interface Facts {
  name: string;
  kind?: string;
  call?: string;
  status?: number;
  requestId?: string;
  frames?: string[];
}

/** A message may quote what a person typed, so only the error's name and the lines of code are reported. */
function factsOf(error: unknown): Facts {
  if (error instanceof GatewayFailure) {
    const { kind, call, status, data } = error;
    const { traceId } = (data ?? {}) as { traceId?: unknown };
    // The id that the person is told, and that the gateway's log has.
    const known = typeof traceId === "string" && /^[\w.-]{8,64}$/.test(traceId);
    const asked = known ? { requestId: traceId } : {};
    return { name: "GatewayFailure", kind, call: plainName(call), status, ...asked };
  }
  if (!(error instanceof Error)) return { name: typeof error };
  const kind = "kind" in error && typeof error.kind === "string" ? { kind: plainKind(error.kind) } : {};
  return { name: plainErrorName(error.name), ...kind, frames: framesOf(error) };
}
