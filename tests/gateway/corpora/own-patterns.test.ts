// No pattern of the code or of its contracts can be attacked by a long text.

import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { root } from "../setup/gateway-under-test.ts";

interface Pattern {
  source: string;
  flags: string;
  /** `file: /source/flags`. */
  name: string;
}

const { checkSync } = createRequire(import.meta.url)("recheck/lib/browser.js") as typeof import("recheck");

/** Slow patterns, and why none of them meets a long text of a stranger. */
const bounded: Record<string, string> = {
  "engine/check/decimal.ts: /0+$/": "no decimal is longer than 64",
  "engine/declaration/formats/date-formats.ts: /^(.*?[": "no moment is longer than 40",
  "engine/one-thing/guide/before-handling.ts: /<[^>]*>/": "the notices of the content",
  "engine/portal/reports/redact.ts: /^(?:\\s*at ": "lines of the page's own stack, up to 500",
  "gateway/files/specimen.ts: /（.*?）/": "the titles of the content",
  "gateway/settings/": "the operator's settings",
  "gateway/outside/adapters/read-adapters.ts: /\\/+$/": "the operator's file",
  'gateway/watch/plain-problem.ts: /"[^"]*"': "no message is longer than 8,000: 46 ms",
  "gateway/ops/dev.ts": "the developer's own browser",
  "content/": "the content",
};
const isBounded = (found: string) => Object.keys(bounded).some((name) => found.startsWith(name));

const filesOf = (ending: string, ...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(ending))
      .map((name) => `${folder}/${name}`),
  );

function literalsOf(file: string, text: string): Pattern[] {
  const found: Pattern[] = [];
  new Visitor({
    Literal(node) {
      if (!("regex" in node) || !node.regex) return;
      const { pattern: source, flags } = node.regex;
      found.push({ source, flags, name: `${file}: /${source}/${flags}` });
    },
  }).visit(parseSync(file, text).program);
  return found;
}

function wordsOf(file: string, json: unknown): Pattern[] {
  if (typeof json !== "object" || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) =>
    key === "pattern" && typeof value === "string"
      ? [{ source: value, flags: "u", name: `${file}: /${value}/u` }]
      : wordsOf(file, value),
  );
}

const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Every literal in those folders, and every `pattern` of a contract. */
function patternsOf(...folders: string[]): Pattern[] {
  const all = [
    ...filesOf(".ts", ...folders).flatMap((file) => literalsOf(file, read(file))),
    ...filesOf(".json", "schemas").flatMap((file) => wordsOf(file, JSON.parse(read(file)))),
  ];
  return [...new Map(all.map((one) => [`${one.source}/${one.flags}`, one])).values()];
}

/** `timeout`: milliseconds for one pattern; which of them is undecided then is `unsure`. */
function slow(all: Pattern[], timeout: number) {
  const verdicts = all.map(({ source, flags, name }) => ({ name, ...checkSync(source, flags, { timeout }) }));
  const named = (status: string) =>
    verdicts.filter((verdict) => verdict.status === status).map(({ name }) => name);
  return { slow: named("vulnerable"), unsure: named("unknown") };
}

test("[9] a pattern that a long text makes slow is found, one that is not is let pass", () => {
  const seeded = literalsOf("seeded.ts", "const trim = /^\\s+|\\s+$/g; const good = /^a+$/;");
  expect(slow(seeded, 10_000)).toEqual({ slow: ["seeded.ts: /^\\s+|\\s+$/g"], unsure: [] });
});

test("[9] no pattern that judges an answer or a request is slow, however long a text is", () => {
  const folders = ["engine/declaration", "engine/person", "engine/company", "gateway/http/checks"];
  expect(slow(patternsOf(...folders), 50).slow.filter((name) => !isBounded(name))).toEqual([]);
});

// A long run looks at all of them.
if (process.env.LONG === "1") {
  test("[9] nor is any other of the engine, the gateway, the content's reader and the contracts", () => {
    const all = patternsOf("engine", "gateway", "content");
    const found = slow(all, 20_000);
    const bad = [...found.slow, ...found.unsure];
    console.log(
      `patterns: ${all.length} of the code and its contracts, ${bad.length} slow or undecided, each on a text of its own`,
    );
    expect(bad.filter((name) => !isBounded(name))).toEqual([]);
    // What is let pass is still there.
    for (const name of Object.keys(bounded)) {
      if (!name.endsWith("/") && !name.endsWith(".ts"))
        expect(
          bad.some((one) => one.startsWith(name)),
          name,
        ).toBe(true);
    }
  }, 600_000);
}
