// Makes answers that fit a single field, the likeliest first, without knowing the one-thing.

import { isEmpty } from "../../engine/check/is-empty.ts";
import { codePoints } from "../../engine/check/text.ts";
import type { Answer } from "../../engine/condition/facts.ts";
import { whatIdCardSays } from "../../engine/declaration/asked/locks.ts";
import { outOfBounds } from "../../engine/declaration/check/bounds.ts";
import { formats } from "../../engine/declaration/formats/formats.ts";
import type { Field, FieldFormat } from "../../engine/one-thing/form.ts";
import { chineseSentences } from "../../engine/sentences/chinese.ts";
import { below, type Chance, chanceOf, seedFor } from "./chance.ts";
import { birthdays, daysAround } from "./days.ts";
import * as numbers from "./paper-numbers.ts";
import { someOf } from "./some-of.ts";

const familyNames = "赵钱孙李周吴郑王冯陈";
const givenNames = "戊己庚辛壬癸子丑寅卯";
const amounts = ["1", "2", "100", "50", "7", "20", "300", "0", "3", "1000", "500000", "33.33", "0.5"];

type Make = (chance: Chance, field: Field, around: AnswerContext) => string[];

const byFormat: Record<FieldFormat, Make> = {
  name: (chance) => [`${familyNames.charAt(below(chance, 10))}测${givenNames.charAt(below(chance, 10))}`],
  mobile: (chance) => [numbers.mobileNumber(chance), "+8613800000021"],
  "id-card": (chance, _, { today }) => birthdays(today).map((birth) => numbers.idCardNumber(chance, birth)),
  paper: (chance, _, { today, paperType = "1" }) =>
    birthdays(today).map((birth) => numbers.paperNumber(chance, paperType, birth)),
  "credit-code": (chance) => [numbers.creditCode(chance)],
  "landline-or-mobile": (chance) => ["0000-86120000", "010-86120000", numbers.mobileNumber(chance)],
  phone: () => ["010-86120000"],
  email: () => ["ceshi@example.cn"],
  date: (_, { key, title }, { today }) =>
    /birth|出生|生日/i.test(key + title)
      ? [...birthdays(today), ...daysAround(today)]
      : [...daysAround(today), ...birthdays(today)],
  month: (_, __, { today }) => daysAround(today).map((day) => day.slice(0, 7)),
  "date-time": (_, __, { today }) => daysAround(today).map((day) => `${day} 09:30:00`),
  integer: (_, field) => [...amounts.filter((amount) => !amount.includes(".")), ...limitsOf(field)],
  decimal: (_, field) => [...amounts, ...limitsOf(field)],
  money: (_, field) => ["1200.50", ...amounts, ...limitsOf(field)],
  digits: (_, { minLength = 1, maxLength = 10 }) => [
    "32990000001234567890123456789012".slice(0, Math.max(minLength, Math.min(maxLength, 10))),
  ],
  township: (_, __, { townships }) => [...townships],
  "plate-number": (chance) => [numbers.plateNumber(chance), "测AD12345"],
  "house-unit-number": (chance) => [numbers.houseUnitNumber(chance)],
  "disability-certificate": (chance, _, { today }) => [
    numbers.disabilityCertificate(chance, birthdays(today)[0] ?? today),
  ],
  "industry-code": () => ["F5227", "5227"],
  vin: (chance) => [numbers.vehicleNumber(chance)],
  "student-number": (chance, _, { today }) => [numbers.studentNumber(chance, birthdays(today)[5] ?? today)],
};

/** The bounds of a number, as texts. */
export const limitsOf = ({ minimum, maximum }: Field): string[] =>
  [minimum, maximum].filter((bound) => bound !== undefined).map(String);

/** At least one answer that fits the field itself; a rule of the one-thing may need another than the first. */
export function validAnswers(field: Field, around: AnswerContext): Answer[] {
  const { choices, many } = field;
  if (choices) {
    const values = choices.map((choice) => choice.const);
    return many ? someOf(values) : values;
  }
  const texts = textsFor(field, around);
  return many ? texts.map((text) => [text]) : texts;
}

/** True for a text that the field accepts: its format, its lengths, its list. */
export function fitsField(
  field: Field,
  text: string,
  { today, paperType, says = [] }: AnswerContext,
): boolean {
  const { format, choices, minLength = 0, maxLength } = field;
  if (choices) return choices.some((choice) => choice.const === text);
  const length = codePoints(text);
  return (
    !isEmpty(text) &&
    length >= minLength &&
    (maxLength === undefined || length <= maxLength) &&
    (!format || formats[format].check(text, today, paperType ?? "1")) &&
    outOfBounds(field, text, today, chineseSentences) === undefined &&
    says.every((said) => isSaidRight(said, text, today))
  );
}

function isSaidRight(said: Field, number: string, today: string): boolean {
  const value = whatIdCardSays(said, number);
  return value === undefined || outOfBounds(said, value, today, chineseSentences) === undefined;
}

function textsFor(field: Field, around: AnswerContext): string[] {
  const { format, example } = field;
  const chance = chanceOf(seedFor(around.seed + around.row, field.key));
  const made = format ? byFormat[format](chance, field, around) : [sentenceFor(field), "12345678", "A1"];
  const wanted = example !== undefined && around.row === 0 ? [example, ...made] : made;
  const fitting = wanted.filter((text) => fitsField(field, text, around));
  return fitting.length > 0 ? fitting : made;
}

/** Plain words that say which field they belong to. */
function sentenceFor({ title, maxLength, minLength = 0 }: Field): string {
  return `测试${title}`.padEnd(minLength, "样").slice(0, Math.min(maxLength ?? 40, Math.max(40, minLength)));
}

export interface AnswerContext {
  /** yyyy-MM-dd */
  today: string;
  /** Area ids that may be used. */
  townships: readonly string[];
  /** Index of the row, from 0, so that rows differ. */
  row: number;
  /** The same seed gives the same answers. */
  seed: number;
  /** The paper type that a paper number is checked by; by default 1, the identity card. */
  paperType?: string;
  /** The fields that this number says, if it is an identity number. */
  says?: readonly Field[];
}
