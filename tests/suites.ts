// The suites of `npm test` and `npm run test:long`: how each is started and where it writes its report.
import { join } from "node:path";
import { type Failure, failuresOfPlaywright, failuresOfVitest } from "./failures.ts";

/** What a suite's own report says. */
export interface Counted {
  passed: number;
  failed: number;
  skipped: number;
  failures: Failure[];
}

/** `beside`: quiet and light, so it runs in parallel with the next suites. `counts`: it writes a report of its tests. */
export interface Suite {
  name: string;
  command: string[];
  environment?: Record<string, string>;
  beside?: boolean;
  counts?: (report: unknown) => Counted;
}

type VitestReport = Parameters<typeof failuresOfVitest>[0] & {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
};

type PlaywrightReport = Parameters<typeof failuresOfPlaywright>[0] & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

const countVitest = (report: unknown): Counted => {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, ...rest } = report as VitestReport;
  const skipped = numPendingTests + numTodoTests;
  return { passed: numPassedTests, failed: numFailedTests, skipped, failures: failuresOfVitest(rest) };
};

const countPlaywright = (report: unknown): Counted => {
  const { stats, ...rest } = report as PlaywrightReport;
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky, skipped, failures: failuresOfPlaywright(rest) };
};

/** The file in `folder` that a suite writes its report to. */
export const reportOf = (folder: string, name: string): string => join(folder, `${name}.json`);

/** `test`: short enough for a developer to wait. `rest`: the remaining proofs of the specification. `long`: everything in full. */
export type Extent = "test" | "rest" | "long";

/**
 * The suites in the order they run; their reports go to `folder`. A long run uses the same suites over everything that
 * a short one samples: the walks, the stories, the journeys and the browser's way through every one-thing.
 */
export function suites(folder: string, extent: Extent): Suite[] {
  const long = extent === "long";
  const all = extent === "test" ? "" : "1";
  const reporters = (name: string) => [
    ...["--reporter=dot", "--reporter=json", `--outputFile.json=${reportOf(folder, name)}`],
  ];
  const vitest = (name: string, ...projects: string[]): Suite => ({
    name,
    command: [
      // On two cores, Vitest would choose a single worker; the configuration sets the same for the browser projects.
      ...["vitest", "run", "-c", "tests/vitest.config.ts", "--maxWorkers=2"],
      ...projects.flatMap((project) => ["--project", project]),
      ...reporters(name),
    ],
    environment: { LONG: all },
    counts: countVitest,
  });
  const playwright = (name: string, project = name, more: Record<string, string> = {}): Suite => ({
    name,
    command: [
      ...["playwright", "test", "-c", "tests/journeys/playwright.config.ts"],
      ...["--project", project, "--reporter=line,json"],
    ],
    environment: {
      LONG: all,
      JOURNEYS: { test: "short", rest: "others", long: "all" }[extent],
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(folder, name),
      ...more,
    },
    counts: countPlaywright,
  });
  const postgres: Suite = {
    name: "postgres",
    command: ["tsx", "tests/gateway/setup/postgres.ts", ...reporters("postgres")],
    counts: countVitest,
  };
  // A round in each run on PostgreSQL, many in a long run.
  const killed: Suite = {
    name: "killed",
    command: ["tsx", "tests/gateway/setup/postgres.ts", "tests/gateway/killed", ...reporters("killed")],
    environment: { LONG: all },
    counts: countVitest,
  };
  const { command, ...byVitest } = vitest("deploy", "gateway");
  const deploy: Suite = {
    ...{ ...byVitest, command: [...command, "tests/gateway/deploy"] },
    environment: { DEPLOY: "1" },
  };
  const everyOneThing = playwright("every-one-thing", "every-one-thing", { FIXTURES: "none" });
  if (extent === "rest") return [postgres, deploy, playwright("other-journeys", "journeys"), everyOneThing];
  return [
    { name: "types", command: ["npm", "run", "--silent", "types"], beside: true },
    { name: "lint", command: ["npm", "run", "--silent", "lint"], beside: true },
    { name: "check", command: ["npm", "run", "--silent", "check"], beside: true },
    vitest("engine", "engine", "workshop", "flows", "rooms"),
    vitest("gateway", "gateway"),
    vitest("walks", "walks"),
    vitest("form", "form"),
    { name: "build", command: ["vite", "build", "--logLevel", "warn"] },
    { name: "size", command: ["tsx", "tests/size.ts"] },
    vitest("stories", "stories"),
    // The check of the calls that were made runs after all journeys, and starts them.
    playwright("journeys", "calls-made"),
    everyOneThing,
    // Each of its tests is a run of Playwright itself, in one browser; the journeys that it needs run before it.
    ...(long ? [playwright("calls-removed"), killed, deploy] : []),
  ];
}
