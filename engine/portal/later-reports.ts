// Takes the way to the operator; gives the reports without their weight: their code is loaded only where the gateway's settings ask for them.

import type { Settings } from "../gateway-client/answers.ts";
import type { PortalRef } from "./create-portal.ts";
import type { ErrorReports } from "./error-reports.ts";
import type { PortalPorts } from "./ports.ts";

export interface LaterReports {
  error(error: unknown): void;
  /** A call begins; what is given back tells its end. */
  called(name: string): (outcome: string) => void;
  /** The settings are known. */
  begin(settings: Settings, portal: PortalRef): Promise<void>;
  end(): void;
}

/** Errors from before the settings are known. */
const mostHeld = 10;

export function laterReports({ clock, random, reports: way }: PortalPorts): LaterReports {
  let running: ErrorReports | undefined;
  let held: unknown[] | null = way ? [] : null;

  return {
    error: (error) => {
      if (running) running.error(error);
      else if (held && held.length < mostHeld) held.push(error);
    },
    called: (name) => {
      const from = clock.now();
      return (outcome) => running?.call(name, outcome, clock.now() - from);
    },
    begin: async ({ errorReports: asked }, portal) => {
      if (running) return;
      if (way && asked) {
        // Reporting must never be what goes wrong.
        const loaded = await import("./error-reports.ts").catch(() => null);
        running = loaded?.createErrorReports({
          rates: asked,
          chance: () => Number.parseInt(random().slice(-8), 16) / 2 ** 32,
          now: () => clock.now(),
          place: way.place,
          visit: random(),
          send: (text) => way.send(asked.url, text),
        });
        running?.watch(portal);
        for (const error of held ?? []) running?.error(error);
      }
      held = null;
    },
    end: () => running?.end(),
  };
}
