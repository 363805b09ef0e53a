// Takes a field of a form; gives answers that fit it, the likeliest first, and one that does not: no one-thing is known here.
import { isEmpty } from "../../engine/check/is-empty.ts";
import { formats } from "../../engine/declaration/formats.ts";
import type { Answer } from "../../engine/declaration/record.ts";
import type { Field, FieldFormat } from "../../engine/one-thing/form.ts";
import { idCardCheckCharacter } from "../../engine/person/id-card-check.ts";

export interface Around {
  /** yyyy-MM-dd */
  today: string;
  /** Area ids that may be named. */
  townships: readonly string[];
  /** Which of several rows it is: rows differ. */
  row: number;
}

const familyNames = "赵钱孙李周吴郑王冯陈";
const givenNames = "戊己庚辛壬癸子丑寅卯";

function nameOf(field: Field, row: number): string {
  const sum = [...field.key].reduce((so, letter) => so + letter.charCodeAt(0), row * 3);
  return `${familyNames.charAt(sum % 10)}测${givenNames.charAt((sum >> 2) % 10)}`;
}

/** An identity number of the region that is given to no place, with its right check character. */
function idCard(birth: string, sequence: number): string {
  const body = `329900${birth.replaceAll("-", "")}${String(sequence).padStart(3, "0")}`;
  return body + idCardCheckCharacter(body);
}

const birthdays = ["1990-07-08", "1985-03-12", "1962-02-10", "2026-08-15", "2008-09-01", "2020-05-20"];

/** Days around `today`: lately, coming, long ago, for rules that ask for the one or the other. */
function daysAround(today: string): string[] {
  const shifted = (days: number) => {
    const day = new Date(`${today}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() + days);
    return day.toISOString().slice(0, 10);
  };
  return [-40, 365, -1, 0, 30, -400, 1100, -1500, -5000].map(shifted);
}

const numbers = ["1", "2", "100", "50", "7", "20", "300", "0", "3", "1000", "500000", "33.33", "0.5"];

const byFormat: Record<FieldFormat, (field: Field, around: Around) => string[]> = {
  name: (field, { row }) => [nameOf(field, row)],
  mobile: (_, { row }) => [`1380000002${row % 10}`],
  "id-card": (_, { row }) => birthdays.map((birth) => idCard(birth, 101 + row * 2)),
  paper: (_, { row }) => [
    ...birthdays.map((birth) => idCard(birth, 201 + row * 2)),
    "E12345678",
    "H12345678",
    "12345678",
  ],
  "credit-code": () => ["91329900MA0TE5T16U"],
  "landline-or-mobile": () => ["0000-86120000", "010-86120000", "13800000020"],
  phone: () => ["010-86120000"],
  email: () => ["ceshi@example.cn"],
  date: (field, { today }) =>
    /birth|出生|生日/i.test(field.key + field.title)
      ? [...birthdays, ...daysAround(today)]
      : daysAround(today),
  month: (_, { today }) => daysAround(today).map((day) => day.slice(0, 7)),
  "date-time": (_, { today }) => daysAround(today).map((day) => `${day} 09:30:00`),
  integer: () => numbers.filter((number) => !number.includes(".")),
  decimal: () => numbers,
  money: () => ["1200.50", ...numbers],
  digits: ({ minLength = 1, maxLength = 10 }) => [
    "3299000012345678901234567890".slice(0, Math.max(minLength, Math.min(maxLength, 10))),
  ],
  township: (_, { townships }) => [...townships],
  "plate-number": () => ["测A12345", "测AD12345"],
  "house-unit-number": () => ["329900001001GB00001F00010001"],
  "disability-certificate": () => [`${idCard("1990-07-08", 301)}44`],
  "industry-code": () => ["F5227", "5227"],
  vin: () => ["LTEST000000000001"],
  "student-number": () => [`G${idCard("2012-05-20", 101)}`],
};

const broken: Record<FieldFormat, string> = {
  name: "测*",
  mobile: "1380000",
  "id-card": "32990019900230101",
  paper: "3299001990",
  "credit-code": "91329900MA",
  "landline-or-mobile": "12",
  phone: "1",
  email: "ceshi@",
  date: "2026-02-30",
  month: "2026-13",
  "date-time": "2026-11-20 25:00:00",
  integer: "1.5",
  decimal: "1.234",
  money: "12.345",
  digits: "12a",
  township: "1",
  "plate-number": "A1",
  "house-unit-number": "3299",
  "disability-certificate": "3299",
  "industry-code": "ZZ",
  vin: "123",
  "student-number": "1",
};

/** Answers that fit the field itself, at least one; a rule of the one-thing may want another than the first. */
export function answersFor(field: Field, around: Around): Answer[] {
  const { choices, many } = field;
  if (choices) {
    const values = choices.map((choice) => choice.const);
    return many ? [values.slice(0, 1), values, ...values.map((value) => [value])] : values;
  }
  const texts = textsFor(field, around);
  return many ? texts.map((text) => [text]) : texts;
}

function textsFor(field: Field, around: Around): string[] {
  const { format, example, maxLength, minLength = 0 } = field;
  const made = format ? byFormat[format](field, around) : [sentenceFor(field), "12345678", "A1"];
  const wanted = example ? [example, ...made] : made;
  const fits = (text: string) =>
    text.length >= minLength &&
    text.length <= (maxLength ?? text.length) &&
    !isEmpty(text) &&
    (!format || format === "paper" || formats[format].check(text, around.today));
  const fitting = wanted.filter(fits);
  return fitting.length > 0 ? fitting : wanted;
}

/** Plain words that tell which field they stand in. */
function sentenceFor({ title, maxLength, minLength = 0 }: Field): string {
  const words = `测试${title}`.padEnd(minLength, "样");
  return words.slice(0, maxLength ?? 40);
}

/** What somebody might type who did not read the field; undefined where nothing typed can be wrong. */
export function brokenAnswer({ format, choices, many, maxLength, minLength = 0 }: Field): string | undefined {
  if (choices || many) return undefined;
  if (format) return broken[format];
  if (minLength > 1) return "样".repeat(minLength - 1);
  return maxLength === undefined ? undefined : "过长".repeat(Math.ceil((maxLength + 2) / 2));
}
