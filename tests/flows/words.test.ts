// Misspelt words lead to the word that was meant, and regular expressions that could freeze a page are found.
import { describe, expect, test } from "vitest";
import { suggestion } from "../../engine/problem/suggestion.ts";
import { patternFault } from "../../engine/reader/rules/pattern-cost.ts";

describe("a misspelt word suggests", () => {
  const known = ["install", "consent", "fireSafety", "publicFiling"];
  test.each([
    ["instal", "install"],
    ["isntall", "install"],
    ["INSTALL", "install"],
    ["firesaftey", "fireSafety"],
    ["publicFilling", "publicFiling"],
    ["x", undefined],
    ["somethingElse", undefined],
    ["", undefined],
  ])("%s: %s", (written, meant) => {
    expect(suggestion(written, known)).toBe(meant);
  });

  test("the nearest of several, and nothing for a word that is right", () => {
    expect(suggestion("parkKnd", ["parkNo", "parkKind", "parkKinds"])).toBe("parkKind");
    expect(suggestion("install", ["install"])).toBeUndefined();
  });
});

describe("a pattern", () => {
  test.each([
    "^[A-Z]{2}[0-9]{6}$",
    "^\\d+(\\.\\d{1,2})?$",
    "^(?:\\+|00)?86\\d{11}$",
    "^[\\u4e00-\\u9fa5·]{2,50}$",
    "^(京|津|沪)[A-Z][A-Z0-9]{5,6}$",
    "^([0-9]{4}-){3}[0-9]{4}$",
    "^[)(*+]+$",
  ])("%s is harmless", (pattern) => {
    expect(patternFault(pattern)).toBeUndefined();
  });

  test.each([
    ["^(a+)+$", "slow"],
    ["^(a|a)*$", "slow"],
    ["^(a*)*$", "slow"],
    ["^((ab)*c)+$", "slow"],
    ["^(?:a{1,3})*$", "slow"],
    ["^(a|aa){20}$", "slow"],
    ["^a*a*a*a*$", "slow"],
    ["^(?=a)b$", "look"],
    ["^(?<!a)b$", "look"],
    ["^(a)\\1$", "look"],
    ["^(a$", "invalid"],
    [`^${"a".repeat(200)}$`, "long"],
  ])("%s is refused: %s", (pattern, fault) => {
    expect(patternFault(pattern)).toBe(fault);
  });
});
