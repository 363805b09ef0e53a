// What a style waits for is one of the look's conditions: any other name is dropped without a word.
import { expect, test } from "vitest";
import { conditions } from "../../renderer/look/conditions.ts";
import { sourceFiles } from "./source-files.ts";

/** `_hover: …` in a style, `_hover={…}` on an element: their names, each with the file that waits for it. A parameter `_one: Type` is none. */
const waitedFor = (files: Record<string, string>): [string, string][] =>
  Object.entries(files).flatMap(([path, text]) =>
    [...text.matchAll(/(?<![\w$.])_([a-z]\w*)(?::\s*[{"`[\d]|=\{)/g)].map(
      ([, name = ""]): [string, string] => [name, path],
    ),
  );

const styles = () =>
  Object.fromEntries(
    Object.entries(sourceFiles("renderer", "stories")).filter(([path]) => /\.tsx?$/.test(path)),
  );

test("every condition that a style waits for is there", () => {
  const there = Object.keys(conditions);
  expect(waitedFor(styles()).filter(([name]) => !there.includes(name))).toEqual([]);
});

test("every condition that is there is waited for", () => {
  const waited = new Set(waitedFor(styles()).map(([name]) => name));
  expect(Object.keys(conditions).filter((name) => !waited.has(name))).toEqual([]);
});

test("one that is missing would be seen", () => {
  expect(waitedFor({ "renderer/a.tsx": "{ _focusWithin: { color: 'red' } } <b _open={{}} />" })).toEqual([
    ["focusWithin", "renderer/a.tsx"],
    ["open", "renderer/a.tsx"],
  ]);
});
