// The suites of `npm test`, `npm run test:rest` and `npm run test:long`: how each is started and where it writes its report.
import { join } from "node:path";
import { literally } from "../literally.ts";
import { type Counted, countPlaywright, countVitest, type TestPlace } from "./reports.ts";

export interface Suite {
  name: string;
  command: string[];
  environment?: Record<string, string>;
  /** Quiet and light, so it runs in parallel with the next suites. */
  beside?: boolean;
  /** It writes a report of its tests. */
  counts?: (report: unknown) => Counted;
  /** Runs these of its tests again, one after the other; only what runs in a browser has it. */
  again?: (name: string, tests: TestPlace[]) => Suite;
  /** Judges what the suite has left behind; runs once its tests have passed. */
  after?: Suite;
}

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
  const vitest = (name: string, projects: string[], more: string[] = []): Suite => ({
    name,
    command: [
      // On two cores, Vitest would choose a single worker; the configuration sets the same for the browser projects.
      ...["vitest", "run", "-c", "tests/vitest.config.ts", "--maxWorkers=2"],
      ...projects.flatMap((project) => ["--project", project]),
      ...reporters(name),
      ...more,
    ],
    environment: { LONG: all },
    counts: countVitest,
  });
  /** A suite of Vitest's that runs in a browser. */
  const vitestInBrowser = (name: string): Suite => ({
    ...vitest(name, [name]),
    again: (newName, tests) => {
      const titles = tests.map(({ name: title }) => literally(title)).join("|");
      const files = [...new Set(tests.map(({ file }) => file))];
      return vitest(newName, [name], [...files, "--testNamePattern", `^(${titles})$`]);
    },
  });
  const playwright = (
    name: string,
    projects = [name],
    more: Record<string, string> = {},
    places: TestPlace[] = [],
  ): Suite => ({
    name,
    command: [
      ...["playwright", "test", "-c", "tests/journeys/playwright.config.ts", "--reporter=line,json"],
      ...projects.flatMap((project) => ["--project", project]),
      // Each suite keeps the pictures of its failures.
      ...["--output", `test-results/${name}`],
      // Tests that a loop makes share their line.
      ...places.map(({ file, line }) => `${file}:${line}`),
      ...(places.length > 0 ? ["--grep", places.map(({ name: title }) => literally(title)).join("|")] : []),
    ],
    environment: {
      LONG: all,
      JOURNEYS: { test: "short", rest: "others", long: "all" }[extent],
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(folder, name),
      ...more,
    },
    counts: countPlaywright,
    again: (newName, tests) => playwright(newName, projects, { ...more, GOES_ON: "1" }, tests),
  });
  const postgres = (name: string, ...more: string[]): Suite => ({
    name,
    command: ["tsx", "tests/gateway/setup/postgres.ts", ...more, ...reporters(name)],
    counts: countVitest,
  });
  const deploy: Suite = {
    ...vitest("deploy", ["gateway"], ["tests/gateway/deploy"]),
    environment: { DEPLOY: "1" },
  };
  // A round in each run on PostgreSQL, many in a long run.
  const killed: Suite = { ...postgres("killed", "tests/gateway/killed"), environment: { LONG: all } };
  /** Each promise of docs/trust.md broken by one line. */
  const mutants: Suite = { name: "mutants", command: ["npm", "run", "--silent", "test:mutants"] };
  /** Lives through new seeds: for two minutes, or ten thousand of them, which must also find what is planted. */
  const simulation = (name: string, ...words: string[]): Suite => ({
    name,
    command: ["npm", "run", "--silent", "test:simulation", "--", ...words],
  });
  // Beyond what `npm test` runs, the service designers' guide is followed, and every one-thing is walked, also behind its gates.
  const allJourneys = (name: string): Suite => ({
    ...playwright(name, ["guide", "journeys", "every-one-thing"], { OPENED: "1" }),
    after: playwright("calls-made", ["calls-made"], { GOES_ON: "1" }),
  });
  if (extent === "rest")
    return [
      { ...deploy, beside: true },
      postgres("postgres"),
      simulation("simulation"),
      allJourneys("other-journeys"),
    ];
  return [
    { name: "types", command: ["npm", "run", "--silent", "types"], beside: true },
    { name: "lint", command: ["npm", "run", "--silent", "lint"], beside: true },
    { name: "check", command: ["npm", "run", "--silent", "check"], beside: true },
    vitest("engine", ["engine", "workshop", "flows", "rooms", "running", "packages"]),
    vitest("gateway", ["gateway"]),
    vitest("walks", ["walks"]),
    vitestInBrowser("form"),
    { name: "build", command: ["vite", "build", "--logLevel", "warn"] },
    { name: "size", command: ["tsx", "tests/size.ts"] },
    vitestInBrowser("stories"),
    long ? allJourneys("journeys") : playwright("journeys"),
    // Each test of `calls-removed` is a run of Playwright itself, in one browser; the journeys that it needs run before it.
    ...(long ? [playwright("calls-removed"), killed, deploy, mutants] : []),
    ...(long
      ? [simulation("simulation", "--seeds", "10000"), simulation("simulation-mutants", "--mutants")]
      : []),
  ];
}
