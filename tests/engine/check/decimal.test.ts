// Decimals as text: form, comparison and sum without rounding.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareDecimal, isDecimal, sumDecimals } from "../../../engine/check/decimal.ts";

const hundredths = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const written = (value: bigint) => {
  const digits = (value < 0n ? -value : value).toString().padStart(3, "0");
  return `${value < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

describe("[5] decimals", () => {
  it.each([
    ["0", true],
    ["100", true],
    ["0.01", true],
    ["12345.67", true],
    ["123456", false],
    ["1.234", false],
    ["01", false],
    ["1.", false],
    [".5", false],
    ["-1", false],
    ["+1", false],
    ["1e3", false],
    ["１", false],
    ["", false],
    [" 1", false],
    ["1\n", false],
  ])("[5] %j has at most five places before and two after the point: %s", (value, expected) => {
    expect(isDecimal(value, 5, 2)).toBe(expected);
  });

  it.each([
    ["33.33", "33.330", 0],
    ["0.1", "0.09", 1],
    ["-1", "1", -1],
    ["9007199254740993", "9007199254740992", 1],
    ["", "1", undefined],
    ["1", "NaN", undefined],
  ])("[5] %s compared with %s is %s", (a, b, expected) => {
    expect(compareDecimal(a, b)).toBe(expected);
  });

  it.each([
    [["33.33", "33.33", "33.34"], "100"],
    [["0.1", "0.2"], "0.3"],
    [["50", "50.00"], "100"],
    [["100", "-100"], "0"],
    [["-0.5", "0.25"], "-0.25"],
    [[], "0"],
    [["1", "x"], undefined],
    [["1".repeat(65)], undefined],
  ])("[5] the sum of %j is %s", (values, expected) => {
    expect(sumDecimals(values)).toBe(expected);
  });

  it("[5] sum and order agree with whole hundredths", () => {
    fc.assert(
      fc.property(hundredths, hundredths, (a, b) => {
        const sum = sumDecimals([written(a), written(b)]) ?? "";
        expect(compareDecimal(sum, written(a + b))).toBe(0);
        expect(compareDecimal(written(a), written(b))).toBe(a === b ? 0 : a < b ? -1 : 1);
      }),
    );
  });
});
