// Lists, for a condition over one answer, the values just on both sides of its limit: one of them makes it true or false.

import { addDays, addMonths, addYears } from "../../engine/check/calendar.ts";
import { sumDecimals } from "../../engine/check/decimal.ts";
import { type AnswerCondition, type Operators, operatorsOf } from "../../engine/condition/condition.ts";

const around = (number: string) =>
  [number, ...["-1", "1", "-0.01", "0.01"].map((step) => sumDecimals([number, step]) ?? number)].filter(
    (text) => !text.startsWith("-"),
  );
const agedAround = (years: number, today: string) => {
  const birthday = addYears(today, -years);
  return [birthday, addDays(birthday, 1), addDays(addYears(birthday, -1), 1), addYears(birthday, -1)];
};
const none = () => [];

const tellers: { [Name in keyof Operators]: (operand: Operators[Name], today: string) => string[] } = {
  is: (word) => [word],
  isNot: (word) => [word],
  in: (words) => words,
  notIn: (words) => words,
  has: (word) => [word],
  onlyIn: (words) => words,
  notBoth: (words) => words,
  filled: none,
  atLeast: around,
  atMost: around,
  moreThan: around,
  lessThan: around,
  between: ([low, high]) => [...around(low), ...around(high)],
  notAfterToday: (_, today) => [today, addDays(today, 1)],
  withinDays: (days, today) => [-days, days, -days - 1, days + 1].map((by) => addDays(today, by)),
  withinYears: (years, today) => {
    const [first, last] = [addYears(today, -years), addYears(today, years)];
    return [first, last, addDays(first, -1), addDays(last, 1)];
  },
  olderThanDays: (days, today) => [-days, 1 - days].map((by) => addDays(today, by)),
  olderThanMonths: (months, today) => {
    const border = addMonths(today, -months);
    return [border, addDays(border, -1), addDays(border, 1), addDays(border, 4)];
  },
  ageFrom: agedAround,
  ageTo: (years, today) => [...agedAround(years, today), ...agedAround(years + 1, today)],
  ageUnder: agedAround,
  ageBySex: ({ male, female }, today) => [...agedAround(male, today), ...agedAround(female, today)],
  bornBetween: ([first, last]) => [first, last, addDays(first, -1), addDays(last, 1)],
  sumIs: none,
  countAtLeast: ({ value }) => [value],
};

/** Without repetition, in no particular order. */
export function tellingValues(condition: AnswerCondition, today: string): string[] {
  const values = operatorsOf(condition).flatMap(([name, operand]) => tellers[name](operand, today));
  return [...new Set(values)];
}
