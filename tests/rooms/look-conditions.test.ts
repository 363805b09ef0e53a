// Styles use only conditions that the look defines, since any other name is silently dropped.
import { expect, test } from "vitest";
import { conditions } from "../../renderer/look/conditions.ts";
import { sourceFiles } from "./source-files.ts";

/** The names in `_hover: …` of a style and `_hover={…}` of an element, each with its file. A parameter `_one: Type` does not count. */
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
