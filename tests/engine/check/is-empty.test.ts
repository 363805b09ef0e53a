// The empty rule against the reference cases.

import { describe, expect, it } from "vitest";
import { isEmpty } from "../../../engine/index.ts";
import vectors from "../vectors.json" with { type: "json" };

// The reference file writes each value as source text; this maps each text to its value.
const meant: Record<string, unknown> = {
  null: null,
  "''": "",
  "' '": " ",
  "'\\u3000' (ideographic space)": "\u3000",
  "'\\u00a0'": "\u00a0",
  false: false,
  true: true,
  "-0": -0,
  NaN: Number.NaN,
  "1": 1,
  "'0'": "0",
  "'null'": "null",
  "{}": {},
  "[]": [],
  "[null]": [null],
  "new Date(0)": new Date(0),
  "new Map()": new Map(),
  "()=>{}": () => {},
  "0n (BigInt; outside the spec)": 0n,
};

describe("[5] the empty check", () => {
  it.each(vectors.empty)("[5.11] $value is empty: $empty", ({ value, empty }) => {
    expect(Object.keys(meant)).toContain(value);
    expect(isEmpty(meant[value])).toBe(empty);
  });

  it("[5] undefined, 0 and an empty set are empty, a filled map is not", () => {
    expect([undefined, 0, new Set()].map(isEmpty)).toEqual([true, true, true]);
    expect(isEmpty(new Map([["a", 1]]))).toBe(false);
  });

  it("[5] a file or a buffer has no keys of its own and still is an answer", () => {
    expect(isEmpty(new Blob(["x"]))).toBe(false);
    expect(isEmpty(new ArrayBuffer(4))).toBe(false);
  });

  it("[5] an object counts as filled as soon as it has a key, even with an empty value", () => {
    expect(isEmpty({ a: undefined })).toBe(false);
    expect(isEmpty(Object.create({ inherited: 1 }))).toBe(true);
  });
});
