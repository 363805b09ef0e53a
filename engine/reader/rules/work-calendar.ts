// The rules of the catalogue's working days: every date exists and lies in its year, and only a weekend is made up on.

import { isCalendarDate, weekdayOf } from "../../check/calendar.ts";
import { designProblem } from "../../problem/design-problem.ts";
import { below } from "../../problem/pointer.ts";
import type { DesignProblem } from "../../problem/problem.ts";
import { sentences } from "../../problem/texts.ts";
import { keys, list, own, text } from "../loose.ts";

export function workCalendarProblems(years: unknown): DesignProblem[] {
  return keys(years).flatMap((year) => {
    const holidays = list(own(own(years, year), "holidays"));
    const workdays = list(own(own(years, year), "workdays"));
    const at = (...steps: (string | number)[]) => below("/workCalendar", year, ...steps);
    return [
      ...holidays.flatMap((holiday, place) => [
        ...dayProblems(text(own(holiday, "from")), year, at("holidays", place, "from")),
        ...dayProblems(text(own(holiday, "until")), year, at("holidays", place, "until")),
        ...turned(holiday, at("holidays", place, "until")),
      ]),
      ...workdays.flatMap((day, place) => {
        const pointer = at("workdays", place);
        return [...dayProblems(text(day), year, pointer), ...madeUp(text(day), holidays, pointer)];
      }),
    ];
  });
}

function dayProblems(day: string | undefined, year: string, pointer: string): DesignProblem[] {
  if (day === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return [];
  if (!isCalendarDate(day)) return [designProblem({ pointer }, "wrong-date", sentences["wrong-date"](day))];
  if (day.startsWith(year)) return [];
  return [designProblem({ pointer }, "other-year", sentences["other-year"](day, year))];
}

function turned(holiday: unknown, pointer: string): DesignProblem[] {
  const [from = "", until = ""] = [text(own(holiday, "from")), text(own(holiday, "until"))];
  if (!from || !until || from <= until) return [];
  return [designProblem({ pointer }, "dates-turned", sentences["dates-turned"](from))];
}

function madeUp(day: string | undefined, holidays: readonly unknown[], pointer: string): DesignProblem[] {
  if (day === undefined || !isCalendarDate(day)) return [];
  if (weekdayOf(day) % 6 !== 0)
    return [designProblem({ pointer }, "not-weekend", sentences["not-weekend"](day))];
  const during = holidays.find((one) => {
    const [from, until] = [text(own(one, "from")), text(own(one, "until"))];
    return from !== undefined && until !== undefined && from <= day && day <= until;
  });
  if (during === undefined) return [];
  const sentence = sentences["also-holiday"](day, text(own(during, "name")) ?? "");
  return [designProblem({ pointer }, "also-holiday", sentence)];
}
