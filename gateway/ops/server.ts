// Serves portal and gateway on one port until a signal comes: `npm start`.

import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { ownCommandLine } from "../../content/command-line.ts";
import { sentryProject } from "../../engine/contract/sentry-envelope.ts";
import { release } from "../base/release.ts";
import { StartProblem } from "../base/start-problem.ts";
import { readPortal } from "../pages/portal-files.ts";
import { noContent, startUsage } from "../settings/papers.ts";
import type { Settings } from "../settings/settings.ts";
import { createLog, type Log } from "../watch/log.ts";
import { createMetrics, type Metrics } from "../watch/metrics.ts";
import { alsoToSentry } from "../watch/sentry.ts";
import { serveMetrics } from "../watch/serve-metrics.ts";
import { assemble } from "./assemble.ts";
import { buildPortal, portalFolder } from "./build-portal.ts";
import { closeOnSignal, openPort } from "./listen.ts";
import { demandSettings, giveUp, tellStart } from "./start.ts";

const root = resolve(import.meta.dirname, "../..");
const minute = 60_000;

const { values: options } = ownCommandLine({
  usage: startUsage,
  options: {
    /** Builds the portal first if its sources have changed. */
    build: { type: "boolean", default: false },
    /** Folder that contains `flows` and `schemas`. */
    content: { type: "string", default: root },
    /** Folder of the built portal. */
    portal: { type: "string" },
  },
  wrong: ({ content }) => noContent(content),
});

const content = resolve(options.content);
const portal = options.portal ?? portalFolder(root, content);

/** The stand-ins of a trial, in a process of their own. */
async function startTrial({ dataDir }: Settings) {
  const { startStandIns } = await import("./trial.ts");
  return startStandIns(dataDir);
}

async function start(): Promise<void> {
  const settings = demandSettings();
  const log = reporting(settings);
  const metrics = settings.metrics ? createMetrics() : undefined;
  if (options.build) {
    const made = await buildPortal(root, content, portal, async () => {
      console.log("Building the portal …");
      const [{ build }, { portalOf }] = await Promise.all([import("vite"), import("../../vite.config.ts")]);
      await build({ ...portalOf(content, portal), configFile: false, logLevel: "warn" });
    });
    if (made) console.log("The portal is built.");
  }
  if (!existsSync(resolve(portal, "index.html"))) {
    throw new StartProblem(`There is no portal in ${portal}: run npm run build, or npm start.`);
  }
  const standIns = settings.production ? undefined : await startTrial(settings);
  const pages = readPortal(portal);
  // Reading this code holds the process for a moment, when nobody waits yet.
  await pages.prerender?.().catch((problem) => log.problem(problem, "pages"));
  const gateway = await assemble(settings, content, pages, log, {
    metrics,
    standInsAt: standIns,
  });
  const { server, port } = await openPort(getRequestListener(gateway.app.fetch), settings).catch(
    async (problem) => {
      await gateway.close();
      throw problem;
    },
  );
  const metricsServer = metrics && settings.metrics && (await openMetrics(metrics, settings.metrics));
  const origin = settings.publicUrl ?? `http://localhost:${port}`;
  const renderAhead = () => gateway.renderAhead(origin);
  const every = (minutes: number, sweep: () => Promise<void>) =>
    setInterval(() => void sweep().catch((problem) => log.problem(problem, "sweep")), minutes * minute);
  const sweeping = [every(5, gateway.sweepRows), every(60, gateway.sweepFiles), every(5, renderAhead)];
  const rounds = inRounds(gateway.deliver, (problem) => log.problem(problem, "outbox"));
  closeOnSignal(server, settings, async () => {
    for (const each of sweeping) clearInterval(each);
    await rounds.end();
    metricsServer?.server.closeAllConnections();
    metricsServer?.server.close();
    await gateway.close();
    await standIns?.close();
  });
  tellStart(settings, port, gateway, metricsServer?.address);
  renderAhead().catch((problem) => log.problem(problem, "pages"));
}

/** Each round begins five seconds after the one before has ended. */
function inRounds(work: () => Promise<unknown>, failed: (problem: unknown) => void) {
  let next: NodeJS.Timeout | undefined;
  let ended = false;
  let running = Promise.resolve();
  const round = () => {
    running = work()
      .catch(failed)
      .then(() => {
        if (!ended) next = setTimeout(round, 5000);
      });
  };
  round();
  return {
    async end() {
      ended = true;
      clearTimeout(next);
      await running;
    },
  };
}

/** The log, and Sentry where ERROR_REPORT_URL is its DSN. */
function reporting({ log: how, errorReportUrl, production }: Settings): Log {
  const log = createLog(how);
  const project = errorReportUrl === null ? null : sentryProject(errorReportUrl);
  const environment = production ? "production" : "demo";
  const clock = { now: () => Date.now() };
  return project ? alsoToSentry(log, project, { clock, random: randomBytes, release, environment }) : log;
}

async function openMetrics(metrics: Metrics, where: NonNullable<Settings["metrics"]>) {
  const { server, port } = await openPort(serveMetrics(metrics), where, "METRICS_PORT");
  const host = where.listenOn.includes(":") ? `[${where.listenOn}]` : where.listenOn;
  return { server, address: `http://${host}:${port}/metrics` };
}

start().catch(giveUp);
