// Measures what the gateway's calls cost, beside its cheapest answer and beside the bare driver that writes the same rows: `npm run bench:gateway`.

import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { readContent } from "../../../content/read-content.ts";
import { sqliteFile } from "../../../gateway/data/open-data.ts";
import { startCluster } from "../../gateway/setup/postgres-cluster.ts";
import { buildContent } from "../../journeys/setup/build.ts";
import { passingFolder } from "../../journeys/setup/passing-folder.ts";
import { type Built, contents } from "../../journeys/setup/portal-under-test.ts";
import { fill } from "../growth/fill.ts";
import { writeAgain } from "./bare.ts";
import { under, type Waited } from "./load.ts";
import { begin, type Client, floor, peopleAt, save, works } from "./people.ts";
import { type Served, serve, type Used } from "./served.ts";
import type { Written } from "./writes.ts";

const { values } = parseArgs({
  options: {
    clients: { type: "string", default: "1,16,64" },
    /** Processes over one database, which PostgreSQL alone allows: each number is measured. */
    processes: { type: "string", default: "1" },
    /** Applications that the database holds before. */
    filled: { type: "string", default: "0" },
    /** For each call and number of clients. */
    seconds: { type: "string", default: "4" },
    databases: { type: "string", default: "sqlite,postgresql" },
    /** A folder for profiles of the gateway's processor time. */
    profile: { type: "string" },
    /** Only what has these words in its name. */
    only: { type: "string", default: "" },
    /** How often a save is repeated to see whether memory grows. */
    calls: { type: "string", default: "20000" },
  },
});
const counts = values.clients.split(",").map(Number);
const most = Math.max(...counts);
const milliseconds = Number(values.seconds) * 1000;

const built = withoutFiles();
const { version = "" } = readContent(built.content).definitions.get("parking")?.definition ?? {};

/** Their content: what has to be handed in at other declarations may be left out. */
function withoutFiles(): Built {
  const built: Built = { content: passingFolder("content"), portal: passingFolder("portal") };
  cpSync(contents.fixtures.content, built.content, { recursive: true });
  const file = join(built.content, "flows/one-things/parking.json");
  const thing = JSON.parse(readFileSync(file, "utf8"));
  for (const material of Object.values<Record<string, unknown>>(thing.materials))
    if (material.from !== "form") material.optional = true;
  writeFileSync(file, JSON.stringify(thing));
  buildContent(built.content, built.portal);
  return built;
}

interface Row extends Waited {
  name: string;
  clients: number;
  processes: number;
  /** Milliseconds of the gateway's processor time for each, of all processes together. */
  processor: number;
}

/** Milliseconds of processor time of all processes since they began. */
async function usedBy(processes: readonly Served[]): Promise<number> {
  const used = await Promise.all(processes.map((served) => served.ask<Used>("used")));
  return used.reduce((sum, { processor }) => sum + processor, 0);
}

/** Each of the people asks the same process all the time, as behind a proxy that keeps to it. */
function spread(people: readonly Client[], processes: readonly Served[]): void {
  for (const [at, { browser }] of people.entries())
    browser.origin = processes[at % processes.length]?.origin ?? browser.origin;
}

async function measure(processes: readonly Served[], people: readonly Client[]): Promise<Row[]> {
  spread(people, processes);
  const rows: Row[] = [];
  for (const [name, work] of Object.entries(works)) {
    if (name !== floor && !name.includes(values.only)) continue;
    for (const count of counts) {
      const clients = people.slice(0, count);
      await under(clients, milliseconds / 2, work);
      const before = await usedBy(processes);
      const waited = await under(clients, milliseconds, work);
      const processor = ((await usedBy(processes)) - before) / waited.done;
      rows.push({ name, clients: count, processes: processes.length, ...waited, processor });
    }
  }
  return rows;
}

const fixed = (value: number, digits = 2) => value.toFixed(digits);

