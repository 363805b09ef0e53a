// Names, sizes and first lines of the project's files follow the rules, and small made-up files break them.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { brokenHabits } from "./file-rules.ts";
import { floors } from "./house.ts";
import { sourceFiles, tops } from "./source-files.ts";

const root = resolve(import.meta.dirname, "../..");

test("every file keeps the habits all files share", () => {
  const files = sourceFiles(...tops, "tests");
  expect(Object.keys(files).length).toBeGreaterThan(0);
  expect(brokenHabits(files)).toEqual([]);
});

test("[dev] no room of the gateway holds more than 4,000 lines, and docs/architecture.md tells of each from the ground up", () => {
  const files = Object.entries(sourceFiles("gateway"));
  for (const floor of floors) {
    const lines = files.flatMap(([path, text]) =>
      path.startsWith(`gateway/${floor}/`) ? text.split("\n") : [],
    );
    expect(lines.length, floor).toBeGreaterThan(0);
    expect(lines.length, floor).toBeLessThanOrEqual(4000);
  }
  const [, table = ""] = readFileSync(resolve(root, "docs/architecture.md"), "utf8").split(
    "Inside the gateway,",
  );
  expect([...table.matchAll(/^\| `(\w+)\/` \|/gm)].map(([, room]) => room)).toEqual(floors);
});

describe("the check goes red when", () => {
  const wrong: [string, string, string, string][] = [
    ["a file is not kebab-case", "engine/check/isEmpty.ts", "// a", "kebab-case"],
    [
      "a shared definition is not kebab-case",
      "schemas/forms/shared/houseInfo.schema.json",
      "{}",
      "kebab-case",
    ],
    ["a folder is not kebab-case", "renderer/Pages/list.tsx", "// a", "kebab-case"],
    ["a folder has a vague name", "engine/utils/text.ts", "// a", '"utils"'],
    ["a file has a vague name", "gateway/helpers.ts", "// a", '"helpers"'],
    ["the first line is no comment", "gateway/http/app.ts", "export {};", "first line"],
    ["a file is too long", "tests/a.ts", "// a\n".repeat(301), "301 lines"],
    [
      "a route asks the database itself",
      "gateway/http/a.ts",
      '// a\ndatabase.selectFrom("users")',
      "selectFrom",
    ],
    [
      "members are laid on one line by a spread",
      "engine/a.ts",
      `// a\nconst a = { ${"..."}{ b, c } };`,
      "spreads",
    ],
    ["a journey takes a route away", "tests/journeys/a.spec.ts", "await page.unroute(saves);", "intercept"],
    ["a setting is read anywhere", "gateway/http/app.ts", "// a\nprocess.env.PORT", "process.env"],
    ["the engine reads the clock", "engine/check/a.ts", "// a\nDate.now()", "Date.now("],
    ["the engine rolls dice", "engine/check/a.ts", "// a\nMath.random()", "Math.random("],
  ];
  test.each(wrong)("%s", (_rule, path, text, said) => {
    expect(brokenHabits({ [path]: text })).toEqual([expect.stringContaining(said)]);
  });
});

test("the check goes red when a folder holds more than 25 files", () => {
  const folder = (files: number) =>
    Object.fromEntries(Array.from({ length: files }, (_, at) => [`engine/check/file-${at}.ts`, "// a"]));
  expect(brokenHabits(folder(25))).toEqual([]);
  expect(brokenHabits(folder(26))).toEqual(["engine/check: 26 files side by side, more than 25"]);
});

describe("the check stays green when", () => {
  const right: [string, string, string][] = [
    ["a file is named as all are", "schemas/forms/cs.schema.json", "{}"],
    ["a one-thing is named by its code", "flows/one-things/judicialAuction.json", "{}"],
    ["a form is named by its code", "schemas/forms/judicialAuction.schema.json", "{}"],
    ["a call is named as on the wire", "schemas/contract/calls/userGet.json", "{}"],
    ["a date is made of a given text", "engine/check/a.ts", "// not Date.now()\nnew Date(text)"],
    ["the settings are read in their place", "gateway/settings/settings.ts", "// a\nprocess.env.PORT"],
    ["a file has 300 lines", "tests/a.ts", "// a\n".repeat(300)],
  ];
  test.each(right)("%s", (_rule, path, text) => {
    expect(brokenHabits({ [path]: text })).toEqual([]);
  });
});
