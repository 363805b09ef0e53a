// The canonical text of what is signed: the order of keys does not matter, anything else does.

import fc from "fast-check";
import { expect, it } from "vitest";
import { type Covered, canonicalText, coversDigest } from "../../../engine/signature/covers.ts";

const covered: Covered = {
  definition: "v1",
  areaId: "329900003",
  matters: ["a", "b"],
  choices: { kind: "1" },
  answers: { s: { x: "1", y: ["1", "2"] } },
  materials: ["idCard"],
};

it("[3] the order of keys does not matter", () => {
  expect(canonicalText({ b: 1, a: { d: [2], c: null, e: undefined } })).toBe(
    '{"a":{"c":null,"d":[2]},"b":1}',
  );
  expect(coversDigest({ ...covered, answers: { s: { y: ["1", "2"], x: "1" } } })).toBe(coversDigest(covered));
});

it.each([
  { definition: "v2" },
  { areaId: null },
  { matters: ["b", "a"] },
  { choices: { kind: "2" } },
  { answers: { s: { x: "1", y: ["2", "1"] } } },
  { answers: { s: { x: "", y: ["1", "2"] } } },
  { materials: [] },
])("[3] a signature does not cover %j", (change) => {
  expect(coversDigest({ ...covered, ...change })).not.toBe(coversDigest(covered));
});

it("[3] the canonical text says the same as JSON", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalText(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
