// What a change can break is found by the imports, and the nearest is run first.
import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { journeysByRoom, journeysOf } from "./journeys-of-rooms.ts";
import { relatedTests, withinTime } from "./related.ts";

const files = {
  "engine/mask.ts": "export const mask = 1;",
  "engine/person.ts": 'import { mask } from "./mask.ts";',
  "engine/other.ts": "export const other = 1;",
  "renderer/box.tsx": 'export { person } from "../engine/person.ts";',
  "tests/engine/mask.test.ts": 'import { mask } from "../../engine/mask.ts";',
  "tests/engine/person.test.ts": 'import type { Person } from "../../engine/person.ts";',
  "tests/engine/other.test.ts": 'import { other } from "../../engine/other.ts";',
  "stories/box.stories.tsx": 'const box = await import("../renderer/box.tsx");',
};

test("a changed file leads to the tests and stories that import it, directly or through others, as a type too", () => {
  expect(relatedTests(files, ["engine/mask.ts"])).toEqual([
    { file: "tests/engine/mask.test.ts", distance: 1 },
    { file: "tests/engine/person.test.ts", distance: 2 },
    { file: "stories/box.stories.tsx", distance: 3 },
  ]);
});

test("a changed test is run itself; what nobody imports leads nowhere", () => {
  expect(relatedTests(files, ["tests/engine/other.test.ts", "README.md"])).toEqual([
    { file: "tests/engine/other.test.ts", distance: 0 },
  ]);
});

test("the nearest come first, until the time is over", () => {
  const took = (file: string) => (file.includes("person") ? 8 : undefined);
  expect(withinTime(relatedTests(files, ["engine/mask.ts"]), 5, took)).toEqual({
    now: ["tests/engine/mask.test.ts"],
    later: ["tests/engine/person.test.ts", "stories/box.stories.tsx"],
  });
});

test("every journey of the table is there, and so is every room", () => {
  const root = resolve(import.meta.dirname, "../..");
  const paths = ["renderer", "gateway"].flatMap((top) =>
    readdirSync(resolve(root, top), { recursive: true, encoding: "utf8" }).map((name) => `${top}/${name}`),
  );
  for (const [room, journeys] of Object.entries(journeysByRoom)) {
    expect(
      paths.some((path) => path.startsWith(room)),
      room,
    ).toBe(true);
    for (const journey of journeys)
      expect(existsSync(resolve(root, "tests/journeys", journey)), journey).toBe(true);
  }
  expect(journeysOf(["renderer/steps/sign.tsx", "engine/index.ts"])).toEqual([
    ...["declaration.spec.ts", "household.spec.ts"],
  ]);
});
