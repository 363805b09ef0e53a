// Runs, for each call, the journey that needs it without the call's route: it must fail, and because of that. The project `calls-kept` runs first and is green with all calls. Runs by name, in a long run.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { playwright } from "../setup/listed-journeys.ts";
import { routeOf } from "../setup/portal-under-test.ts";
import { callTags, neededBy } from "../setup/short-run.ts";

const folder = resolve(import.meta.dirname, "../../../test-results/without-call");

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
function runWithout(call: string): Ended {
  const missed = resolve(folder, `${call}.txt`);
  rmSync(missed, { force: true });
  const chosen = ["--project", "calls-kept", "--grep", neededBy(call).source];
  const { stats } = playwright<{ stats: Counted }>(
    [...chosen, "--workers=1", "--output", resolve(folder, call)],
    // A separate list, so that the record of the journeys' calls stays unchanged.
    { WITHOUT_CALL: call, CALLS_MISSED: missed, CALLS_MADE: resolve(folder, `${call}-made.txt`) },
  );
  return { expected: stats.expected, unexpected: stats.unexpected, missed: linesOf(missed) };
}

for (const call of callTags) {
  test(`[7] without its route ${call} turns the journey that needs it red`, () => {
    test.setTimeout(240_000);
    expect(runWithout(call)).toEqual({ expected: 0, unexpected: 1, missed: [routeOf(call)] });
  });
}
