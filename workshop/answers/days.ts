// Days before and after today, for rules that ask for one or the other.

import { addDays, addYears } from "../../engine/check/calendar.ts";

/** Births of adults first, then of a retired person, a baby, a pupil and a child. */
export function birthdays(today: string): string[] {
  const aged = (years: number, days = 40) => addDays(addYears(today, -years), -days);
  return [aged(36), aged(41), aged(64), addDays(today, -97), aged(18), aged(6), aged(2), aged(85)];
}

/** Recent, future, yesterday, today, long ago. */
export function daysAround(today: string): string[] {
  return [-40, 365, -1, 0, 30, -100, -400, 1100, -1500, -5000].map((days) => addDays(today, days));
}
