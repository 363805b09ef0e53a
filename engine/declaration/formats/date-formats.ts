// The formats of dates, months and moments.

import { isCalendarDate, shortMoment } from "../../check/calendar.ts";
import { foldFullWidth } from "../../check/digits-only.ts";
import { type FormatRule, says } from "./format-rule.ts";

const DAY = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;
const SHORT_DAY = /^(\d{4})(\d{2})(\d{2})$/;
const MONTH = /^(\d{4})[-/.年]?(\d{1,2})月?$/;
/** The longest way to write a moment; what is longer is none, and is not looked at. */
const LONGEST = 40;
const TIME = /^(\d{1,2})[:时点](\d{1,2})(?:[:分](\d{1,2})?秒?)?$/;
/** Nothing but digits, as the keypad of a phone offers them. */
const SHORT_TIME = /^(\d{2})(\d{2})(\d{2})?$/;

const folded = (value: string) => foldFullWidth(value).trim();
const two = (digits = "0") => digits.padStart(2, "0");

/** `2026年1月5日`, `2026/1/5` and `20260105` are the same day; anything else is left unchanged. */
function writtenDay(value: string): string {
  const parts = DAY.exec(value) ?? SHORT_DAY.exec(value);
  return parts ? `${parts[1]}-${two(parts[2])}-${two(parts[3])}` : value;
}

function writtenMonth(value: string): string {
  const parts = MONTH.exec(value);
  return parts ? `${parts[1]}-${two(parts[2])}` : value;
}

/** `yyyy-MM-dd HH:mm:ss` (Spec 9). */
function writtenMoment(value: string): string {
  if (value.length > LONGEST) return value;
  const [, day = "", time = ""] =
    /^(\d{8})\s*(\d{4,6})$/.exec(value) ?? /^(.*?[\d日])(?:T|\s+|(?<=日))(\d.*)$/.exec(value) ?? [];
  const parts = TIME.exec(time) ?? SHORT_TIME.exec(time);
  return parts ? `${writtenDay(day)} ${two(parts[1])}:${two(parts[2])}:${two(parts[3])}` : value;
}

const isTime = (value: string) => /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(value);

export const dateFormats = {
  date: {
    check: isCalendarDate,
    sentence: says("date"),
    normalise: (value) => writtenDay(folded(value)),
    inputMode: "numeric",
  },
  month: {
    check: (value) => /^\d{4}-\d{2}$/.test(value) && isCalendarDate(`${value}-01`),
    sentence: says("month"),
    normalise: (value) => writtenMonth(folded(value)),
    inputMode: "numeric",
  },
  "date-time": {
    check: (value) => value.length === 19 && isCalendarDate(value.slice(0, 10)) && isTime(value.slice(11)),
    sentence: says("dateTime"),
    normalise: (value) => writtenMoment(folded(value)),
    shown: shortMoment,
    inputMode: "numeric",
  },
} satisfies Record<string, FormatRule>;
