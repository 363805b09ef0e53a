// Assembles one deployment from its settings and content: database, files, stand-ins, gateway, and the way to close them.

import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Hono } from "hono";
import { readChecked, type ServedContent } from "../../content/checked-content.ts";
import { countOf, problemLines } from "../../content/problem-report.ts";
import { readContent } from "../../content/read-content.ts";
import { compileChecks } from "../../engine/reader/compile-checks.ts";
import type { GatewayEnv } from "../base/context.ts";
import { errorCode } from "../base/error-code.ts";
import { release } from "../base/release.ts";
import { StartProblem } from "../base/start-problem.ts";
import { openData } from "../data/open-data.ts";
import { storeOf } from "../data/store-of.ts";
import { createDefinitions, registerDefinitions } from "../database/definitions.ts";
import { poolOf } from "../database/open-database.ts";
import { outboxMetrics } from "../database/outbox.ts";
import { knownFiles } from "../database/upkeep/stores.ts";
import { sweepRows } from "../database/upkeep/sweep-rows.ts";
import { demandAnswer } from "../database/upkeep/whole.ts";
import type { StandInsAt } from "../desk/stand-ins.ts";
import { clamdScanner } from "../files/clamd.ts";
import { sweepFiles } from "../files/sweep-files.ts";
import { createGateway } from "../http/app.ts";
import { watchTurns } from "../http/checks/overload.ts";
import { deliver } from "../office/deliver.ts";
import { withoutSystem } from "../office/departments.ts";
import { connect } from "../outside/adapters/connect.ts";
import { nothingOutside, type Outside } from "../outside/outside.ts";
import { catalogueAnswers } from "../pages/catalogue-answers.ts";
import { createDocuments, type Documents } from "../pages/documents.ts";
import type { Portal } from "../pages/portal-files.ts";
import { secretsOf } from "../settings/secrets.ts";
import type { Settings } from "../settings/settings.ts";
import type { Answered, Log } from "../watch/log.ts";
import type { Metrics } from "../watch/metrics.ts";
import { sweepKept } from "./retention/sweep-kept.ts";

export interface Assembled {
  app: Hono<GatewayEnv>;
  /** Development only: reads the content again and returns an app that serves it, or undefined while something in it is wrong. */
  reread(): Promise<Hono<GatewayEnv> | undefined>;
  outside: Outside;
  /** Names of the departments that nothing is brought to. */
  withoutSystem: string[];
  /** What the start of a trial says beside the rest; nothing in production. */
  trialLines(port: number): string[];
  /** Renders the public pages of today. `origin`: scheme and host under which the portal is asked. */
  renderAhead(origin: string): Promise<void>;
  /** Deletes expired rows, and what has been kept for its time. */
  sweepRows(): Promise<void>;
  /** Moves orphaned files to the bin. Never at a start, when the database may be the wrong one. */
  sweepFiles(): Promise<void>;
  /** Brings the departments what waits for them. */
  deliver(): Promise<unknown>;
  close(): Promise<void>;
}

interface Beside {
  metrics?: Metrics;
  /** The stand-ins' own process; without them a trial's ports answer 暂未开通, too. */
  standInsAt?: StandInsAt;
}

/** Opens everything in an order that fails early. Throws a StartProblem. */
export async function assemble(
  settings: Settings,
  contentRoot: string,
  portal: Portal | null,
  log: Log,
  { metrics, standInsAt }: Beside = {},
): Promise<Assembled> {
  const content = loadContent(contentRoot, portal);
  const { problem: report } = log;
  const answered = (facts: Answered) => {
    log.answered(facts);
    metrics?.answered(facts);
  };
  const { dataDir, production, publicUrl, rateLimits, retention, addressFactor, proxies } = settings;
  prepareFolder(dataDir);
  const secrets = secretsOf(settings, randomBytes);
  const clock = { now: () => Date.now() };
  const waited = watchTurns();
  const files = storeOf(settings, (sentence) => report(new Error(sentence), "files"));
  const { scanner: clamd } = settings.adapters;
  const scanner = clamd && clamdScanner(clamd, (problem) => report(problem, "scanner"));
  const lost = (problem: unknown) => report(problem, "database");
  const { database, close } = await openData({ ...settings, keys: secrets.data }, files, lost, clock.now());
  const trial = production ? null : await import("./trial.ts");
  await trial?.seedDemo(database);
  const { departments = {} } = settings.adapters;
  const around = { database, clock, random: randomBytes, secrets };
  const outside = connect(
    settings.adapters,
    (standInsAt && trial?.standIns(around, standInsAt, { publicUrl, content, report })) || nothingOutside,
    around,
    { publicUrl, report },
  );
  let documents: Documents | null = null;
  async function serve(served: ServedContent): Promise<Hono<GatewayEnv>> {
    await registerDefinitions(served, database, clock.now());
    const definitions = createDefinitions(served, database, compileChecks);
    const answers = catalogueAnswers({ clock, content: definitions });
    documents =
      portal && createDocuments({ portal, content: definitions, answers, clock, outside, settings, report });
    return createGateway({
      database,
      files,
      scanner,
      content: definitions,
      answers,
      clock,
      random: randomBytes,
      secrets,
      rateLimits,
      addressFactor,
      proxies,
      waited,
      answered,
      count: metrics?.count,
      settings: { ...settings, release, draftDays: retention.draft },
      outside,
      departments,
      documents,
      report,
    });
  }
  const app = await serve(content);
  metrics?.look({
    pool: () => poolOf(database),
    outbox: () => outboxMetrics(database),
    now: clock.now,
    async state() {
      const works = (look: Promise<unknown>) =>
        look.then(
          () => true,
          () => false,
        );
      return {
        database: await works(demandAnswer(database)),
        files: await works(files.reach()),
      };
    },
  });
  async function reread(): Promise<Hono<GatewayEnv> | undefined> {
    const { catalogue, definitions, problems } = readContent(contentRoot);
    if (!catalogue || countOf(problems, "error") > 0) return undefined;
    return serve({ catalogue, definitions });
  }
  return {
    app,
    reread,
    outside,
    close,
    trialLines: trial?.trialLines ?? (() => []),
    withoutSystem: withoutSystem(
      departments,
      [...content.definitions.values()].map(({ definition }) => definition.departments),
    ),
    renderAhead: async (origin) => documents?.ahead(origin),
    async sweepRows() {
      await sweepRows(database, clock.now(), retention);
      await sweepKept({ database, files, clock, secrets }, retention);
    },
    deliver: () => deliver({ database, clock, departments, fetch, report }),
    async sweepFiles() {
      await sweepFiles(files, (ids) => knownFiles(database, ids), clock.now());
    },
  };
}

/** Warnings are for the designer; an error in any file stops the start and lists all sentences. */
/** What the build of the portal has checked need not be checked again. */
function loadContent(root: string, portal: Portal | null): ServedContent {
  const checked = portal?.checkedContent && readChecked(portal.checkedContent, root);
  if (checked) return checked;
  const { catalogue, definitions, problems } = readContent(root);
  if (!catalogue || countOf(problems, "error") > 0) throw new StartProblem(...problemLines(problems));
  return { catalogue, definitions };
}

function prepareFolder(folder: string): void {
  const probe = join(folder, ".write-test");
  // Data, files and keys are for the gateway's own user.
  process.umask(0o077);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, "");
  } catch (problem) {
    throw new StartProblem(
      `The data folder ${folder} cannot be written to (${errorCode(problem) ?? "unknown reason"}).`,
    );
  }
  void rm(probe, { force: true });
}
