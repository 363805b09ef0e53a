// Measures what the gateway's statements cost over a database that holds years of work, beside one that holds none: `npm run bench:growth`.

import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { checkTrail } from "../../../gateway/audit/trail.ts";
import { usualRetention } from "../../../gateway/base/retention.ts";
import { filesFolder, openData, sqliteFile } from "../../../gateway/data/open-data.ts";
import { fileBytesOf } from "../../../gateway/database/attachments.ts";
import { deskPage } from "../../../gateway/database/desk.ts";
import { outboxMetrics } from "../../../gateway/database/outbox.ts";
import type { Database } from "../../../gateway/database/tables.ts";
import { sweepRows } from "../../../gateway/database/upkeep/sweep-rows.ts";
import { keepPerson } from "../../../gateway/database/users.ts";
import { folderStore } from "../../../gateway/files/folder-store.ts";
import { sweepKept } from "../../../gateway/ops/retention/sweep-kept.ts";
import { startCluster } from "../../gateway/setup/postgres-cluster.ts";
import { secretsOf } from "../../simulation/deployment.ts";
import { fill, idOf } from "./fill.ts";

const { values } = parseArgs({
  options: {
    applications: { type: "string", default: "100000" },
    databases: { type: "string", default: "sqlite,postgresql" },
  },
});
const applications = Number(values.applications);
/** Everything is older than this, and nothing old enough to be deleted. */
const now = Date.parse("2026-11-20T00:00:00+08:00");
const repeats = 15;
const secrets = secretsOf("first");

const person = {
  id: idOf(1),
  userType: "personal" as const,
  realName: "测试甲",
  mobile: "13800000001",
  certificateNumber: "329900198503121014",
  loginName: "ceshijia",
  entLicenseSn: "",
  company: null,
};
const desk = { page: 1, size: 20, search: "", status: undefined };

/** What is measured: its name and how it is done. */
const asked: Record<string, (database: Database, dataDir: string) => Promise<unknown>> = {
  "a login": (database) => keepPerson(database, person),
  "the quota at an upload": (database) => fileBytesOf(database, person.id),
  "the sweep of rows": (database) => sweepRows(database, now),
  "the sweep of what is kept": (database, dataDir) =>
    sweepKept(
      {
        database,
        files: folderStore(filesFolder(dataDir)),
        clock: { now: () => now },
        secrets,
      },
      usualRetention,
    ),
  "the desk, first page": (database) => deskPage(database, desk),
  "the desk, by status": (database) => deskPage(database, { ...desk, status: "已申请" }),
  "the desk, a whole number": (database) => deskPage(database, { ...desk, search: "9".repeat(20) }),
  "the figures of the outbox": outboxMetrics,
  "one person's audit trail": (database) => checkTrail(database, secrets.signature, person.id),
};

interface Cost {
  /** Milliseconds, median. */
  median: number;
  /** Milliseconds for which nobody else was answered, at the longest. */
  held: number;
}

async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const times: number[] = [];
  for (let at = 0; at < repeats; at += 1) {
    await new Promise((done) => setTimeout(done, 5));
    delay.enable();
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
    await new Promise((done) => setTimeout(done, 5));
    delay.disable();
  }
  const median = times.toSorted((one, other) => one - other)[Math.floor(repeats / 2)] ?? 0;
  return { median, held: delay.max / 1e6 };
}

/** What the desk's pages show: those of the others are never opened. */
async function encryptNewest(database: Database): Promise<void> {
  const text = "x".repeat(6000);
  const newest = database.selectFrom("applications").select("id").where("withdrawnAt", "is", null);
  for (const { id } of await newest.orderBy("submittedAt", "desc").limit(100).execute())
    await database
      .updateTable("applications")
      .set({
        applicantNameText: "测*甲",
        applicantPaperCodeText: "3299**********1014",
        applicantMobileText: "138****0001",
        declaration: text,
        formContent: text,
        materials: "[]",
        receiptHash: "",
      })
      .where("id", "=", id)
      .execute();
}

/** Milliseconds to open it, and what each thing costs in it. */
async function measure(
  count: number,
  kind: string,
): Promise<{ start: number; megabytes: number; costs: Map<string, Cost> }> {
  const cluster = kind === "sqlite" ? undefined : await startCluster({ durable: true });
  const url = cluster?.url ?? null;
  const dataDir = mkdtempSync(join(tmpdir(), "portal-growth-"));
  try {
    const open = () =>
      openData(
        { dataDir, databaseUrl: url, keys: secrets.data },
        folderStore(filesFolder(dataDir)),
        console.error,
        now,
      );
    await (await open()).close();
    if (count > 0) await fill(url === null ? { file: sqliteFile(dataDir) } : { url }, count, now);
    const from = performance.now();
    const { database, close } = await open();
    const start = performance.now() - from;
    await encryptNewest(database);
    const costs = new Map<string, Cost>();
    for (const [what, work] of Object.entries(asked))
      costs.set(what, await costOf(() => work(database, dataDir)));
    const bytes = url === null ? statSync(sqliteFile(dataDir)).size : await sizeOf(database);
    await close();
    return { start, megabytes: bytes / 2 ** 20, costs };
  } finally {
    cluster?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function sizeOf(database: Database): Promise<number> {
  const { rows } = await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(
    database,
  );
  return Number(rows[0]?.size);
}

const round = (number: number) => (number < 10 ? number.toFixed(1) : number.toFixed(0));

for (const kind of values.databases.split(",")) {
  const empty = await measure(0, kind);
  const full = await measure(applications, kind);
  console.log(
    `\n${kind}, ${applications} applications, ${full.megabytes.toFixed(0)} MB; milliseconds (longest hold of others)\n`,
  );
  console.log("| what | empty | full |\n|---|---:|---:|");
  console.log(`| a start | ${round(empty.start)} | ${round(full.start)} |`);
  for (const [what, { median, held }] of full.costs) {
    const before = empty.costs.get(what);
    if (!before) throw new Error(`${what} was not measured.`);
    console.log(
      `| ${what} | ${round(before.median)} (${round(before.held)}) | ${round(median)} (${round(held)}) |`,
    );
  }
}
