// Every rule of docs/specification.md is shown by a test that carries its number, and the number of rules not reached yet can only shrink.
import { describe, expect, it, test } from "vitest";
import { faultsOf, proofsIn, readProofs, readRows, rowsOf } from "./specification-rows.ts";

/** Rows that are not reached yet: lowered with each one that is, never raised. */
const mostNotYet = 0;

const rows = readRows();
const proofs = readProofs();

describe("docs/specification.md", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])("point %i of the specification has its rows", (point) => {
    expect(rows.filter((row) => row.point === point).length).toBeGreaterThan(7);
  });

  test("every rule has a number of its own and a test that carries it; no title names a rule that is not there", () => {
    expect(faultsOf(rows, proofs)).toEqual([]);
  });

  test("no statement stands twice in a point", () => {
    const said = rows.map(({ point, says }) => `${point}. ${says}`);
    expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([]);
  });

  test("what is not reached yet is as much as the limit says: lower it when a row is reached", () => {
    expect(rows.filter(({ notYet }) => notYet)).toHaveLength(mostNotYet);
  });
});

/** A test as a file writes it; put together here, so that this file carries no rule itself. */
const written = (title: string, call = "it") => `${call}("${title}", () => {});\n`;
const story = (...tags: string[]) =>
  `export const Play: StoryObj = {\n  name: "模拟器",\n  tags: ["${tags.join('", "')}"],\n};\n`;
const testFile = "tests/a.test.ts";
const storyFile = "stories/a.stories.tsx";

describe("the check goes red when", () => {
  const paper = "## 1. One\n\n| Rule | It says | It is |\n|---|---|---|\n";
  const one = "| 1.1 | It is | |\n";
  const faults = (lines: string, text: string, file = testFile) =>
    faultsOf(rowsOf(paper + lines), proofsIn([file, text])).join("\n");

  test("… and stays green for rows as they should be", () => {
    expect(faults(one, written("[1.1] it is so"))).toBe("");
    expect(faults("| 1.1 | It is | not yet: it is much work |\n", written("[1] it is so"))).toBe("");
    expect(faults("| 1.2 | It is | `there` |\n", story("long-run", "rule-1.2"), storyFile)).toBe("");
    expect(faults(`${one}| 1.2 | B | |\n| 1.3 | C | |\n`, written("[1.1–1.3, 9] it is so"))).toBe("");
  });

  const wrong: [why: string, rows: string, text: string, said: string][] = [
    ["a rule has no test", one, written("it is so"), "no test shows 1.1 (It is): begin the title"],
    ["a test names its point alone", one, written("[1] it is so"), "no test shows 1.1"],
    ["its test is skipped", one, written("[1.1] it is so", "it.skip"), "no test shows 1.1"],
    ["each of its tests is skipped", one, written("[1.1] %s", "it.skip.each([1])"), "no test shows 1.1"],
    ["its test is to be mended", one, written("[1.1] it is so", "test.fixme"), "no test shows 1.1"],
    ["its test is to be written", one, written("[1.1] it is so", "it.todo"), "no test shows 1.1"],
    ["only a group of tests carries it", one, written("[1.1] it is so", "describe"), "no test shows 1.1"],
    [
      "a title carries a rule that is not there",
      one,
      written("[1.1, 1.2] it is so"),
      "there is no rule 1.2: correct",
    ],
    ["a range goes beyond the rules", one, written("[1.1–1.3] it is so"), "there is no rule 1.3"],
    ["a number stands twice", one + one, written("[1.1] it is so"), "1.1 stands twice"],
    ["a row has no number", `${one}| a | B | |\n`, written("[1.1] it is so"), "“a” is no number of a rule"],
    [
      "a row is under another point",
      `${one}| 2.1 | B | |\n`,
      written("[1.1] it is so"),
      "“2.1” is no number of a rule of point 1",
    ],
    [
      "a title separates by a semicolon",
      one,
      written("[1.1; 1.1] it is so"),
      "tests/a.test.ts:1: [1.1; 1.1] cannot be read",
    ],
    ["a range is written with a hyphen", one, written("[1.1-1.3] it is so"), "[1.1-1.3] cannot be read"],
    ["a range runs backwards", one, written("[1.3–1.1] it is so"), "[1.3–1.1] cannot be read"],
    ["a title carries a rule twice", one, written("[1.1, 1.1] it is so"), "[1.1, 1.1] cannot be read"],
  ];
  test.each(wrong)("%s", (_why, lines, text, said) => {
    expect(faults(lines, text)).toContain(said);
  });

  test("a story carries a rule that is not there, or something that is none", () => {
    expect(faults("", story("rule-1.1"), storyFile)).toContain(
      "stories/a.stories.tsx:2: there is no rule 1.1",
    );
    expect(faults(one, story("rule-one"), storyFile)).toContain("rule-one cannot be read");
  });
});

test("titles are found over several lines, in templates and in lists of cases, with their lines", () => {
  const title = `[2.1] ${"$"}{a} stands`;
  const text = [
    `for (const a of b) test(\`${title}\`, async () => {});`,
    `it.each([\n  [1],\n])(\n  "[2.2] %s stands",\n  () => {},\n);`,
  ].join("\n");
  expect(proofsIn([testFile, text])).toEqual([
    { file: testFile, line: 1, title, ids: ["2.1"] },
    { file: testFile, line: 5, title: "[2.2] %s stands", ids: ["2.2"] },
  ]);
});
