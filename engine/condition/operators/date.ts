// Judges the operators over dates and ages, counted from today.

import { addDays, addMonths, addYears, ageOn, daysBetween, parseDate } from "../../check/calendar.ts";
import type { DateOperators } from "../condition.ts";
import type { Facts } from "../facts.ts";
import { answered, type Judge, type Judges, type Verdict } from "./answered.ts";

export const dateJudges: Judges<DateOperators> = {
  notAfterToday: date((value, _, { today }) => value <= today),
  withinDays: date((value, days, { today }) => Math.abs(daysBetween(value, today)) <= days),
  withinYears: date((value, years, { today }) => {
    const year = Number(today.slice(0, 4));
    const first = year - years < 1 ? "0001-01-01" : addYears(today, -years);
    const last = year + years > 9999 ? "9999-12-31" : addYears(today, years);
    return value >= first && value <= last;
  }),
  olderThanDays: date((value, days, { today }) => value <= addDays(today, -days)),
  // Counted from the date on: three months after 31 August is 30 November. Future dates are excluded, since adding to them could leave the calendar.
  olderThanMonths: date((value, months, { today }) => value <= today && addMonths(value, months) <= today),
  ageFrom: date((birth, from, { today }) => isAged(birth, today, from)),
  ageTo: date((birth, to, { today }) => isAged(birth, today, 0, to)),
  ageUnder: date((birth, under, { today }) => isAged(birth, today, 0, under - 1)),
  ageBySex: date((birth, { sex, male, female }, facts) => {
    const from = { "1": male, "2": female }[String(facts.answer(sex))];
    return from === undefined ? undefined : isAged(birth, facts.today, from);
  }),
  bornBetween: date((birth, [first, last]) => birth >= first && birth <= last),
};

function date<Operand>(test: (date: string, operand: Operand, facts: Facts) => Verdict): Judge<Operand> {
  return answered((values, operand, facts) => {
    const value = dateOf(values[0] ?? "");
    return value === undefined || !parseDate(facts.today) ? undefined : test(value, operand, facts);
  });
}

/** The date of an answer: the day of a moment, the first day of a month; undefined when it is neither. */
function dateOf(value: string): string | undefined {
  const written = /^\d{4}-\d{2}$/.test(value) ? `${value}-01` : value.slice(0, 10);
  return parseDate(written) ? written : undefined;
}

/** Full years, both bounds included. Somebody not yet born has no age. */
function isAged(birth: string, today: string, from = 0, to = Number.POSITIVE_INFINITY): boolean {
  const age = ageOn(birth, today);
  return age >= from && age <= to;
}
