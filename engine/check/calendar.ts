// Calculates with plain dates ('yyyy-MM-dd') and points in time (epoch milliseconds), all as Shanghai reads them.

/** What is no working day although it is none of a weekend, and the other way round. */
export interface WorkCalendar {
  holidays: ReadonlySet<string>;
  /** Days of a weekend on which people work (调休). */
  workdays: ReadonlySet<string>;
}

const MS_PER_DAY = 86_400_000;
// Asia/Shanghai has been UTC+8 without summer time since 1991, and every point in time handled here is later.
const SHANGHAI_OFFSET = 8 * 3_600_000;

export interface CalendarDate {
  year: number;
  /** 1-12 */
  month: number;
  /** 1-31 */
  day: number;
}

/** The parts of a real calendar date between 0001-01-01 and 9999-12-31; undefined for others, such as 31 April or 29 February 1900. */
export function parseDate(value: string): CalendarDate | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!parts) return undefined;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return { year, month, day };
}

/** True for a real date written 'yyyy-MM-dd'. */
export function isCalendarDate(value: string): boolean {
  return parseDate(value) !== undefined;
}

/** Full years on that day. Somebody born on 29 February turns a year older on 1 March of other years. NaN when either is no date. */
export function ageOn(birth: string, today: string): number {
  const from = parseDate(birth);
  const to = parseDate(today);
  if (!from || !to) return Number.NaN;
  const hadBirthday = to.month > from.month || (to.month === from.month && to.day >= from.day);
  return to.year - from.year - (hadBirthday ? 0 : 1);
}

/** Days from one date to the other, negative backwards. NaN when either is no date. */
export function daysBetween(from: string, to: string): number {
  const start = parseDate(from);
  const end = parseDate(to);
  return start && end ? dayNumber(end) - dayNumber(start) : Number.NaN;
}

/** The date n days later, or earlier when negative. Throws a RangeError when the input is no date or the result leaves the years 1-9999. */
export function addDays(date: string, n: number): string {
  return writeDay(dayNumber(demandDate(date)) + n);
}

/** The date n months later; 31 January plus one month is the last day of February. Throws a RangeError like addDays. */
export function addMonths(date: string, n: number): string {
  const { year, month, day } = demandDate(date);
  const months = year * 12 + (month - 1) + n;
  const newYear = Math.floor(months / 12);
  const newMonth = months - newYear * 12 + 1;
  return writeDate({ year: newYear, month: newMonth, day: Math.min(day, daysInMonth(newYear, newMonth)) });
}

/** The date n years later; 29 February becomes 28 February of other years. Throws a RangeError like addDays. */
export function addYears(date: string, n: number): string {
  return addMonths(date, n * 12);
}

/** 0 is Sunday, 6 Saturday. Throws a RangeError like addDays. */
export function weekdayOf(date: string): number {
  // Day 0 of the count is 1970-01-01, a Thursday.
  return (((dayNumber(demandDate(date)) + 4) % 7) + 7) % 7;
}

/** The n-th working day after a date (the date itself counts as day 0), for terms in 工作日. Throws a RangeError like addDays. */
export function addWorkingDays(date: string, n: number, { holidays, workdays }: WorkCalendar): string {
  if (!Number.isInteger(n) || n < 0)
    throw new RangeError(`Working days must be a whole number from 0 on, not ${n}.`);
  let day = writeDay(dayNumber(demandDate(date)));
  for (let left = n; left > 0; ) {
    day = addDays(day, 1);
    const isWeekend = weekdayOf(day) % 6 === 0;
    if (isWeekend ? workdays.has(day) : !holidays.has(day)) left -= 1;
  }
  return day;
}

/** The date in Shanghai at that point in time, 'yyyy-MM-dd'. For eight hours a day it is one later than in UTC. */
export function todayInShanghai(epochMs: number): string {
  return formatDateTime(epochMs).slice(0, 10);
}

/** Date and time in Shanghai, 'yyyy-MM-dd HH:mm:ss' (Spec 9). Throws a RangeError for an invalid point in time. */
export function formatDateTime(epochMs: number): string {
  return new Date(epochMs + SHANGHAI_OFFSET).toISOString().slice(0, 19).replace("T", " ");
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function demandDate(value: string): CalendarDate {
  const date = parseDate(value);
  if (!date) throw new RangeError(`Not a date of the form yyyy-MM-dd: ${JSON.stringify(value)}.`);
  return date;
}

/** Days since 1970-01-01. It goes through ISO text because Date.UTC reads the years 0-99 as 1900-1999. */
function dayNumber(date: CalendarDate): number {
  return Date.parse(`${writeDate(date)}T00:00:00Z`) / MS_PER_DAY;
}

function writeDay(day: number): string {
  const time = new Date(day * MS_PER_DAY);
  if (Number.isNaN(time.getTime())) throw new RangeError("The date lies outside the years 1 to 9999.");
  return writeDate({ year: time.getUTCFullYear(), month: time.getUTCMonth() + 1, day: time.getUTCDate() });
}

function writeDate({ year, month, day }: CalendarDate): string {
  // Written so that NaN fails too.
  if (!(year >= 1 && year <= 9999)) throw new RangeError("The date lies outside the years 1 to 9999.");
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, "0");
}

/** `2026-11-20 08:30:00` → `2026-11-20 08:30`: nobody types the seconds, or reads them where they are 0. */
export function shortMoment(moment: string): string {
  return moment.replace(/^(.{16}):00$/, "$1");
}
