// Lives years of the portal in minutes: `npm run test:simulation`. See CONTRIBUTING.md for what its words mean.

import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { bundleSimulation } from "./bundle.ts";
import { simulationMutants } from "./mutants.ts";
import type { Outcome } from "./simulate.ts";
import type { Story } from "./story.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** One seed, told as it goes. */
    seed: { type: "string" },
    /** So many seeds, new ones each time; by default as many as `seconds` hold. */
    seeds: { type: "string" },
    seconds: { type: "string", default: "120" },
    days: { type: "string" },
    trace: { type: "boolean", default: false },
    /** Changes a line of the gateway at a time, and expects the simulation to find it; only those with the words that follow. */
    mutants: { type: "boolean", default: false },
  },
});

/** Of one seed that is told as it goes, and of each of many, where faults are as near to each other. */
const days = values.days ?? (values.seed === undefined ? "10" : "30");
const keptFolder = resolve(import.meta.dirname, "kept");
const processes = 2;
/** Also where the machine is slow. */
const leastSeeds = 200;
/** A mutant that so many seeds do not find survives. */
const mostForMutant = 1000;

const children = new Set<ChildProcess>();

interface Ran extends Pick<Outcome, "violations" | "hash" | "counts"> {
  seed: number;
  ms: number;
  shortest?: Story;
}

/** Runs one process over its seeds; hears of each. Returning true ends it. */
function run(
  file: string,
  words: readonly string[],
  heard: (ran: Ran) => boolean | undefined,
): Promise<void> {
  const flags = ["--expose-gc", "--max-semi-space-size=64"];
  const child = spawn(process.execPath, [...flags, file, ...words], { stdio: ["ignore", "pipe", "inherit"] });
  let ran = 0;
  let isEnough = false;
  createInterface({ input: child.stdout }).on("line", (line) => {
    if (!line.startsWith('{"seed"')) return console.log(line);
    ran += 1;
    isEnough ||= heard(JSON.parse(line)) === true;
    if (isEnough) child.kill();
  });
  children.add(child);
  return new Promise((done, fail) => {
    child.on("close", (status, signal) => {
      children.delete(child);
      if (isEnough || (status === 0 && ran > 0)) done();
      else fail(new Error(`A simulation ended with ${signal ?? status} after ${ran} stories.`));
    });
  });
}

function tell({ seed, violations, hash, shortest }: Ran): void {
  console.error(`seed ${seed} (${hash.slice(0, 12)}) fails:`);
  for (const violation of violations.slice(0, 5)) console.error(`  ${violation}`);
  if (!shortest) return;
  mkdirSync(keptFolder, { recursive: true });
  const file = join(keptFolder, `seed-${seed}.json`);
  writeFileSync(file, `${JSON.stringify(shortest, null, 2)}\n`);
  console.error(`  Its shortest story, of ${shortest.happenings.length} happenings, is kept: ${file}`);
}

/** Seeds from a first one on, spread over the processes. Returns how many were run, and how many failed. */
async function many(file: string, from: number, words: readonly string[], first = false) {
  let ran = 0;
  const failed: Ran[] = [];
  const some = Array.from({ length: processes }, (_, at) =>
    run(file, ["--seed", String(from + at), "--step", String(processes), ...words], (one) => {
      ran += 1;
      if (one.violations.length > 0) failed.push(one);
      if (ran % 500 === 0) console.log(`${ran} seeds, ${failed.length} of them fail`);
      return first && failed.length > 0;
    }),
  );
  await Promise.all(some);
  return { ran, failed };
}

async function findMutants(): Promise<number> {
  let survived = 0;
  for (const [number, mutant] of simulationMutants.entries()) {
    if (!mutant.breaks.includes(positionals.join(" "))) continue;
    const file = await bundleSimulation(`mutant-${number}`, mutant);
    const words = ["--days", days, "--count", String(mostForMutant / processes), "--first"];
    const { ran, failed } = await many(file, 1, words, true);
    const [found] = failed;
    if (!found) survived += 1;
    console.log(
      `${found ? "found" : "ALIVE"} after ${ran} seeds: ${mutant.breaks}${found ? ` — ${found.violations[0]?.slice(0, 200)}` : ""}`,
    );
  }
  return survived;
}

async function tellKept(file: string): Promise<number> {
  let failed = 0;
  const stories = existsSync(keptFolder)
    ? readdirSync(keptFolder).filter((name) => name.endsWith(".json"))
    : [];
  for (const story of stories)
    await run(file, ["--story", join(keptFolder, story)], (ran) => {
      if (ran.violations.length > 0) failed += 1;
      if (ran.violations.length > 0) tell(ran);
      return false;
    });
  return failed;
}

async function main(): Promise<number> {
  if (values.mutants) return findMutants();
  const file = await bundleSimulation("product");
  if (values.seed !== undefined) {
    let failed = 0;
    const words = ["--seed", values.seed, "--days", days, "--shrink", ...(values.trace ? ["--trace"] : [])];
    await run(file, words, (ran) => {
      failed = ran.violations.length;
      if (failed > 0) tell(ran);
      else
        console.log(
          `seed ${ran.seed}: ${days} days in ${ran.ms} ms, trace ${ran.hash}, ${JSON.stringify(ran.counts)}`,
        );
      return false;
    });
    return failed;
  }
  const kept = await tellKept(file);
  const from = randomInt(1, 2 ** 30);
  const until = values.seeds
    ? ["--count", String(Math.ceil(Number(values.seeds) / processes))]
    : ["--seconds", values.seconds, "--least", String(leastSeeds / processes), "--count", "1000000"];
  const { ran, failed } = await many(file, from, ["--days", days, "--shrink", ...until]);
  for (const each of failed) tell(each);
  console.log(
    `${ran} seeds from ${from} on, ${days} days each: ${failed.length === 0 ? "all that must hold has held" : `${failed.length} fail`}.`,
  );
  return kept + failed.length;
}

try {
  process.exitCode = (await main()) > 0 ? 1 : 0;
} finally {
  for (const child of children) child.kill();
}
