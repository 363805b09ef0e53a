// Reads from a suite's report what failed: where, which test, and its message. It is printed last, for logs of which only the end is kept.

/** A test that failed, or a file that could not be run. `message`: its first lines, without colours. */
export interface Failure {
  title: string;
  message: string;
}

interface VitestFile {
  name: string;
  message?: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    line: number;
    title: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

const linesKept = 24;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one.
const colours = /\u001b\[[0-9;]*m/g;

const brief = (message: string): string =>
  message.replace(colours, "").trim().split("\n").slice(0, linesKept).join("\n");

/** The failures in Vitest's JSON report; a file that did not even load is listed by itself. */
export function failuresOfVitest({ testResults }: { testResults: VitestFile[] }): Failure[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0 && message) return [{ title: name, message: brief(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${name} › ${fullName}`,
      message: brief((failureMessages ?? []).join("\n")),
    }));
  });
}

/** The failures in Playwright's JSON report, of tests and of their hooks. */
export function failuresOfPlaywright(report: {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}): Failure[] {
  const around = report.errors.map(({ message = "" }) => ({
    title: "Around the tests",
    message: brief(message),
  }));
  return [...report.suites.flatMap(failuresOfSuite), ...around];
}

function failuresOfSuite({ suites = [], specs }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => ({
        title: `${file}:${line} › ${title}`,
        message: brief(results.flatMap(({ errors }) => errors.map(({ message = "" }) => message)).join("\n")),
      })),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}
