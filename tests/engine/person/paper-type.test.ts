// Identity papers: each type has its own form.

import { describe, expect, it } from "vitest";
import { isPaper, normalisePaper, paperTypes } from "../../../engine/person/paper-type.ts";

const today = "2026-11-20";

describe("[5] identity papers", () => {
  it.each([
    ["1", "320400199001019879"],
    ["1", "320400900101987"],
    ["3", "E12345678"],
    ["4", "H12345678"],
    ["4", "M1234567801"],
    ["5", "12345678"],
    ["5", "1234567890B"],
    ["6", "830000199001019877"],
    ["7", "911840199001019872"],
    ["7", "USA110090010112"],
    ["8", "军字第1234567号"],
    ["99", "abc"],
  ])("[5] type %s takes %s", (type, value) => {
    expect(isPaper(type, value, today)).toBe(true);
  });

  it.each([
    ["1", "E12345678"],
    ["1", "3204**********9879"],
    ["3", "E123"],
    ["3", "e12345678"],
    ["4", "A12345678"],
    ["4", "H123456789"],
    ["5", "1234567"],
    ["6", "H12345678"],
    ["7", "320400199001019879"],
    ["7", "USA11009001011"],
    ["8", "12"],
    ["8", "1".repeat(31)],
    ["2", "   "],
    ["", "320400199001019879"],
    ["toString", "320400199001019879"],
    ["42", "12345678"],
  ])("[5] type %j refuses %j", (type, value) => {
    expect(isPaper(type, value, today)).toBe(false);
  });

  it("[5] the identity number rule runs only for the types that ask for it", () => {
    const birthTomorrow = "320400202611219899";
    const refusing = Object.keys(paperTypes).filter((type) => !isPaper(type, birthTomorrow, today));
    expect(refusing).toEqual(["1", "3", "4", "5", "6", "7"]);
    expect(isPaper("99", birthTomorrow, today)).toBe(true);
  });

  it("[5] letters of a formed number are stored as capitals, free numbers as typed", () => {
    expect(normalisePaper("3", " ｅ12345678 ")).toBe("E12345678");
    expect(normalisePaper("1", "32040019900101906x")).toBe("32040019900101906X");
    expect(normalisePaper("99", " ab1 ")).toBe("ab1");
  });
});
