// The formats of numbers and of codes of things.

import { isDecimal } from "../../check/decimal.ts";
import { digitsOnly, foldFullWidth } from "../../check/digits-only.ts";
import { isIdCard } from "../../person/id-card.ts";
import { type FormatRule, says } from "./format-rule.ts";

const withoutGaps = (value: string) => foldFullWidth(value).replace(/\s/g, "");
const capitals = (value: string) => withoutGaps(value).toUpperCase();
// The full stop of a Chinese keyboard is a point. What is no number stays, to be reported: dropped, 7,5 would become 75.
const amount = (value: string) => withoutGaps(value).replaceAll("。", ".");
const THOUSANDS = /^\d{1,3}(,\d{3})+(\.\d+)?$/;
const withoutCommas = (value: string) => (THOUSANDS.test(value) ? value.replaceAll(",", "") : value);

const code = (pattern: RegExp, sentence: FormatRule["sentence"]): FormatRule => ({
  check: (value) => pattern.test(value),
  sentence,
  normalise: capitals,
  clean: capitals,
});

const whole = (check: (value: string) => boolean, sentence: FormatRule["sentence"]): FormatRule => ({
  check,
  sentence,
  normalise: withoutGaps,
  clean: digitsOnly,
  inputMode: "numeric",
});

const fraction = (integerDigits: number, sentence: FormatRule["sentence"]): FormatRule => ({
  check: (value) => isDecimal(value, integerDigits, 2),
  sentence,
  normalise: (value) => withoutCommas(amount(value)),
  clean: amount,
  inputMode: "decimal",
});

export const codeFormats = {
  integer: whole((value) => /^(0|[1-9]\d{0,14})$/.test(value), says("integer")),
  digits: whole((value) => /^\d+$/.test(value), says("digits")),
  decimal: fraction(10, says("decimal")),
  money: fraction(14, says("money")),
  township: { check: (value) => /^\d{6,12}$/.test(value), sentence: says("township") },
  "plate-number": {
    ...code(/^([\u4E00-\u9FFF][A-Z][A-Z0-9]{4,5}[A-Z0-9挂学警港澳领]|使\d{6})$/, says("plateNumber")),
    normalise: (value) => capitals(value).replace(/[·•.-]/g, ""),
  },
  "house-unit-number": code(/^[0-9A-Z]{28}$/, says("houseUnitNumber")),
  "disability-certificate": {
    ...code(/^\d{17}[\dX]\d{2}$/, says("disabilityCertificate")),
    // Identity number, then kind and degree.
    check: (value, today) => /^.{18}[1-7][1-4](B\d)?$/.test(value) && isIdCard(value.slice(0, 18), today),
  },
  "industry-code": code(/^[A-T]?\d{2,4}$/, says("industryCode")),
  vin: code(/^[A-HJ-NPR-Z0-9]{17}$/, says("vin")),
  "student-number": code(/^[GL]\d{17}[\dX]$/, says("studentNumber")),
} satisfies Record<string, FormatRule>;
