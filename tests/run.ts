// Runs the named suites, or all of them: this is `npm test`, with `--rest` the remaining proofs of the specification, with `--long` everything.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { findChromium } from "./chromium.ts";
import { quickFolder } from "./running/quick-folder.ts";
import type { Counted, Failure } from "./running/reports.ts";
import { secondRun, type Unsteady } from "./running/second-run.ts";
import { type Extent, reportOf, type Suite, suites } from "./running/suites.ts";
import { writeTable } from "./running/table.ts";
import { lineOf, type Verdict } from "./running/verdict.ts";

const root = resolve(import.meta.dirname, "..");
/** What each suite reports, for whoever wants to know more afterwards. */
const folder = resolve(root, "test-results/reports");
const running = new Set<ChildProcess>();
const temporary = quickFolder();
/** Without colours when written to a file or a log. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: "1", FORCE_COLOR: undefined };
/** What passed at its second run only, as JSON: its first failure, and the page as it was. */
const unsteadyFile = resolve(root, "test-results/unsteady.json");

function start({ name, command, environment, beside }: Suite): Promise<[boolean, string]> {
  const [program = "", ...args] = command;
  rmSync(reportOf(folder, name), { force: true });
  const path = `${join(root, "node_modules/.bin")}:${process.env.PATH}`;
  // A process group of its own, so that whatever a suite starts ends with it.
  const child = spawn(program, args, {
    cwd: root,
    detached: true,
    stdio: ["ignore", beside ? "pipe" : "inherit", beside ? "pipe" : "inherit"],
    env: {
      ...process.env,
      ...plain,
      ...environment,
      PATH: path,
      TMPDIR: temporary,
      npm_config_update_notifier: "false",
    },
  });
  running.add(child);
  let said = "";
  const listen = (chunk: Buffer): void => {
    said += chunk;
  };
  child.stdout?.on("data", listen);
  child.stderr?.on("data", listen);
  return new Promise((done) => {
    const finish = (good: boolean): void => {
      running.delete(child);
      done([good, said]);
    };
    child.on("error", () => finish(false));
    child.on("close", (code) => finish(code === 0));
  });
}

function count({ name, counts }: Suite): Counted | undefined {
  const file = reportOf(folder, name);
  return counts && existsSync(file) ? counts(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

function inWords({ passed, failed, skipped }: Counted): string {
  const parts = [`${passed} passed`];
  if (failed) parts.push(`${failed} failed`);
  if (skipped) parts.push(`${skipped} skipped`);
  return parts.join(", ");
}

async function run(suite: Suite): Promise<Verdict> {
  const began = performance.now();
  const [good, said] = await start(suite);
  const counted = count(suite);
  // A suite that found nothing to run has proved nothing.
  const passed = good && (!suite.counts || (counted?.passed ?? 0) > 0);
  const tests = counted ? inWords(counted) : suite.counts ? "no tests" : "";
  const seconds = (performance.now() - began) / 1000;
  const { failures = [], leftOut = [] } = counted ?? {};
  const verdict = { suite, passed, tests, seconds, failures, leftOut };
  if (!passed && said) console.log(said.trimEnd());
  console.log(lineOf(verdict));
  return verdict;
}

function stop(): never {
  for (const { pid } of running) if (pid) process.kill(-pid, "SIGTERM");
  process.exit(130);
}
process.on("SIGINT", stop);
process.on("SIGTERM", stop);

interface Chosen {
  extent: Extent;
  suites: Suite[];
  /** Everything of the extent, so that its table may be written. */
  whole: boolean;
}

function choose(words: string[]): Chosen {
  const names = words.filter((word) => !word.startsWith("--"));
  const extent: Extent = words.includes("--long") ? "long" : words.includes("--rest") ? "rest" : "test";
  const all = suites(folder, extent);
  const unknown = names.filter((name) => !all.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    throw new Error(`No suite ${unknown.join(", ")}. Suites: ${all.map(({ name }) => name).join(", ")}`);
  }
  const whole = names.length === 0;
  return { extent, whole, suites: whole ? all : all.filter(({ name }) => names.includes(name)) };
}

/** Lines of a page that are printed. */
const mostLines = 100;

function tellFailure(suite: string, { title, message, page }: Failure): void {
  console.log(`\n${suite}: ${title}\n${message}`);
  if (page) console.log(`The page as it was:\n${page.split("\n").slice(0, mostLines).join("\n")}`);
}

function tell(unsteady: readonly Unsteady[]): void {
  writeFileSync(unsteadyFile, `${JSON.stringify(unsteady, null, 2)}\n`);
  if (unsteady.length === 0) return;
  console.log(
    "\nUNSTEADY: failed, and passed when run again alone. Find the cause with `npm run test:again`.",
  );
  for (const one of unsteady) tellFailure(one.suite, one);
}

async function main(): Promise<boolean> {
  const words = process.argv.slice(2);
  const chosen = choose(words);
  const began = performance.now();
  mkdirSync(folder, { recursive: true });
  if (chosen.suites.some(({ again }) => again)) console.log((await findChromium()).source);
  const beside = chosen.suites.filter((suite) => suite.beside).map(run);
  const alone: Verdict[] = [];
  for (const suite of chosen.suites.filter((suite) => !suite.beside)) alone.push(await run(suite));
  const { verdicts, unsteady } = await secondRun([...(await Promise.all(beside)), ...alone], run);
  for (const { after } of verdicts.flatMap(({ suite, passed }) => (passed ? suite : [])))
    if (after) verdicts.push(await run(after));
  const failed = verdicts.filter(({ passed }) => !passed);
  for (const { suite, failures } of failed) for (const failure of failures) tellFailure(suite.name, failure);
  tell(unsteady);
  console.log(`\n${verdicts.map(lineOf).join("\n")}`);
  const seconds = (performance.now() - began) / 1000;
  const names = failed.map(({ suite }) => suite.name).join(", ");
  console.log(`${names ? `FAILED: ${names}` : "All passed"} (${seconds.toFixed(1)} s)`);
  if (words.includes("--table") && chosen.whole && !names) writeTable(chosen.extent, verdicts, seconds);
  return failed.length === 0;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
