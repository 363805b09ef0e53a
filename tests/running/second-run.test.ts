// A browser test that fails by chance stops nobody and is named; one that fails twice is red.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { countPlaywright, type Failure, type TestPlace } from "./reports.ts";
import { secondRun } from "./second-run.ts";
import type { Suite } from "./suites.ts";
import { withTable } from "./table.ts";
import type { Verdict } from "./verdict.ts";

const failure = (name: string): Failure => ({
  title: name,
  message: "late",
  place: { file: "a.spec.ts", name },
});

const inBrowser: Suite = {
  name: "journeys",
  command: [],
  again: (name, tests) => ({ name, command: tests.map((one) => one.name) }),
};
const inNode: Suite = { name: "engine", command: [] };

const verdict = (suite: Suite, failures: Failure[] = [], leftOut: TestPlace[] = []): Verdict => ({
  suite,
  passed: failures.length === 0,
  tests: "",
  seconds: 1,
  failures,
  leftOut,
});

/** Runs again what failed; `faults` fail each time. Gives what was run, by names of tests. */
async function judged(first: Verdict[], faults: string[] = []) {
  const runs: string[][] = [];
  const { verdicts, unsteady } = await secondRun(first, async (suite) => {
    runs.push(suite.command);
    return verdict(suite, suite.command.filter((name) => faults.includes(name)).map(failure));
  });
  return { runs, passed: verdicts.map(({ passed }) => passed), unsteady: unsteady.map(({ title }) => title) };
}

describe("a second run", () => {
  test("of a browser test that failed by chance lets the suite pass, and names the test", async () => {
    expect(await judged([verdict(inNode), verdict(inBrowser, [failure("slow")])])).toEqual({
      runs: [["slow"]],
      passed: [true, true],
      unsteady: ["slow"],
    });
  });

  test("that fails too leaves the suite red", async () => {
    expect(await judged([verdict(inBrowser, [failure("wrong")])], ["wrong"])).toEqual({
      runs: [["wrong"]],
      passed: [false],
      unsteady: [],
    });
  });

  test("runs each failure alone, and then what they had left out", async () => {
    const left = { file: "a.spec.ts", name: "behind it" };
    const first = verdict(inBrowser, [failure("one"), failure("two")], [left]);
    expect((await judged([first])).runs).toEqual([["one"], ["two"], ["behind it"]]);
    expect((await judged([first], ["behind it"])).passed).toEqual([false]);
  });

  test("is not made for three failures, of one suite or of several", async () => {
    const both = [verdict(inBrowser, ["a", "b"].map(failure)), verdict(inBrowser, [failure("c")])];
    expect(await judged(both)).toEqual({ runs: [], passed: [false, false], unsteady: [] });
  });

  test("is not made for suites without a browser, nor beside one that failed", async () => {
    expect((await judged([verdict(inNode, [failure("wrong")])])).runs).toEqual([]);
    const both = [verdict(inNode, [failure("wrong")]), verdict(inBrowser, [failure("slow")])];
    expect(await judged(both)).toEqual({ runs: [], passed: [false, false], unsteady: [] });
  });

  test("is not made for a file that did not load, nor for a suite that failed without a failed test", async () => {
    expect((await judged([verdict(inBrowser, [{ title: "a.spec.ts", message: "" }])])).runs).toEqual([]);
    expect((await judged([{ ...verdict(inBrowser), passed: false }])).passed).toEqual([false]);
  });
});

test("Playwright's report names what failed, the page as it was, and what was left out because of it", () => {
  const context = join(temporaryFolder("failed"), "error-context.md");
  writeFileSync(context, '# Error details\n\n```\nlate\n```\n\n```yaml\n- button "提交"\n```\n');
  const one = (title: string, status: string, annotations: { type: string }[] = [], paths: string[] = []) => {
    const attachments = paths.map((path) => ({ name: "error-context", path }));
    const results = [{ errors: [{ message: "late" }], attachments }];
    return {
      file: "a.spec.ts",
      line: 7,
      title,
      tests: [{ status, projectName: "journeys", annotations, results }],
    };
  };
  const slow = one("slow", "unexpected", [], ["/gone/error-context.md", context]);
  const specs = [slow, one("behind it", "skipped"), one("here", "expected")];
  const itself = one("not on this machine", "skipped", [{ type: "skip" }]);
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 2 };
  const report = { stats, errors: [], suites: [{ specs: [], suites: [{ specs: [...specs, itself] }] }] };
  const place = { file: "a.spec.ts", line: 7, project: "journeys" };
  expect(countPlaywright(report)).toMatchObject({
    passed: 1,
    failed: 1,
    skipped: 2,
    failures: [
      {
        title: "a.spec.ts:7 › slow",
        message: "late",
        page: '- button "提交"',
        place: { ...place, name: "slow" },
      },
    ],
    leftOut: [{ ...place, name: "behind it" }],
  });
});

test("the table of one extent is replaced, and the other's stays", () => {
  const paper = "<!-- suites: test -->\nold\n<!-- end -->\n<!-- suites: rest -->\nrest\n<!-- end -->\n";
  expect(withTable(paper, "test", "new")).toBe(paper.replace("old", "new"));
  expect(() => withTable(paper, "long", "new")).toThrow("no place for the suites of long");
});
