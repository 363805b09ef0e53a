// Reads from a suite's report how many tests passed and what failed: where, which test, its message, and the page as it was.
import { existsSync, readFileSync } from "node:fs";

/** A test, as its runner is asked for it alone. */
export interface TestPlace {
  file: string;
  /** Its full name. */
  name: string;
  /** Playwright's: the line and the project. */
  line?: number;
  project?: string;
}

/** A test that failed, or a file that could not be run (it has no `place`). `message`: its first lines, without colours. */
export interface Failure {
  title: string;
  message: string;
  /** What stood on the page of a journey when it failed, as Playwright outlines it. */
  page?: string;
  place?: TestPlace;
}

/** What a suite's own report says. */
export interface Counted {
  passed: number;
  failed: number;
  skipped: number;
  failures: Failure[];
  /** Tests that were left out because one before them failed. */
  leftOut: TestPlace[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
}

interface PlaywrightTest {
  status: string;
  projectName: string;
  annotations: { type: string }[];
  results: {
    errors: { message?: string }[];
    attachments: { name: string; path?: string }[];
  }[];
}

interface PlaywrightSpec {
  file: string;
  line: number;
  title: string;
  tests: PlaywrightTest[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: PlaywrightSpec[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

const linesKept = 24;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one.
const colours = /\u001b\[[0-9;]*m/g;

const brief = (message: string): string =>
  message.replace(colours, "").trim().split("\n").slice(0, linesKept).join("\n");

/** Vitest's JSON report; a file that did not even load is a failure by itself. */
export function countVitest(report: unknown): Counted {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    report as VitestReport;
  const failures = testResults.flatMap(({ name: file, message, assertionResults }): Failure[] => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0 && message) return [{ title: file, message: brief(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${file} › ${fullName}`,
      message: brief((failureMessages ?? []).join("\n")),
      place: { file, name: fullName },
    }));
  });
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
    failures,
    leftOut: [],
  };
}

/** Playwright's JSON report, of tests and of what runs around them. */
export function countPlaywright(report: unknown): Counted {
  const { stats, suites, errors } = report as PlaywrightReport;
  const tests = testsOf(suites);
  const failures = tests
    .filter(([, { status }]) => status === "unexpected" || status === "flaky")
    .map(([spec, test]): Failure => {
      const messages = test.results.flatMap((result) => result.errors.map(({ message = "" }) => message));
      const title = `${spec.file}:${spec.line} › ${spec.title}`;
      const page = pageOf(test);
      return {
        title,
        message: brief(messages.join("\n")),
        ...(page && { page }),
        place: placeOf(spec, test),
      };
    });
  const around = errors.map(({ message = "" }) => ({ title: "Around the tests", message: brief(message) }));
  // A test that skips itself has an annotation that says so.
  const leftOut = tests
    .filter(([, { status, annotations }]) => status === "skipped" && annotations.length === 0)
    .map(([spec, test]) => placeOf(spec, test));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: [...failures, ...around],
    leftOut,
  };
}

/** From what Playwright keeps beside its picture of a failure; nothing if it failed without a page. */
function pageOf({ results }: PlaywrightTest): string | undefined {
  const kept = results
    .flatMap(({ attachments }) => attachments)
    .find(({ name, path }) => name === "error-context" && path && existsSync(path));
  return kept?.path && /```yaml\n(.*?)\n```/s.exec(readFileSync(kept.path, "utf8"))?.[1];
}

const placeOf = ({ file, line, title }: PlaywrightSpec, { projectName }: PlaywrightTest): TestPlace => ({
  file,
  line,
  name: title,
  project: projectName,
});

const testsOf = (suites: PlaywrightSuite[]): [PlaywrightSpec, PlaywrightTest][] =>
  suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs.flatMap((spec) => spec.tests.map((test): [PlaywrightSpec, PlaywrightTest] => [spec, test])),
    ...testsOf(inner),
  ]);
