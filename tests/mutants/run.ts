// Breaks each promise by one line, and expects its tests to fail: `npm run test:mutants [-- WORDS OF A PROMISE]`.

import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { mutantVariable } from "./mutate.ts";
import { type Mutant, promises } from "./promises.ts";

const root = resolve(import.meta.dirname, "../..");

interface Report {
  numTotalTests: number;
  numFailedTests: number;
}

/** What is wrong with a mutant; undefined when its tests have noticed it. */
function survivor({ file, from, tests }: Mutant, number: number): string | undefined {
  if (readFileSync(join(root, file), "utf8").split(from).length !== 2)
    return `${file} does not say once: ${from}`;
  const report = join(tmpdir(), `mutant-${process.pid}-${number}.json`);
  const words = [
    "vitest",
    "run",
    "-c",
    "tests/vitest.config.ts",
    "--project",
    "gateway",
    "--project",
    "engine",
  ];
  const reporters = ["--reporter=json", `--outputFile.json=${report}`];
  const env = { ...process.env, [mutantVariable]: String(number), NO_COLOR: "1" };
  const { stdout, stderr } = spawnSync("npx", [...words, ...reporters, ...tests], {
    cwd: root,
    env,
    encoding: "utf8",
  });
  let said: Report;
  try {
    said = JSON.parse(readFileSync(report, "utf8")) as Report;
  } catch {
    return `there is no report: ${stdout}${stderr}`;
  } finally {
    rmSync(report, { force: true });
  }
  if (said.numTotalTests === 0) return "no test was run";
  return said.numFailedTests > 0 ? undefined : `${said.numTotalTests} tests passed`;
}

const wanted = process.argv.slice(2).join(" ");
let survived = 0;
for (const [number, mutant] of promises.entries()) {
  if (!mutant.breaks.includes(wanted)) continue;
  const problem = survivor(mutant, number);
  if (problem !== undefined) survived += 1;
  console.log(
    `${problem === undefined ? "red  " : "GREEN"} ${mutant.breaks}${problem === undefined ? "" : `: ${problem}`}`,
  );
}
if (survived > 0) {
  console.error(`${survived} promises can be broken without a test that notices.`);
  process.exitCode = 1;
}