function tell(rows: readonly Row[]): void {
  const floorOf = ({ clients, processes }: Row) =>
    rows.find((row) => row.name === floor && row.clients === clients && row.processes === processes);
  console.log(
    "| what | processes | clients | a second | p50 | p99 | p99 ÷ p50 | processor | ÷ `/healthz` | 503 |",
  );
  console.log("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
  for (const row of rows) {
    const { name, clients, processes, aSecond, p50, p99, processor, refused } = row;
    console.log(
      `| ${[
        name,
        processes,
        clients,
        fixed(aSecond, 0),
        `${fixed(p50)} ms`,
        `${fixed(p99)} ms`,
        fixed(p99 / p50, 1),
        `${fixed(processor)} ms`,
        fixed(processor / (floorOf(row)?.processor ?? Number.NaN), 1),
        refused,
      ].join(" | ")} |`,
    );
  }
}

/** The same saves by all clients, through the gateway and then by the driver alone. */
async function besideDriver(
  serving: (recording: boolean) => Promise<Served>,
  people: Client[],
  copy: () => Promise<{ file: string } | { url: string }>,
): Promise<void> {
  const place = await copy();
  const served = await serving(true);
  spread(people, [served]);
  const { done, aSecond } = await under(people, milliseconds, save);
  const written = await served.ask<Written[]>("written");
  await served.end();
  const seconds = await writeAgain(place, written);
  const bare = done / seconds;
  console.log(
    `\n${done} saves at ${people.length} clients commit ${written.length} times: ${fixed(aSecond, 0)} saves a second, the driver alone ${fixed(bare, 0)} (${fixed((100 * aSecond) / bare, 0)} %).`,
  );
}

async function memory(served: Served, everybody: readonly Client[]): Promise<void> {
  // So many are never refused.
  const people = everybody.slice(0, 64);
  await Promise.all(people.map(begin));
  const heaps: number[] = [];
  const rounds = 10;
  const each = Math.ceil(Number(values.calls) / 2 / rounds / people.length);
  for (let round = 0; round <= rounds; round += 1) {
    heaps.push((await served.ask<Used>("used")).heap / 1e6);
    await Promise.all(
      people.map(async (client) => {
        for (let turn = 0; turn < each; turn += 1) await save(client, turn);
      }),
    );
  }
  const all = heaps.map((heap) => fixed(heap, 1)).join(", ");
  console.log(`\nHeap in MB, ${each * people.length * 2} calls between each and the next: ${all}.`);
}

for (const kind of values.databases.split(",")) {
  const cluster = kind === "sqlite" ? undefined : await startCluster({ durable: true });
  try {
    const DATA_DIR = passingFolder("data");
    const place: Record<string, string> = cluster ? { DATA_DIR, DATABASE_URL: cluster.url } : { DATA_DIR };
    const serving = (recording?: boolean) => serve({ ...built, place, profile: values.profile, recording });
    if (Number(values.filled) > 0) {
      // Makes the tables.
      await (await serving()).end();
      await fill(cluster ?? { file: sqliteFile(DATA_DIR) }, Number(values.filled), Date.now());
    }
    const served = await serving();
    const people = await peopleAt(served, version, most);
    console.log(`\n## ${kind}\n`);
    const rows: Row[] = [];
    const processes = [served];
    for (const count of cluster ? values.processes.split(",").map(Number) : [1]) {
      while (processes.length < count) processes.push(await serving());
      rows.push(...(await measure(processes, people)));
    }
    for (const other of processes.splice(1)) await other.end();
    spread(people, processes);
    tell(rows);
    await memory(served, people);
    await served.end();
    await besideDriver(serving, people, () =>
      cluster ? copyInPostgres(cluster.url) : copyOfFile(sqliteFile(DATA_DIR)),
    );
  } finally {
    cluster?.stop();
  }
}

async function copyOfFile(file: string): Promise<{ file: string }> {
  const copy = join(passingFolder("copy"), "copy.sqlite");
  for (const end of ["", "-wal"]) if (existsSync(file + end)) cpSync(file + end, copy + end);
  return { file: copy };
}

async function copyInPostgres(url: string): Promise<{ url: string }> {
  const copy = new URL(url);
  copy.pathname = "/copy";
  const client = new pg.Client({
    connectionString: Object.assign(new URL(url), { pathname: "/template1" }).href,
  });
  await client.connect();
  await client.query(`create database copy template ${new URL(url).pathname.slice(1)}`);
  await client.end();
  return { url: copy.href };
}
process.exit();
