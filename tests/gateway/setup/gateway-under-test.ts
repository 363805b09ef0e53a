// A gateway without a port, over a database of its own, with a clock and browsers that the test controls.

import { randomBytes } from "node:crypto";
import { dirname, join, resolve } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, vi } from "vitest";
import type { ServedContent } from "../../../content/checked-content.ts";
import { compileChecks } from "../../../engine/reader/compile-checks.ts";
import { readProxies } from "../../../gateway/base/client-address.ts";
import type { Keys } from "../../../gateway/base/keys.ts";
import { readRateLimits } from "../../../gateway/base/rate-limits.ts";
import { filesFolder, type OpenData, openData } from "../../../gateway/data/open-data.ts";
import { createDefinitions, registerDefinitions } from "../../../gateway/database/definitions.ts";
import { migrate } from "../../../gateway/database/migrate.ts";
import { openPostgres, openSqlite } from "../../../gateway/database/open-database.ts";
import { type StandInsAt, standIns } from "../../../gateway/desk/stand-ins.ts";
import type { FileStore } from "../../../gateway/files/file-store.ts";
import { folderStore } from "../../../gateway/files/folder-store.ts";
import { createGateway } from "../../../gateway/http/app.ts";
import type { GatewayParts } from "../../../gateway/http/gateway-parts.ts";
import { seedDemo } from "../../../gateway/ops/seed/seed.ts";
import { nothingOutside } from "../../../gateway/outside/outside.ts";
import { createDocuments } from "../../../gateway/pages/documents.ts";
import type { Portal } from "../../../gateway/pages/portal-files.ts";
import type { Log } from "../../../gateway/watch/log.ts";
import type { Metrics } from "../../../gateway/watch/metrics.ts";
import { keptIn } from "../../../stand-ins/kept.ts";
import { createStandIns } from "../../../stand-ins/stand-ins.ts";
import { fixtureContent } from "../../fixtures/fixture-content.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { backwards } from "./backwards.ts";
import { Browser } from "./browser.ts";
import { takeDatabase } from "./postgres-stock.ts";
import { testSecrets } from "./test-secrets.ts";
import { withoutPostgres } from "./without-postgres.ts";

// A test waits only for the machine, which may be busy.
vi.setConfig({ testTimeout: 60_000 });

export const root = resolve(import.meta.dirname, "../../..");
export const origin = "http://portal.test";
/** 2026-11-20 10:00:00 in Shanghai, a Friday. */
export const start = Date.parse("2026-11-20T10:00:00+08:00");

let content: ServedContent | undefined;

/** The content of the fixtures, read once. */
export function servedContent(): ServedContent {
  if (!content) {
    const { catalogue, definitions, problems } = fixtureContent();
    if (!catalogue) throw new Error(`The catalogue is wrong: ${problems[0]?.message}`);
    content = { catalogue, definitions };
  }
  return content;
}

export interface UnderTest {
  app: ReturnType<typeof createGateway>;
  parts: GatewayParts;
  clock: { now(): number; advance(milliseconds: number): void };
  /** What the gateway reported: 5xx and policy reports. */
  reports: unknown[];
  /** Ends it cleanly; the end of the test does so too. */
  close(): Promise<void>;
  browser(): Browser;
  /** A browser in which that demo person is logged in: 1 甲, 2 乙, 3 丙 (not real-name), 4 丁 (by the licence of a company). */
  person(number: 1 | 2 | 3 | 4): Promise<Browser>;
}

interface Options {
  /** SQLite's file; by default in memory, or PostgreSQL if the environment names one. */
  sqliteFile?: string;
  /** A whole data folder, with files, opened as a start does. */
  dataDir?: string;
  /** PostgreSQL, if not the environment's. */
  databaseUrl?: string;
  production?: boolean;
  publicUrl?: string;
  content?: ServedContent;
  /** What the data are encrypted with. */
  dataKeys?: Keys;
  /** Like the setting RATE_LIMITS; unlimited by default. */
  rateLimits?: string;
  /** Like the setting TRUSTED_PROXIES; none by default. */
  proxies?: string;
  /** One empty document and one file by default. */
  portal?: Portal;
  /** Instead of `reports`. */
  log?: Log;
  metrics?: Metrics;
  /** The departments with a system of their own; none by default. */
  departments?: GatewayParts["departments"];
  /** Like the setting PERSON_QUOTA_MB, also smaller. */
  personQuotaMB?: number;
}

const smallPortal: Portal = {
  relaxed: false,
  document: async () => "<!doctype html><title>portal</title>",
  asset: (path) =>
    path === "/assets/main-1a2b.js"
      ? {
          type: "text/javascript",
          bytes: Buffer.from("1"),
          packed: [
            { encoding: "br", bytes: Buffer.from("as Brotli") },
            { encoding: "gzip", bytes: Buffer.from("as gzip") },
          ],
          immutable: true,
          etag: '"1"',
        }
      : undefined,
};

