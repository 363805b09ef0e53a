// Judges whether a number or a date lies within the bounds of its field.

import { addDays, addMonths, addYears } from "../../check/calendar.ts";
import { compareDecimal } from "../../check/decimal.ts";
import type { Field } from "../../one-thing/form.ts";
import { problemTexts as texts } from "../texts.ts";

type Bounds = Pick<Field, "minimum" | "maximum" | "earliest" | "latest">;

const WRITTEN = /^today(?:([+-]\d+)([dmy]))?$/;
const add = { d: addDays, m: addMonths, y: addYears };

/** The day that a bound names: `2020-01-01`, `today`, `today-3y`, `today+30d`. */
export function boundDay(bound: string, today: string): string {
  const [from, count, unit] = WRITTEN.exec(bound) ?? [];
  if (from === undefined) return bound;
  return count && unit ? add[unit as keyof typeof add](today, Number(count)) : today;
}

/** What is wrong with a number, a date, a month or a moment of the right format; undefined when it is within bounds. */
export function outOfBounds(field: Field, value: string, today: string): string | undefined {
  return numberProblem(field, value) ?? dayProblem(field, value, today);
}

function numberProblem({ title, unit = "", minimum, maximum }: Field, value: string): string | undefined {
  const exceeds = (one: string, other: string) => compareDecimal(one, other) === 1;
  const small = minimum !== undefined && exceeds(String(minimum), value);
  const large = maximum !== undefined && exceeds(value, String(maximum));
  if (!small && !large) return undefined;
  if (minimum === undefined) return texts.tooLarge(title, maximum, unit);
  return maximum === undefined
    ? texts.tooSmall(title, minimum, unit)
    : texts.notBetween(title, minimum, maximum, unit);
}

function dayProblem(
  { title, earliest, latest }: { title: string } & Bounds,
  value: string,
  today: string,
): string | undefined {
  // Of a month, only year and month are compared; of a moment, its day.
  const day = value.slice(0, 10);
  // Nothing is known of today before the gateway has answered.
  if (today === "") return undefined;
  const named = (bound: string) => boundDay(bound, today).slice(0, day.length);
  const words = (bound: string) => (bound === "today" ? texts.today : ` ${named(bound)}`);
  if (earliest !== undefined && day < named(earliest)) return texts.tooEarly(title, words(earliest));
  if (latest !== undefined && day > named(latest)) return texts.tooLate(title, words(latest));
  return undefined;
}
