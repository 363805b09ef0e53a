// Plain dates, ages, terms and the Shanghai clock.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  addMonths,
  addWorkingDays,
  addYears,
  ageOn,
  daysBetween,
  formatDateTime,
  isCalendarDate,
  parseDate,
  todayInShanghai,
} from "../../../engine/check/calendar.ts";
import { missingYears, workCalendar } from "../../../engine/check/work-calendar.ts";

describe("[5] calendar dates", () => {
  it.each(["2000-02-29", "2024-02-29", "9999-12-31", "0001-01-01", "1990-04-30"])("[5] %s exists", (date) => {
    expect(isCalendarDate(date)).toBe(true);
  });

  it.each([
    "1900-02-29",
    "2023-02-29",
    "1990-04-31",
    "1990-13-01",
    "1990-00-10",
    "1990-01-00",
    "0000-01-01",
    "1990-1-1",
    "19900101",
    "1990-01-01\n",
    " 1990-01-01",
    "1990-01-01T00:00:00",
    "",
  ])("[5] %j does not exist", (date) => {
    expect(isCalendarDate(date)).toBe(false);
    expect(parseDate(date)).toBeUndefined();
  });

  it("[5] every day that Date knows exists, and no other day of its month", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1800, max: 2100 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (y, m, d) => {
          const real = new Date(Date.UTC(y, m - 1, d)).getUTCDate() === d;
          const text = `${y}-${String(m).padStart(2, "0")}-${String(d).padStart(2, "0")}`;
          expect(isCalendarDate(text)).toBe(real);
        },
      ),
    );
  });
});

describe("[5] ages and distances", () => {
  it.each([
    ["1990-01-01", "2026-11-20", 36],
    ["2008-11-20", "2026-11-20", 18],
    ["2008-11-21", "2026-11-20", 17],
    ["2000-02-29", "2018-02-28", 17],
    ["2000-02-29", "2018-03-01", 18],
    ["2026-11-20", "2026-11-20", 0],
  ])("[5] born %s, on %s the age is %i", (birth, today, age) => {
    expect(ageOn(birth, today)).toBe(age);
  });

  it("[5] an age from what is no date is no number", () => {
    expect(ageOn("1990-02-30", "2026-11-20")).toBeNaN();
    expect(daysBetween("2026-11-20", "")).toBeNaN();
  });

  it("[5] days, months and years are added on the calendar", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("0100-03-01", -1)).toBe("0100-02-28");
    expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
    expect(addMonths("2026-01-15", -1)).toBe("2025-12-15");
    expect(addYears("2024-02-29", 1)).toBe("2025-02-28");
    expect(daysBetween("2026-11-20", "2027-11-20")).toBe(365);
  });

  it("[5] adding n days moves n days away", () => {
    const day = fc.integer({ min: 0, max: 100_000 }).map((n) => addDays("1800-01-01", n));
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: -30_000, max: 30_000 }),
        (date, n) => daysBetween(date, addDays(date, n)) === n,
      ),
    );
  });

  it("[5] arithmetic on what is no date, or beyond the year 9999, says so", () => {
    expect(() => addDays("2026-02-30", 1)).toThrow("Not a date of the form yyyy-MM-dd");
    expect(() => addDays("9999-12-31", 1)).toThrow("outside the years");
    expect(() => addYears("9999-12-31", 1)).toThrow(RangeError);
    expect(() => addDays("2026-11-20", Number.NaN)).toThrow(RangeError);
  });
});

describe("[9] terms in working days", () => {
  const everyWeek = workCalendar();
  const year2026 = workCalendar({
    "2026": {
      holidays: [
        { name: "中秋节", from: "2026-09-25", until: "2026-09-27" },
        { name: "国庆节", from: "2026-10-01", until: "2026-10-07" },
      ],
      workdays: ["2026-09-20", "2026-10-10"],
    },
  });

  it("[9] Friday plus one working day is Monday", () => {
    expect(addWorkingDays("2026-11-20", 1, everyWeek)).toBe("2026-11-23");
    expect(addWorkingDays("2026-11-21", 1, everyWeek)).toBe("2026-11-23");
    expect(addWorkingDays("2026-11-20", 5, everyWeek)).toBe("2026-11-27");
    expect(addWorkingDays("2026-11-20", 0, everyWeek)).toBe("2026-11-20");
    expect(addWorkingDays("1969-12-26", 1, everyWeek)).toBe("1969-12-29");
    expect(() => addWorkingDays("2026-11-20", 1.5, everyWeek)).toThrow("whole number");
  });

  it("[9] the days of a holiday do not count, and the weekend days on which it is made up do", () => {
    // Wednesday 30 September, then a week of holidays, Thursday and Friday, and the Saturday that is made up.
    expect(addWorkingDays("2026-09-30", 1, year2026)).toBe("2026-10-08");
    expect(addWorkingDays("2026-09-30", 3, year2026)).toBe("2026-10-10");
    expect(addWorkingDays("2026-09-30", 4, year2026)).toBe("2026-10-12");
    expect(addWorkingDays("2026-09-18", 1, year2026)).toBe("2026-09-20");
    expect(addWorkingDays("2026-09-24", 1, year2026)).toBe("2026-09-28");
  });

  it("[9] the year itself must be known, from November on the next one too", () => {
    const years = { "2026": { holidays: [], workdays: [] } };
    expect(missingYears(years, "2026-10-31")).toEqual([]);
    expect(missingYears(years, "2026-11-01")).toEqual(["2027"]);
    expect(missingYears(years, "2027-01-01")).toEqual(["2027"]);
    expect(missingYears(undefined, "2026-12-31")).toEqual(["2026", "2027"]);
  });
});

describe("[9] the Shanghai clock", () => {
  it("[9] between 00:00 and 08:00 the date in Shanghai is one ahead of UTC", () => {
    expect(todayInShanghai(Date.parse("2026-11-19T15:59:59Z"))).toBe("2026-11-19");
    expect(todayInShanghai(Date.parse("2026-11-19T16:00:00Z"))).toBe("2026-11-20");
  });

  it("[9.17] a point in time is written as date with time", () => {
    expect(formatDateTime(Date.parse("2026-11-20T00:05:09.999Z"))).toBe("2026-11-20 08:05:09");
    expect(formatDateTime(Date.parse("2026-12-31T16:00:00Z"))).toBe("2027-01-01 00:00:00");
    expect(() => formatDateTime(Number.NaN)).toThrow(RangeError);
  });
});
