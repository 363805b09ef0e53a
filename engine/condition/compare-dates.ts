// Takes an answer that is a date, a month or a moment, and today; says how far it lies from today.

import { addDays, addMonths, addYears, ageOn, daysBetween, parseDate } from "../check/calendar.ts";

/** The date of an answer: of a moment its day, of a month its first day; undefined when it is none. */
export function dateOf(value: string): string | undefined {
  const written = /^\d{4}-\d{2}$/.test(value) ? `${value}-01` : value.slice(0, 10);
  return parseDate(written) ? written : undefined;
}

/** At most so many days from today, before or after it. */
export function withinDays(date: string, days: number, today: string): boolean {
  return Math.abs(daysBetween(date, today)) <= days;
}

/** At most so many years from today, before or after it. */
export function withinYears(date: string, years: number, today: string): boolean {
  const year = Number(today.slice(0, 4));
  const first = year - years < 1 ? "0001-01-01" : addYears(today, -years);
  const last = year + years > 9999 ? "9999-12-31" : addYears(today, years);
  return date >= first && date <= last;
}

/** So many days have passed since. */
export function olderThanDays(date: string, days: number, today: string): boolean {
  return date <= addDays(today, -days);
}

/** So many months have passed since. */
export function olderThanMonths(date: string, months: number, today: string): boolean {
  // Counted from the date on: three months after 31 August is 30 November. A day to come would leave the calendar.
  return date <= today && addMonths(date, months) <= today;
}

/** Full years, both ends included; somebody not yet born has no age. */
export function ageWithin(birth: string, today: string, from = 0, to = Number.POSITIVE_INFINITY): boolean {
  const age = ageOn(birth, today);
  return age >= from && age <= to;
}
