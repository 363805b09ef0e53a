// Translates a condition back into the catalogue's words: field, op and value.
import type { AnswerCondition, Condition } from "../../../engine/condition/condition.ts";

export interface ShowWhen {
  field: string;
  op: string;
  value: string | string[];
}

/** showWhen, requiredWhen and `when` of the catalogue; a condition that it cannot express comes out unchanged. */
export function showWhenOf(condition: Condition | undefined): unknown {
  if (!condition) return undefined;
  if (!("answer" in condition)) return condition;
  const field = condition.answer;
  if ("is" in condition) return { field, op: "eq", value: condition.is };
  if ("in" in condition) return { field, op: "in", value: condition.in };
  if ("notIn" in condition) return { field, op: "nin", value: condition.notIn };
  if ("has" in condition) return { field, op: "has", value: condition.has };
  if ("atLeast" in condition) return { field, op: "gte", value: condition.atLeast };
  return condition;
}

const words: Record<string, (word: never) => [op: string, value: string]> = {
  notAfterToday: () => ["lteToday", ""],
  withinDays: (days: number) => ["withinDays", String(days)],
  withinYears: (years: number) => ["withinYears", String(years)],
  olderThanDays: (days: number) => ["olderThanDays", String(days)],
  olderThanMonths: (months: number) => ["olderThanMonths", String(months)],
  ageUnder: (years: number) => ["ageLt", String(years)],
  ageBySex: ({ male, female }: { male: number; female: number }) => ["ageGteBySex", `1:${male}|2:${female}`],
  bornBetween: (ends: string[]) => ["bornBetween", ends.join("|")],
  is: (value: string) => ["eq", value],
  isNot: (value: string) => ["ne", value],
  in: (values: string[]) => ["in", values.join("|")],
  notIn: (values: string[]) => ["nin", values.join("|")],
  atLeast: (value: string) => ["gte", value],
  moreThan: (value: string) => ["gt", value],
  atMost: (value: string) => ["lte", value],
  between: (ends: string[]) => ["between", ends.join("|")],
  sumIs: (value: string) => ["sumEq", value],
  countAtLeast: ({ value, count }: { value: string; count: number }) => ["countGte", `${value}:${count}`],
  notBoth: (values: string[]) => ["notBoth", values.join("|")],
  onlyIn: (values: string[]) => ["onlyIn", values.join("|")],
};

/** A rule's own condition: `{ field, op, value }`, with lists joined by bars. */
export function quotaOf(condition: AnswerCondition): { field: string; op: string; value: string } {
  const { answer: field, ...rest } = condition;
  if ("ageFrom" in rest && "ageTo" in rest)
    return { field, op: "ageBetween", value: `${rest.ageFrom}|${rest.ageTo}` };
  const [[operator, word] = ["", undefined]] = Object.entries(rest);
  const [op, value] = words[operator]?.(word as never) ?? [operator, JSON.stringify(word)];
  return { field, op, value };
}
