// Makes answers that just fit a field, and answers that break exactly one of its rules.

import { addMonths } from "../../engine/check/calendar.ts";
import type { Answer } from "../../engine/condition/facts.ts";
import { boundDay } from "../../engine/declaration/check/bounds.ts";
import { formats } from "../../engine/declaration/formats/formats.ts";
import type { Field, FieldFormat } from "../../engine/one-thing/form.ts";
import { type AnswerContext, fitsField, limitsOf, validAnswers } from "./valid-answers.ts";

export interface BrokenAnswer {
  answer: Answer;
  /** The rule of the expected problem, as `checkSection` names it. */
  rule: "required" | "format" | "paper" | "length" | "choice" | "text" | "bounds";
}

/** For each format, texts that have almost the right form. */
const nearMisses: Record<FieldFormat, readonly string[]> = {
  name: ["测*"],
  mobile: ["1380000000", "12800000001", "138000000011", "8613800000001"],
  "id-card": ["32990019900230101X", "329900190002291018", "3299001990010110", "329900209901011012"],
  paper: ["12"],
  "credit-code": ["91329900MA", "91329900MA0TE5T16I", "91329900MA0TE5T16UU"],
  "landline-or-mobile": ["12", "0000-0612"],
  phone: ["1", "abc"],
  email: ["ceshi@", "ceshi.example.cn"],
  date: ["2026-02-30", "1900-02-29", "2026-13-01"],
  month: ["2026-13", "2026-00"],
  "date-time": ["2026-11-20 25:00:00", "2026-02-30 10:00:00"],
  integer: ["1.5", "-1", "01"],
  decimal: ["1.234", "-1", "12345678901"],
  money: ["12.345", "123456789012345"],
  digits: ["12a"],
  township: ["1"],
  "plate-number": ["A1", "测A1"],
  "house-unit-number": ["3299", "3299000010010001F0001000100"],
  "disability-certificate": ["3299", "32990019900101101X90"],
  "industry-code": ["ZZ", "F1"],
  vin: ["123", "LTEST00000000000I"],
  "student-number": ["1", "X32990020120520101X"],
};

const edges: Partial<Record<FieldFormat, readonly string[]>> = {
  mobile: ["13000000000", "19999999999", "+8613800000001", "008613800000001"],
  "id-card": ["329900000229101".replace("000229", "000228")],
  integer: ["0", "999999999999999"],
  decimal: ["0", "0.01", "9999999999.99"],
  money: ["0", "0.01", "99999999999999.99"],
  date: ["1900-01-01", "2000-02-29", "9999-12-31"],
  month: ["1900-01", "9999-12"],
  "date-time": ["2000-02-29 00:00:00", "2026-11-20 23:59:59"],
};

/** Answers at the limits of what the field accepts: the longest and shortest text, the last choice, the smallest number. */
export function edgeAnswers(field: Field, around: AnswerContext): Answer[] {
  const { choices, format, many, minLength, maxLength } = field;
  if (choices) {
    const last = choices.at(-1)?.const ?? "";
    return many ? [choices.map((choice) => choice.const), [last]] : [last];
  }
  const sized = [minLength, maxLength].flatMap((size) =>
    size === undefined || format ? [] : ["样".repeat(size), `${"样".repeat(Math.max(0, size - 1))}𠮷`],
  );
  const edge = format ? [...(edges[format] ?? []), ...limitsOf(field), ...boundDays(field, around)] : [];
  const fitting = [...sized, ...edge].filter((text) => fitsField(field, text, around));
  return many ? fitting.map((text) => [text]) : fitting;
}

/** Answers that break one rule only. `required` as the field is asked: an empty answer is wrong only then. */
export function brokenAnswers(field: Field, required: boolean, around: AnswerContext): BrokenAnswer[] {
  const { choices, many } = field;
  const broken: BrokenAnswer[] = required ? [{ answer: many ? [] : "", rule: "required" }] : [];
  if (!many && required) broken.push({ answer: " \u3000 ", rule: "required" });
  const [fitting] = validAnswers(field, around);
  const list = (text: string): Answer => (many ? [text] : text);
  if (choices) return [...broken, { answer: list("没有这一项"), rule: "choice" }];
  broken.push({ answer: list(`${[fitting].flat()[0] ?? ""}\u0000`), rule: "text" });
  return many
    ? broken
    : [...broken, ...brokenFormat(field, around), ...brokenLength(field), ...brokenBounds(field, around)];
}

/** The first and the last day that a field allows, as its format writes them. */
function boundDays({ earliest, latest, format }: Field, { today }: AnswerContext): string[] {
  const days = [earliest, latest].flatMap((bound) => (bound ? [boundDay(bound, today)] : []));
  return days.map((day) => asWritten(day, format));
}

function asWritten(day: string, format: Field["format"]): string {
  if (format === "month") return day.slice(0, 7);
  return format === "date-time" ? `${day} 12:00:00` : day;
}

/** One below the least and one above the most; a month before and after. */
function brokenBounds(field: Field, { today }: AnswerContext): BrokenAnswer[] {
  const { minimum = 0, maximum, earliest, latest, format } = field;
  const numbers = [...(minimum >= 1 ? [minimum - 1] : []), ...(maximum === undefined ? [] : [maximum + 1])];
  const days = [
    ...(earliest ? [addMonths(boundDay(earliest, today), -1)] : []),
    ...(latest ? [addMonths(boundDay(latest, today), 1)] : []),
  ];
  const texts = [...numbers.map(String), ...days.map((day) => asWritten(day, format))];
  return texts.map((answer) => ({ answer, rule: "bounds" }));
}

function brokenFormat({ format }: Field, { today, paperType }: AnswerContext): BrokenAnswer[] {
  if (!format) return [];
  const { check, normalise = (text: string) => text } = formats[format];
  return nearMisses[format]
    .filter((text) => !check(normalise(text, paperType), today, paperType))
    .map((answer) => ({ answer, rule: format === "paper" ? "paper" : "format" }));
}

/** A text with a format cannot break the length alone, so only texts without one are tried. */
function brokenLength({ format, minLength = 0, maxLength }: Field): BrokenAnswer[] {
  if (format) return [];
  const long: BrokenAnswer[] =
    maxLength === undefined ? [] : [{ answer: "长".repeat(maxLength + 1), rule: "length" }];
  return minLength > 1 ? [...long, { answer: "短".repeat(minLength - 1), rule: "length" }] : long;
}