export async function gatewayUnderTest(options: Options = {}): Promise<UnderTest> {
  const { production = false, publicUrl = origin, sqliteFile } = options;
  let time = start;
  const clock = {
    now: () => time,
    advance(milliseconds: number) {
      time += milliseconds;
    },
  };
  const reports: unknown[] = [];
  const { dataDir, databaseUrl, dataKeys: keys = testSecrets.data } = options;
  // Who opens the same database again finds its files, too.
  const place = dataDir ?? (sqliteFile && dirname(sqliteFile));
  const files = folderStore(place ? filesFolder(place) : temporaryFolder("portal-files"));
  const { database, close } = dataDir
    ? await openedData({ dataDir, databaseUrl: databaseUrl ?? null, keys }, files)
    : await freshDatabase(sqliteFile, databaseUrl);
  const served = options.content ?? servedContent();
  await registerDefinitions(served, database, clock.now());
  await seedDemo(database);
  const report = options.log?.problem ?? ((problem: unknown) => reports.push(problem));
  // What the wire carries is gone through; only the network is left out.
  const kept = keptIn(place ? join(place, "stand-ins") : temporaryFolder("stand-ins"), clock);
  const beside = createStandIns({ kept, clock, random: randomBytes }, "the trial's own secret");
  const standInsAt: StandInsAt = {
    url: "http://stand-ins.test",
    secret: "the trial's own secret",
    fetch: (url, init) => beside.request(url, init),
  };
  const around = {
    clock,
    content: createDefinitions(served, database, compileChecks),
    settings: {
      production,
      publicUrl,
      miniProgramUrl: null,
      clientId: "one-thing-portal",
      faceMinutes: 120,
      ...(options.personQuotaMB !== undefined && { personQuotaMB: options.personQuotaMB }),
      draftDays: 365,
    },
    outside: production
      ? nothingOutside
      : standIns({ database, clock, random: randomBytes, secrets: testSecrets }, standInsAt, {
          publicUrl,
          content: served,
          report,
        }),
    report,
  };
  const parts: GatewayParts = {
    ...around,
    database,
    files,
    random: randomBytes,
    secrets: testSecrets,
    ...(options.rateLimits !== undefined && { rateLimits: readRateLimits(options.rateLimits) }),
    ...(options.departments && { departments: options.departments }),
    documents: createDocuments({ ...around, portal: options.portal ?? smallPortal }),
    ...(options.proxies !== undefined && { proxies: readProxies(options.proxies) }),
    answered(facts) {
      options.log?.answered(facts);
      options.metrics?.answered(facts);
    },
    ...(options.metrics && { count: options.metrics.count }),
  };
  const app = createGateway(parts);
  const browser = (): Browser => new Browser(app, publicUrl);
  return {
    app,
    parts,
    clock,
    reports,
    close,
    browser,
    async person(number) {
      const made = browser();
      const id = `demo-person-${number}`;
      await (number === 4 ? made.logInByLicence(id) : made.logIn(id));
      return made;
    },
  };
}

async function openedData(
  where: { dataDir: string; databaseUrl: string | null; keys: Keys },
  files: FileStore,
): Promise<OpenData> {
  const opened = await openData(where, files, () => undefined, start);
  onTestFinished(() => opened.close().catch(() => undefined));
  return opened;
}

/** A database of the stock for the test alone. */
async function ownDatabase(server: string): Promise<OpenData> {
  const own = await takeDatabase(server);
  const database = openPostgres(own.url, () => undefined, { keys: testSecrets.data }).withPlugin(backwards);
  onTestFinished(async () => {
    // A test may have closed its own connection.
    await database.destroy();
    await own.giveBack();
  });
  return { database, close: () => database.destroy() };
}

/** Tables of the test's own in a database that it looks after itself. */
async function ownTables(url: string): Promise<OpenData> {
  const schema = `test_${randomBytes(6).toString("hex")}`;
  const database = openPostgres(url, () => undefined, { schema, keys: testSecrets.data });
  await sql`create schema ${sql.id(schema)}`.execute(database);
  await migrate(database, schema);
  onTestFinished(async () => {
    await database.destroy();
    const last = openPostgres(url, () => undefined);
    await sql`drop schema ${sql.id(schema)} cascade`.execute(last);
    await last.destroy();
  });
  return { database, close: () => database.destroy() };
}

async function freshDatabase(file: string | undefined, url: string | undefined): Promise<OpenData> {
  if (url) return ownTables(url);
  const server = process.env.TEST_DATABASE_URL;
  if (file === undefined && server) return ownDatabase(server);
  const { testPath = "" } = expect.getState();
  if (file === undefined && withoutPostgres.some((name) => testPath.endsWith(name)))
    throw new Error(`${testPath} opens a database: take it off the list in without-postgres.ts.`);
  const database = openSqlite(file ?? ":memory:", testSecrets.data);
  await migrate(database);
  onTestFinished(() => database.destroy().catch(() => undefined));
  return { database, close: () => database.destroy() };
}
