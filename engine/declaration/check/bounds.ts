// Judges whether a number or a date lies within the bounds of its field.

import { addDays, addMonths, addYears } from "../../check/calendar.ts";
import { compareDecimal } from "../../check/decimal.ts";
import type { Field } from "../../one-thing/form.ts";
import type { Sentences } from "../../sentences/chinese.ts";

type Said = Sentences["problems"];
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
export function outOfBounds(
  field: Field,
  value: string,
  today: string,
  { problems }: Sentences,
): string | undefined {
  return numberProblem(field, value, problems) ?? dayProblem(field, value, today, problems);
}

function numberProblem(
  { title, unit = "", minimum, maximum }: Field,
  value: string,
  said: Said,
): string | undefined {
  const exceeds = (one: string, other: string) => compareDecimal(one, other) === 1;
  const small = minimum !== undefined && exceeds(String(minimum), value);
  const large = maximum !== undefined && exceeds(value, String(maximum));
  if (!small && !large) return undefined;
  if (minimum === undefined) return said.tooLarge(title, maximum, unit);
  return maximum === undefined
    ? said.tooSmall(title, minimum, unit)
    : said.notBetween(title, minimum, maximum, unit);
}

function dayProblem(
  { title, earliest, latest }: { title: string } & Bounds,
  value: string,
  today: string,
  said: Said,
): string | undefined {
  // Of a month, only year and month are compared; of a moment, its day.
  const day = value.slice(0, 10);
  // Nothing is known of today before the gateway has answered.
  if (today === "") return undefined;
  const named = (bound: string) => boundDay(bound, today).slice(0, day.length);
  const words = (bound: string) => (bound === "today" ? undefined : named(bound));
  if (earliest !== undefined && day < named(earliest)) return said.tooEarly(title, words(earliest));
  if (latest !== undefined && day > named(latest)) return said.tooLate(title, words(latest));
  return undefined;
}
