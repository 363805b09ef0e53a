// Runs, for each call, the journey that needs it without the call's route: it must fail, and because of that. The project `calls-kept` runs first and is green with all calls. Runs by name, in a long run.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { literally } from "../../literally.ts";
import { callsByJourney, type NeedingJourney } from "../setup/calls-by-journey.ts";
import { routeOf } from "../setup/portal-under-test.ts";

const root = resolve(import.meta.dirname, "../../..");
const folder = resolve(root, "test-results/without-call");

/** The counts of Playwright's own report; a journey that was not found is in neither. */
interface Counted {
  expected: number;
  unexpected: number;
}

interface Ended extends Counted {
  /** Requests for the missing route; each process that a journey starts records them. */
  missed: string[];
}

const linesOf = (file: string): string[] =>
  existsSync(file) ? [...new Set(readFileSync(file, "utf8").trim().split("\n"))] : [];

/** A separate run in the same environment as the green one, except for the route. */
function run({ spec, title }: NeedingJourney, without: string): Ended {
  const missed = resolve(folder, `${without}.txt`);
  rmSync(missed, { force: true });
  const program = resolve(root, "node_modules/@playwright/test/cli.js");
  const config = ["-c", "tests/journeys/playwright.config.ts", "--project", "calls-kept"];
  const report = ["--workers=1", "--reporter=json", "--output", resolve(folder, without)];
  const exact = `${literally(title)}$`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, "test", ...config, ...report, `${spec}.spec.ts`, "-g", exact],
    {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      env: {
        ...process.env,
        ...{ WITHOUT_CALL: without, CALLS_MISSED: missed, PLAYWRIGHT_JSON_OUTPUT_FILE: "" },
        // A separate list, so that the record of the journeys' calls stays unchanged.
        CALLS_MADE: resolve(folder, `${without}-made.txt`),
      },
    },
  );
  const start = stdout.indexOf("{");
  if (start < 0) throw new Error(`The journey did not run: ${stdout}${stderr}`);
  const { expected, unexpected } = (JSON.parse(stdout.slice(start)) as { stats: Counted }).stats;
  return { expected, unexpected, missed: linesOf(missed) };
}

for (const [call, journey] of Object.entries(callsByJourney)) {
  test(`[7] without its route ${call} turns «${journey.title}» red`, () => {
    test.setTimeout(240_000);
    expect(run(journey, call)).toEqual({ expected: 0, unexpected: 1, missed: [routeOf(call)] });
  });
}
