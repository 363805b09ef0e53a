// Writes the answer to a field as a reader sees it.

import { shortMoment } from "../check/calendar.ts";
import { isEmpty } from "../check/is-empty.ts";
import type { Answer } from "../condition/facts.ts";
import type { Sentences } from "../sentences/chinese.ts";
import type { Field } from "./form.ts";

/** Titles instead of codes, the township's name, the unit after a number; "" for no answer. Nothing is masked. */
export function fieldText(
  field: Field,
  answer: Answer | undefined,
  townships: Readonly<Record<string, string>>,
  said: Sentences,
): string {
  if (answer === undefined || isEmpty(answer)) return "";
  const values = typeof answer === "string" ? [answer] : answer;
  return said.list(values.map((value) => valueText(field, value, townships, said)));
}

function valueText(
  { choices, format, unit }: Field,
  value: string,
  townships: Readonly<Record<string, string>>,
  { forEver }: Sentences,
): string {
  if (choices) return choices.find((choice) => choice.const === value)?.title ?? value;
  if (format === "township") return townships[value] ?? value;
  if (format === "date" && value === "9999-12-31") return forEver;
  if (format === "date-time") return shortMoment(value);
  return unit ? `${value} ${unit}` : value;
}
