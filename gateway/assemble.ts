// Assembles one deployment from its settings and content: database, files, stand-ins, gateway, and the way to close them.

import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Hono } from "hono";
import { sql } from "kysely";
import { countOf, problemLines } from "../content/problem-report.ts";
import { readContent } from "../content/read-content.ts";
import { compileChecks } from "../engine/reader/compile-checks.ts";
import { createGateway } from "./app.ts";
import type { GatewayEnv } from "./context.ts";
import { knownFiles } from "./database/attachments.ts";
import { FolderTaken, lockFolder } from "./database/lock-folder.ts";
import { migrate } from "./database/migrate.ts";
import { type Database, openPostgres, openSqlite } from "./database/open-database.ts";
import { knownSignatures } from "./database/signatures.ts";
import { sweepRows } from "./database/sweep-rows.ts";
import { createDefinitions, registerDefinitions, type ServedContent } from "./definitions.ts";
import type { Dependencies } from "./dependencies.ts";
import { folderStore } from "./files/folder-store.ts";
import { sweepFiles } from "./files/sweep-files.ts";
import { nothingOutside } from "./outside/outside.ts";
import { standIns } from "./outside/stand-ins/stand-ins.ts";
import type { Portal } from "./portal-files.ts";
import { seedDemo } from "./seed/seed.ts";
import { demoSecrets, type Secrets } from "./settings/secrets.ts";
import type { Settings } from "./settings.ts";
import { StartProblem } from "./start-problem.ts";

export interface Assembled {
  app: Hono<GatewayEnv>;
  /** Development only: reads the content again and returns an app that serves it, or undefined while something in it is wrong. */
  reread(): Promise<Hono<GatewayEnv> | undefined>;
  outside: Dependencies["outside"];
  /** Deletes expired rows and orphaned files, at start and once an hour. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

type Report = Dependencies["report"];

/** Opens everything in an order that fails early. Throws a StartProblem. */
export async function assemble(
  settings: Settings,
  contentRoot: string,
  portal: Portal | null,
  report: Report,
): Promise<Assembled> {
  const content = loadContent(contentRoot);
  const {
    dataDir,
    production,
    publicUrl,
    miniProgramUrl,
    errorReportUrl,
    uploadBase,
    fileBase,
    clientId,
    faceMinutes,
    rateLimits,
  } = settings;
  prepareFolder(dataDir);
  const secrets = production
    ? (settings.secrets as Secrets)
    : demoSecrets(dataDir, settings.secrets, randomBytes);
  const { database, close } = await openData(settings, report);
  const clock = { now: () => Date.now() };
  if (!production) await seedDemo(database);
  const files = folderStore(join(dataDir, "files"));
  const outside = production
    ? nothingOutside
    : standIns({ database, clock, random: randomBytes }, publicUrl, content);
  async function serve(served: ServedContent): Promise<Hono<GatewayEnv>> {
    await registerDefinitions(served, database, clock.now());
    return createGateway({
      database,
      files,
      content: createDefinitions(served, database, compileChecks),
      clock,
      random: randomBytes,
      secrets,
      rateLimits,
      settings: {
        ...{ production, publicUrl, miniProgramUrl, errorReportUrl, clientId, faceMinutes },
        ...{ uploadBase, fileBase },
      },
      outside,
      portal,
      report,
    });
  }
  const app = await serve(content);
  async function reread(): Promise<Hono<GatewayEnv> | undefined> {
    const { catalogue, definitions, problems } = readContent(contentRoot);
    if (!catalogue || countOf(problems, "error") > 0) return undefined;
    return serve({ catalogue, definitions });
  }
  async function sweep(): Promise<void> {
    await sweepRows(database, clock.now());
    const known = async (ids: string[]) =>
      new Set([...(await knownFiles(database, ids)), ...(await knownSignatures(database, ids))]);
    await sweepFiles(files, known, clock.now());
  }
  return { app, reread, outside, sweep, close };
}

/** Warnings are for the designer; an error in any file stops the start and lists all sentences. */
function loadContent(root: string): ServedContent {
  const { catalogue, definitions, problems } = readContent(root);
  if (!catalogue || countOf(problems, "error") > 0) throw new StartProblem(...problemLines(problems));
  return { catalogue, definitions };
}

function prepareFolder(folder: string): void {
  const probe = join(folder, ".write-test");
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, "");
  } catch (problem) {
    throw new StartProblem(`The data folder ${folder} cannot be written to (${codeOf(problem)}).`);
  }
  void rm(probe, { force: true });
}

async function openData(
  { databaseUrl, dataDir }: Settings,
  report: Report,
): Promise<{ database: Database; close(): Promise<void> }> {
  if (databaseUrl !== null) {
    const database = openPostgres(databaseUrl, (problem) => report(problem, "database"));
    try {
      await sql`select 1`.execute(database);
      await migrate(database);
    } catch (problem) {
      await database.destroy();
      throw new StartProblem(
        `The database under DATABASE_URL cannot be used: ${problem instanceof Error ? problem.message || codeOf(problem) : codeOf(problem)}.`,
      );
    }
    return { database, close: () => database.destroy() };
  }
  const unlock = takeFolder(dataDir);
  const database = openSqlite(join(dataDir, "portal.sqlite"));
  await migrate(database);
  return {
    database,
    async close() {
      await database.destroy();
      unlock();
    },
  };
}

function takeFolder(dataDir: string): () => void {
  try {
    return lockFolder(dataDir, process.pid);
  } catch (problem) {
    throw problem instanceof FolderTaken ? new StartProblem(problem.message) : problem;
  }
}

const codeOf = (problem: unknown): string =>
  problem instanceof Error && "code" in problem ? String(problem.code) : "unknown reason";
