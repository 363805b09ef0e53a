// Collects errors and calls until the settings say whether to report them, and loads the reporting code only then.

import type { Settings } from "../../contract/types.gen.ts";
import type { PortalPorts } from "../ports.ts";
import type { ErrorReports, Watched } from "./error-reports.ts";

/** How many events are kept until the reporting code is loaded. */
const mostWaiting = 30;

export function createReports({ clock, random, reports: way }: PortalPorts) {
  let running: ErrorReports | undefined;
  let waiting: ((reports: ErrorReports) => void)[] | null = way ? [] : null;

  const note = (happened: (reports: ErrorReports) => void) => {
    if (running) happened(running);
    else if (waiting && waiting.length < mostWaiting) waiting.push(happened);
  };

  return {
    error: (error: unknown) => note((reports) => reports.error(error)),
    /** Notes the start of a call; the returned function notes its end. */
    called: (name: string) => {
      const from = clock.now();
      return (outcome: string) => {
        const took = clock.now() - from;
        note((reports) => reports.call(name, outcome, took));
      };
    },
    /** The settings are known. */
    begin: async ({ errorReports: asked, demo }: Settings, portal: Watched) => {
      if (running) return;
      if (way && asked) {
        // Reporting itself must never cause a failure.
        const loaded = await Promise.all([import("./error-reports.ts"), import("./as-sentry.ts")]).catch(
          () => null,
        );
        if (!loaded) {
          waiting = null;
          return;
        }
        const [{ createErrorReports, asJson }, { sentryWriter }] = loaded;
        const told = { environment: demo ? "demo" : "production", release: asked.release, newId: random };
        const sentry = sentryWriter(asked.url, told);
        const reports = createErrorReports({
          rates: asked,
          write: sentry?.write ?? asJson,
          chance: () => Number.parseInt(random().slice(-8), 16) / 2 ** 32,
          now: () => clock.now(),
          place: way.place,
          visit: random(),
          send: (text) => way.send(sentry?.url ?? asked.url, text),
        });
        running = reports;
        reports.watch(portal);
        // In order of occurrence, so that an error's trail contains the call that failed.
        for (const happened of waiting ?? []) happened(reports);
      }
      waiting = null;
    },
    end: () => running?.end(),
  };
}
