// Measures what a city with many one-things costs: `npm run bench:things [-- --things 100,1000]`, beside the project's own.
import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { calls } from "../../../engine/contract/calls.ts";
import { passingFolder, removeFolder } from "../../journeys/setup/passing-folder.ts";
import { type Built, contents, startPortal, unrecorded } from "../../journeys/setup/portal-under-test.ts";
import buildPrograms from "../../programs/programs.ts";
import { median } from "../verdicts.ts";

const { values } = parseArgs({ options: { things: { type: "string", default: "100,1000" } } });
const root = resolve(import.meta.dirname, "../../..");
const project = contents.project.content;
const repeats = 15;

/** Content with so many one-things: copies of the project's own, each with a code, an id and a name of its own. */
function copied(count: number): string {
  const folder = passingFolder("things");
  for (const part of ["flows", "schemas"])
    cpSync(join(project, part), join(folder, part), { recursive: true });
  const things = join(folder, "flows/one-things");
  const originals = readdirSync(things).map((file) => {
    const text = readFileSync(join(things, file), "utf8");
    return { text, ...(JSON.parse(text) as { code: string; id: string; name: string }) };
  });
  for (let made = originals.length; made < count; made += 1) {
    const { text, code, id, name } = originals[made % originals.length] as (typeof originals)[number];
    const copy = JSON.parse(text.replaceAll(`"${id}`, `"${id}N${made}`));
    writeFileSync(
      join(things, `${code}${made}.json`),
      JSON.stringify({ ...copy, code: `${code}${made}`, name: `${name}${made}`, formerly: undefined }),
    );
  }
  return folder;
}

/** Seconds that the command takes. */
function secondsOf(...words: string[]): number {
  const from = performance.now();
  const { status, stdout, stderr } = spawnSync("npx", ["tsx", ...words], { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`${words.join(" ")} ended with ${status}: ${stdout}${stderr}`);
  return (performance.now() - from) / 1000;
}

interface Page {
  /** Milliseconds. */
  first: number;
  later: number;
  /** kB as sent. */
  packed: number;
}

async function pageAt(address: string): Promise<Page> {
  const times: number[] = [];
  let bytes = 0;
  for (let at = 0; at <= repeats; at += 1) {
    const from = performance.now();
    const answer = await fetch(address, { headers: { "accept-encoding": "br" } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    times.push(performance.now() - from);
    bytes = Number(answer.headers.get("content-length"));
  }
  const [first = 0, ...later] = times;
  return { first, later: median(later), packed: bytes / 1000 };
}

type Measured = Awaited<ReturnType<typeof measure>>;

async function measure(count: number) {
  const built: Built = { content: copied(count), portal: passingFolder("portal") };
  const check = secondsOf("workshop/check/check.ts", built.content);
  const build = secondsOf("tests/journeys/setup/build-content.ts", built.content, built.portal);
  const assets = join(built.portal, "assets");
  const script = readdirSync(assets).find((file) => /^index-.*\.js$/.test(file)) ?? "";
  const from = performance.now();
  const portal = await startPortal(built, unrecorded);
  const start = performance.now() - from;
  const pages = [calls.settings.path, "/", "/tListId", "/guide/dd"];
  const shown: [string, Page][] = [];
  for (const path of pages) shown.push([path, await pageAt(portal.origin + path)]);
  await portal.stop();
  const scriptSize = statSync(join(assets, `${script}.br`)).size / 1000;
  for (const folder of [built.content, built.portal]) removeFolder(folder);
  return { count, check, build, scriptSize, start, shown };
}

buildPrograms();
const counts = [
  readdirSync(join(project, "flows/one-things")).length,
  ...values.things.split(",").map(Number),
];
const measured: Measured[] = [];
for (const count of counts) measured.push(await measure(count));

const row = (what: string, of: (one: Measured) => string) =>
  console.log(`| ${what} | ${measured.map(of).join(" | ")} |`);
row("one-things", ({ count }) => String(count));
console.log(`|---|${measured.map(() => "---:|").join("")}`);
row("`npm run check`", ({ check }) => `${check.toFixed(1)} s`);
row("build of the portal", ({ build }) => `${build.toFixed(1)} s`);
row("first script, as Brotli", ({ scriptSize }) => `${scriptSize.toFixed(0)} kB`);
row("a start", ({ start }) => `${(start / 1000).toFixed(1)} s`);
for (const [at, [path]] of (measured[0]?.shown ?? []).entries())
  row(`\`${path}\`: first time, later, as sent`, ({ shown }) => {
    const { first, later, packed } = (shown[at] as [string, Page])[1];
    return `${first.toFixed(0)} ms, ${later.toFixed(1)} ms, ${packed.toFixed(1)} kB`;
  });
