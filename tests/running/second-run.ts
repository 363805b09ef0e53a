// Runs the browser tests that failed once more, alone: by chance a few may fail on a busy machine, and a fault fails again.
import type { Failure, TestPlace } from "./reports.ts";
import type { Suite } from "./suites.ts";
import type { Verdict } from "./verdict.ts";

/** With more than these, something is wrong that is no chance. */
const mostUnsteady = 2;

/** A failure that its suite can run again. */
type Repeatable = Failure & { place: TestPlace };

export interface Unsteady extends Failure {
  suite: string;
}

interface SecondRun {
  verdicts: Verdict[];
  unsteady: Unsteady[];
}

const isRepeatable = (failure: Failure): failure is Repeatable => failure.place !== undefined;

/** Every failure of these suites can be run again, and there are few. */
const mayBeChance = (failed: readonly Verdict[]): boolean =>
  failed.length > 0 &&
  failed.every(({ suite, failures }) => suite.again && failures.length > 0 && failures.every(isRepeatable)) &&
  failed.flatMap(({ failures }) => failures).length <= mostUnsteady;

/**
 * The verdicts after it: a suite whose failures were all green alone has passed, and they are `unsteady`. Engine, gateway,
 * workshop and PostgreSQL have no `again`: what fails there has failed.
 */
export async function secondRun(
  first: readonly Verdict[],
  run: (suite: Suite) => Promise<Verdict>,
): Promise<SecondRun> {
  const failed = first.filter(({ passed }) => !passed);
  if (!mayBeChance(failed)) return { verdicts: [...first], unsteady: [] };
  const unsteady: Unsteady[] = [];
  const mended = new Map<string, Verdict>();
  for (const verdict of failed) {
    const again = await runAgain(verdict, run);
    if (again.every(({ passed }) => passed)) {
      mended.set(verdict.suite.name, { ...verdict, passed: true });
      unsteady.push(...verdict.failures.map((failure) => ({ suite: verdict.suite.name, ...failure })));
    } else {
      const failures = [...verdict.failures, ...again.flatMap(({ failures }) => failures)];
      mended.set(verdict.suite.name, { ...verdict, failures });
    }
  }
  return { verdicts: first.map((verdict) => mended.get(verdict.suite.name) ?? verdict), unsteady };
}

/** Each failed test by itself; then, for the first time, what its failure had left out. */
async function runAgain(
  { suite, failures, leftOut }: Verdict,
  run: (suite: Suite) => Promise<Verdict>,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const alone = failures.filter(isRepeatable).map(({ place }) => [place]);
  const rest = leftOut.length > 0 ? [leftOut] : [];
  for (const [at, tests] of [...alone, ...rest].entries()) {
    const repeated = suite.again?.(`${suite.name}-again-${at + 1}`, tests);
    if (repeated) verdicts.push(await run(repeated));
  }
  return verdicts;
}
