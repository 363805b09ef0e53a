// docs/words.md is what the generator makes from the schemas, with every word, value and explanation in it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Schema as Explained } from "../../workshop/words/schema-words.ts";
import { explainedFiles, plain, wordsPage } from "../../workshop/words/words-page.ts";
import { projectRoot } from "../flows/setup/content-copy.ts";
import { partsOf } from "../flows/setup/schema-parts.ts";

const written = readFileSync(join(projectRoot, "docs/words.md"), "utf8");

test("[5, 10.16] docs/words.md says what the schemas say; where this fails, run `npm run words`", () => {
  expect(written === wordsPage(explainedFiles), "docs/words.md is out of date: run npm run words").toBe(true);
});

describe.each(explainedFiles)("[5] of $name", ({ root }) => {
  const parts = partsOf(root as Parameters<typeof partsOf>[0]);

  test("every word is explained in the page", () => {
    const named = parts.flatMap(({ schema }) => Object.keys(schema.properties ?? {}));
    expect(named.filter((word) => !written.includes(`**\`${word}\`**`))).toEqual([]);
    const told = parts.flatMap(({ schema }) => schema.description ?? []);
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter((words) => !written.includes(plain(words)))).toEqual([]);
  });

  test("every value of a closed list stands with what it means", () => {
    const values = parts.flatMap(({ schema }) =>
      (schema.enum ?? []).map((value, at) => `- \`${value}\` ${plain(schema.enumDescriptions?.[at] ?? "?")}`),
    );
    expect(values.filter((line) => !written.includes(line))).toEqual([]);
  });
});

test("[5] every link within the page leads to a heading", () => {
  const places = new Set([...written.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id));
  const links = [...written.matchAll(/\]\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((id) => !places.has(id))).toEqual([]);
});

test("[5] a word, a value and a place that is added to a schema comes into the page", () => {
  const [oneThing] = structuredClone(explainedFiles);
  if (!oneThing) throw new Error("There is no schema of one-things.");
  const word: Explained = {
    title: "<新词>",
    description: "这个词是 *新* 的。",
    type: "string",
    enum: ["a"],
    enumDescriptions: ["第一种"],
    default: "a",
  };
  const root = oneThing.root as Explained & { properties: Record<string, Explained> };
  root.properties.fresh = word;
  root.properties.wanted = { title: "条件二", description: "又一个条件。", $ref: "#/$defs/condition" };
  const page = wordsPage([oneThing]);
  expect(page).toContain(
    '- **`fresh`** &lt;新词&gt;。这个词是 \\*新\\* 的。写法：从下面选一个；不写就是 `"a"`。\n  - `a` 第一种\n',
  );
  expect(page).toMatch(/### 条件\n\n.+\n\n写在：.*、`wanted`/);
});
