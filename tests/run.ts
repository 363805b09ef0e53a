// Runs the named suites, or all of them: this is `npm test`, with `--rest` the remaining proofs of the specification, with `--long` everything.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findChromium } from "./chromium.ts";
import type { Failure } from "./failures.ts";
import { type Counted, type Extent, reportOf, type Suite, suites } from "./suites.ts";

interface Verdict {
  name: string;
  passed: boolean;
  tests: string;
  seconds: number;
  failures: Failure[];
}

const root = resolve(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "portal-test-"));
const running = new Set<ChildProcess>();
/** Without colours when written to a file or a log. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: "1", FORCE_COLOR: undefined };
const needChromium = ["form", "stories", "journeys", "other-journeys", "every-one-thing", "calls-removed"];

function start({ command: [program = "", ...args], environment, beside }: Suite): Promise<[boolean, string]> {
  const path = `${join(root, "node_modules/.bin")}:${process.env.PATH}`;
  // A process group of its own, so that whatever a suite starts ends with it.
  const child = spawn(program, args, {
    cwd: root,
    detached: true,
    stdio: ["ignore", beside ? "pipe" : "inherit", beside ? "pipe" : "inherit"],
    env: { ...process.env, ...plain, ...environment, PATH: path, npm_config_update_notifier: "false" },
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

const line = ({ name, passed, tests, seconds }: Verdict): string =>
  `${passed ? "ok  " : "FAIL"}  ${name.padEnd(15)} ${tests.padEnd(28)} ${seconds.toFixed(1).padStart(7)} s`;

async function run(suite: Suite): Promise<Verdict> {
  const began = performance.now();
  const [good, said] = await start(suite);
  const counted = count(suite);
  // A suite that found nothing to run has proved nothing.
  const passed = good && (!suite.counts || (counted?.passed ?? 0) > 0);
  const tests = counted ? inWords(counted) : suite.counts ? "no tests" : "";
  const seconds = (performance.now() - began) / 1000;
  const verdict = { name: suite.name, passed, tests, seconds, failures: counted?.failures ?? [] };
  if (!passed && said) console.log(said.trimEnd());
  console.log(line(verdict));
  return verdict;
}

function stop(): never {
  for (const { pid } of running) if (pid) process.kill(-pid, "SIGTERM");
  rmSync(folder, { recursive: true, force: true });
  process.exit(130);
}
process.on("SIGINT", stop);
process.on("SIGTERM", stop);

function choose(words: string[]): Suite[] {
  const names = words.filter((word) => !word.startsWith("--"));
  const extent: Extent = words.includes("--long") ? "long" : words.includes("--rest") ? "rest" : "test";
  const all = suites(folder, extent);
  const unknown = names.filter((name) => !all.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    throw new Error(`No suite ${unknown.join(", ")}. Suites: ${all.map(({ name }) => name).join(", ")}`);
  }
  return names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all;
}

async function main(): Promise<boolean> {
  const chosen = choose(process.argv.slice(2));
  const began = performance.now();
  if (chosen.some(({ name }) => needChromium.includes(name))) console.log((await findChromium()).source);
  const beside = chosen.filter((suite) => suite.beside).map(run);
  const alone: Verdict[] = [];
  for (const suite of chosen.filter((suite) => !suite.beside)) alone.push(await run(suite));
  const verdicts = [...(await Promise.all(beside)), ...alone];
  const failed = verdicts.filter(({ passed }) => !passed).map(({ name }) => name);
  for (const { name, failures } of verdicts) {
    for (const { title, message } of failures) console.log(`\n${name}: ${title}\n${message}`);
  }
  console.log(`\n${verdicts.map(line).join("\n")}`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    failed.length > 0 ? `FAILED: ${failed.join(", ")} (${seconds} s)` : `All passed (${seconds} s)`,
  );
  return failed.length === 0;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
rmSync(folder, { recursive: true, force: true });
