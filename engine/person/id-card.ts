// Checks a resident identity number and reads birth, sex and the 18-digit form from it.

import { parseDate } from "../check/calendar.ts";
import { foldFullWidth } from "../check/digits-only.ts";
import { idCardCheckCharacter } from "./id-card-check.ts";

export { idCardCheckOk } from "./id-card-check.ts";

const EIGHTEEN = /^[1-9]\d{16}[\dXx]$/;
const FIFTEEN = /^[1-9]\d{14}$/;

export type IdCardProblem = "shape" | "year" | "date" | "future";

/** Correct form and a real birth date no later than today ('yyyy-MM-dd', Asia/Shanghai). The check character never blocks (Spec 5). */
export function isIdCard(value: string, today: string): boolean {
  return idCardProblem(value, today) === undefined;
}

/** What blocks: the form, a year outside 1800-2099, a date not in the calendar, a birth later than today; undefined when all is well. */
export function idCardProblem(value: string, today: string): IdCardProblem | undefined {
  const written = writtenBirth(value);
  if (!written) return "shape";
  const year = Number(written.slice(0, 4));
  if (year < 1800 || year > 2099) return "year";
  if (!parseDate(written)) return "date";
  return written > today ? "future" : undefined;
}

/** The birth date 'yyyy-MM-dd', or undefined when the form or the date is wrong. */
export function birthOf(value: string): string | undefined {
  const written = writtenBirth(value);
  return written && parseDate(written) ? written : undefined;
}

/** '1' male, '2' female (GB/T 2261.1), by the last digit of the sequence; undefined when the form is wrong. */
export function sexOf(value: string): "1" | "2" | undefined {
  if (!writtenBirth(value)) return undefined;
  const sequenceEnd = Number(value.charAt(value.length === 18 ? 16 : 14));
  return sequenceEnd % 2 === 1 ? "1" : "2";
}

/** The 18-digit form of a 15-digit number, for comparing numbers; anything else is only normalised. */
export function upgradeIdCard(value: string): string {
  const stored = normaliseIdCard(value);
  if (!FIFTEEN.test(stored)) return stored;
  const body = stored.slice(0, 6) + century(stored) + stored.slice(6);
  return body + idCardCheckCharacter(body);
}

/** Trimmed, half-width, a final x as X: the form that is stored, masked and compared. */
export function normaliseIdCard(value: string): string {
  return foldFullWidth(value).trim().replace(/x$/, "X");
}

function writtenBirth(value: string): string | undefined {
  if (EIGHTEEN.test(value)) return dashed(value.slice(6, 14));
  return FIFTEEN.test(value) ? dashed(century(value) + value.slice(6, 12)) : undefined;
}

/** The sequences 996-999 were reserved for people born in the 1800s. */
function century(fifteen: string): string {
  return /99[6-9]$/.test(fifteen) ? "18" : "19";
}

function dashed(digits: string): string {
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}
