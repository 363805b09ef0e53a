// Proves a change in a minute: types, lint of the changed files, and the nearest of the tests that it can break: `npm run test:changed`. CI runs all.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ownCommandLine } from "../../content/command-line.ts";
import { findChromium } from "../chromium.ts";
import { sourceFiles, tops } from "../rooms/source-files.ts";
import { journeysOf } from "./journeys-of-rooms.ts";
import { relatedTests, withinTime } from "./related.ts";

const usage = `Usage: npm run test:changed [-- --since REV]
  What differs from REV (by default the last commit) and whatever imports it: types, lint, and the tests it can break,
  the nearest first, as many as fit into a minute. What did not fit is named; \`npm test\` runs it.`;

const root = resolve(import.meta.dirname, "../..");
const {
  values: { since },
} = ownCommandLine({ usage, options: { since: { type: "string", default: "HEAD" } } });

const git = (...args: string[]): string[] =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
const changed = [
  ...git("diff", "--name-only", since, "--"),
  ...git("ls-files", "--others", "--exclude-standard"),
].filter((path) => existsSync(resolve(root, path)));

/** A changed journey is run whole, another only as far as `npm test` runs it. */
const ownJourneys = changed.some((path) => path.endsWith(".spec.ts"));

/** Seconds of a test's file in the last run, from the reports that `npm test` leaves. */
function durations(): Map<string, number> {
  const folder = resolve(root, "test-results/reports");
  const took = new Map<string, number>();
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!name.endsWith(".json")) continue;
    const { testResults = [] } = JSON.parse(readFileSync(join(folder, name), "utf8")) as {
      testResults?: { name: string; startTime: number; endTime: number }[];
    };
    for (const { name: path, startTime, endTime } of testResults)
      took.set(path.slice(root.length + 1), (endTime - startTime) / 1000);
  }
  return took;
}

function run(name: string, program: string, args: string[]): Promise<boolean> {
  const began = performance.now();
  const env = {
    ...process.env,
    NO_COLOR: "1",
    FORCE_COLOR: undefined,
    JOURNEYS: ownJourneys ? "all" : "short",
  };
  const child = spawn(join(root, "node_modules/.bin", program), args, {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const hear = (chunk: Buffer) => {
    said += chunk;
  };
  child.stdout?.on("data", hear);
  child.stderr?.on("data", hear);
  return new Promise((done) =>
    child.on("close", (code) => {
      if (code !== 0) console.log(said.trimEnd());
      const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(7);
      console.log(`${code === 0 ? "ok  " : "FAIL"}  ${name.padEnd(30)} ${seconds} s`);
      done(code === 0);
    }),
  );
}

const projectOf = (file: string): string =>
  file.startsWith("stories/") ? "stories" : (file.split("/")[1] ?? "");

async function main(): Promise<boolean> {
  if (changed.length === 0) {
    console.log(`Nothing differs from ${since}.`);
    return true;
  }
  const files = sourceFiles(...tops, "tests");
  const related = relatedTests(files, changed);
  const inVitest = related.filter(({ file }) => !file.endsWith(".spec.ts"));
  const inBrowser = /^(form|stories)$/;
  const took = durations();
  const pick = (wanted: boolean, seconds: number) =>
    withinTime(
      inVitest.filter(({ file }) => inBrowser.test(projectOf(file)) === wanted),
      seconds,
      (file) => took.get(file),
    );
  // What the browser draws is judged by stories where the change is in what it draws.
  const draws = changed.some((path) => /^(renderer|stories|tests\/form)\//.test(path));
  // Seconds of tests; reading their modules takes as long again.
  const node = pick(false, draws ? 12 : 32);
  const browser = draws ? pick(true, 10) : { now: [], later: [] };
  const journeys = journeysOf(changed);
  const projects = [...new Set([...node.now, ...browser.now].map(projectOf))];
  if (projects.some((project) => inBrowser.test(project)) || journeys.length > 0) await findChromium();

  const beside = [
    run("types", "tsc", ["-p", "tsconfig.json", "--noEmit"]),
    run("lint", "biome", [
      "ci",
      "--colors=off",
      "--error-on-warnings",
      "--no-errors-on-unmatched",
      ...changed,
    ]),
  ];
  const vitest = [
    ...["run", "-c", "tests/vitest.config.ts", "--maxWorkers=2", "--reporter=dot"],
    ...projects.flatMap((project) => ["--project", project]),
  ];
  const tested = [...node.now, ...browser.now];
  const verdicts =
    tested.length > 0 ? [await run(`${tested.length} files of tests`, "vitest", [...vitest, ...tested])] : [];
  if (journeys.length > 0) {
    const words = [
      "test",
      "-c",
      "tests/journeys/playwright.config.ts",
      "--project",
      "journeys",
      "--reporter=line",
    ];
    verdicts.push(await run(`journeys: ${journeys.join(", ")}`, "playwright", [...words, ...journeys]));
  }
  verdicts.push(...(await Promise.all(beside)));
  const later = [...node.later, ...browser.later];
  if (later.length > 0) console.log(`Left to \`npm test\`: ${later.length} files that lie further away.`);
  return verdicts.every(Boolean);
}

process.exitCode = (await main()) ? 0 : 1;
