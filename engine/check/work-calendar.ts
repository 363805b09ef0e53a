// The working days of a city: the holidays of each year, and the weekend days on which work is made up for (调休).

import { addDays, type WorkCalendar } from "./calendar.ts";

/** A year as the catalogue writes it; a date is 'yyyy-MM-dd'. */
export interface WorkYear {
  holidays: { name: string; from: string; until: string }[];
  /** Days of a weekend on which people work. */
  workdays: string[];
}

/** Year, four digits → its days. Beyond the years that are written, Monday to Friday count. */
export type WorkYears = Record<string, WorkYear>;

export function workCalendar(years: WorkYears = {}): WorkCalendar {
  const written = Object.values(years);
  return {
    holidays: new Set(written.flatMap((year) => year.holidays.flatMap(daysOf))),
    workdays: new Set(written.flatMap((year) => year.workdays)),
  };
}

function daysOf({ from, until }: { from: string; until: string }): string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** From this month on, the next year's days should be known. */
const announced = "-11-01";

/** The years from `today` on whose days should be written and are not. */
export function missingYears(years: WorkYears = {}, today: string): string[] {
  const year = Number(today.slice(0, 4));
  const due = today.slice(4) >= announced ? [year, year + 1] : [year];
  return due.map(String).filter((each) => years[each] === undefined);
}
