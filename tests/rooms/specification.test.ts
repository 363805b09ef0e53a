// Every row of docs/specification.md points somewhere, and the number of rows not reached yet can only shrink.
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it, test } from "vitest";
import { isTitle, lostRows, rowsOf, titlesIn } from "./specification-rows.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => {
  const path = resolve(root, file);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
};

/** Rows that are not reached yet: lowered with each one that is, never raised. */
const mostNotYet = 0;

const rows = rowsOf(read("docs/specification.md") ?? "");

describe("docs/specification.md", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])("point %i of the specification has its rows", (point) => {
    expect(rows.filter((row) => row.point === point).length).toBeGreaterThan(7);
  });

  test("every row names files that are there and tests of that title", () => {
    expect(lostRows(rows, read)).toEqual([]);
  });

  test("no statement stands twice in a point", () => {
    const said = rows.map(({ point, says }) => `${point}. ${says}`);
    expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([]);
  });

  test("what is not reached yet is as much as the limit says: lower it when a row is reached", () => {
    expect(rows.filter(({ notYet }) => notYet)).toHaveLength(mostNotYet);
  });
});

describe("the check goes red when", () => {
  const file = "tests/a.test.ts";
  const source =
    'it("[1] it is so", () => {});\nit.each([1])("[1] %s of many", () => {});\nit.skip("[1] is left", () => {});';
  const story = 'export const Play: StoryObj = {\n  name: "模拟器",\n};\n';
  const there = (name: string) =>
    ({ [file]: source, "engine/a.ts": "// a", "stories/a.stories.tsx": story })[name];
  const row = (where: string, shown: string) => `## 1. One\n\n| It is | ${where} | ${shown} |\n`;
  const lost = (where: string, shown: string) => lostRows(rowsOf(row(where, shown)), there);

  test("… and stays green for a row as it should be", () => {
    expect(
      lost("`engine/a.ts`", "`tests/a.test.ts` › [1] it is so<br>`tests/a.test.ts` › [1] … of many"),
    ).toEqual([]);
    expect(lost("`engine/a.ts`", "not yet: it is much work")).toEqual([]);
    expect(lost("`engine/a.ts`", "`stories/a.stories.tsx` › 模拟器")).toEqual([]);
  });

  const wrong: [why: string, where: string, shown: string, said: string][] = [
    [
      "no story has that name",
      "`engine/a.ts`",
      "`stories/a.stories.tsx` › 模拟",
      "stories/a.stories.tsx has no test “模拟”",
    ],
    ["a file is not there", "`engine/b.ts`", "`tests/a.test.ts` › [1] it is so", "there is no engine/b.ts"],
    [
      "a test file is not there",
      "`engine/a.ts`",
      "`tests/b.test.ts` › [1] it is so",
      "there is no tests/b.test.ts",
    ],
    [
      "no test has that title",
      "`engine/a.ts`",
      "`tests/a.test.ts` › [1] it was so",
      "has no test “[1] it was so”",
    ],
    ["the test is skipped", "`engine/a.ts`", "`tests/a.test.ts` › [1] is left", "has no test “[1] is left”"],
    [
      "one of two titles is wrong",
      "`engine/a.ts`",
      "`tests/a.test.ts` › [1] it is so<br>`tests/a.test.ts` › no",
      "“no”",
    ],
    ["a row shows nothing", "`engine/a.ts`", "somewhere", "neither a test nor the reason"],
    ["a row names no file", "everywhere", "`tests/a.test.ts` › [1] it is so", "names no file"],
  ];
  test.each(wrong)("%s", (_why, where, shown, said) => {
    expect(lost(where, shown).join()).toContain(said);
  });

  test("a wildcard fits what is filled in and nothing else", () => {
    const title = `[2] ${"$"}{a} stands`;
    expect(titlesIn(`for (const a of b) test(\`${title}\`, async () => {});`)).toEqual([title]);
    expect(isTitle("[2] … stands", [title])).toBe(true);
    expect(isTitle("[2] … falls", [title])).toBe(false);
    expect(isTitle("[2] …", [title])).toBe(false);
  });
});
