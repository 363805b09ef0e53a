// Takes the way to the operator; gives the reports without their weight: their code is loaded only where the gateway's settings ask for them.

import type { Settings } from "../../contract/types.gen.ts";
import type { PortalRef } from "../portal-machine.ts";
import type { PortalPorts } from "../ports.ts";
import type { ErrorReports } from "./error-reports.ts";

export interface LaterReports {
  error(error: unknown): void;
  /** A call begins; what is given back tells its end. */
  called(name: string): (outcome: string) => void;
  /** The settings are known. */
  begin(settings: Settings, portal: PortalRef): Promise<void>;
  end(): void;
}

/** What happened before the reports' code is here. */
const mostHeld = 30;

export function laterReports({ clock, random, reports: way }: PortalPorts): LaterReports {
  let running: ErrorReports | undefined;
  let held: ((reports: ErrorReports) => void)[] | null = way ? [] : null;

  const tell = (happened: (reports: ErrorReports) => void) => {
    if (running) happened(running);
    else if (held && held.length < mostHeld) held.push(happened);
  };

  return {
    error: (error) => tell((reports) => reports.error(error)),
    called: (name) => {
      const from = clock.now();
      return (outcome) => {
        const took = clock.now() - from;
        tell((reports) => reports.call(name, outcome, took));
      };
    },
    begin: async ({ errorReports: asked }, portal) => {
      if (running) return;
      if (way && asked) {
        // Reporting must never be what goes wrong.
        const loaded = await import("./error-reports.ts").catch(() => null);
        const reports = loaded?.createErrorReports({
          rates: asked,
          chance: () => Number.parseInt(random().slice(-8), 16) / 2 ** 32,
          now: () => clock.now(),
          place: way.place,
          visit: random(),
          send: (text) => way.send(asked.url, text),
        });
        if (reports) {
          running = reports;
          reports.watch(portal);
          // In the order in which it happened: an error's trail has the call that failed.
          for (const happened of held ?? []) happened(reports);
        }
      }
      held = null;
    },
    end: () => running?.end(),
  };
}
