// Takes a condition and the facts; says whether it holds.

import { parseDate } from "../check/calendar.ts";
import { compareDecimal, sumDecimals } from "../check/decimal.ts";
import { isEmpty } from "../check/is-empty.ts";
import {
  ageWithin,
  dateOf,
  olderThanDays,
  olderThanMonths,
  withinDays,
  withinYears,
} from "./compare-dates.ts";
import type { AnswerCondition, Condition } from "./condition.ts";
import type { Answer, Facts } from "./facts.ts";

/** `undefined`: nothing is known yet, because what it asks is not answered. */
export type Verdict = boolean | undefined;

type OperatorIn<C> = C extends unknown ? Exclude<keyof C, "answer"> : never;
export type Operator = OperatorIn<AnswerCondition>;

type WordIn<C, Op extends PropertyKey> = C extends unknown
  ? Op extends keyof C
    ? NonNullable<C[Op]>
    : never
  : never;
type Word<Op extends Operator> = WordIn<AnswerCondition, Op>;

type Judge<W> = (word: W, key: string, facts: Facts) => Verdict;

const judges: { [Op in Operator]: Judge<Word<Op>> } = {
  is: given((values, word) => values.length === 1 && values[0] === word),
  isNot: given((values, word) => !values.includes(word)),
  in: given((values, words) => values.some((value) => words.includes(value))),
  notIn: given((values, words) => !values.some((value) => words.includes(value))),
  has: given((values, word) => values.includes(word)),
  onlyIn: given((values, words) => values.every((value) => words.includes(value))),
  notBoth: given((values, [one, other]) => !(values.includes(one) && values.includes(other))),
  filled: (word, key, facts) => isEmpty(facts.answer(key)) !== word,
  atLeast: number((order) => order >= 0),
  atMost: number((order) => order <= 0),
  moreThan: number((order) => order > 0),
  lessThan: number((order) => order < 0),
  between: ([low, high], key, facts) =>
    both(judges.atLeast(low, key, facts), judges.atMost(high, key, facts)),
  notAfterToday: date((value, _, { today }) => value <= today),
  withinDays: date((value, days, { today }) => withinDays(value, days, today)),
  withinYears: date((value, years, { today }) => withinYears(value, years, today)),
  olderThanDays: date((value, days, { today }) => olderThanDays(value, days, today)),
  olderThanMonths: date((value, months, { today }) => olderThanMonths(value, months, today)),
  ageFrom: date((birth, from, { today }) => ageWithin(birth, today, from)),
  ageTo: date((birth, to, { today }) => ageWithin(birth, today, 0, to)),
  ageUnder: date((birth, under, { today }) => ageWithin(birth, today, 0, under - 1)),
  ageBySex: date((birth, { sex, male, female }, facts) => {
    const from = { "1": male, "2": female }[String(facts.answer(sex))];
    return from === undefined ? undefined : ageWithin(birth, facts.today, from);
  }),
  bornBetween: date((birth, [first, last]) => birth >= first && birth <= last),
  sumIs: (word, key, facts) => {
    const values = facts.rows(key);
    const sum = sumDecimals(values.flat().map((value) => value || "0"));
    return values.length === 0 || sum === undefined ? undefined : compareDecimal(sum, word) === 0;
  },
  countAtLeast: ({ value, count }, key, facts) => {
    const values = facts.rows(key);
    return values.length === 0 ? undefined : values.filter((one) => isOne(one, value)).length >= count;
  },
};

/** True when the condition surely holds. What is not answered makes nothing hold, except `filled: false`. */
export function holds(condition: Condition, facts: Facts): boolean {
  return judge(condition, facts) === true;
}

/** True, false, or undefined while the answers it needs are missing or cannot be read; `not` of unknown stays unknown. */
export function judge(condition: Condition, facts: Facts): Verdict {
  if ("answer" in condition) return judgeAnswer(condition, facts);
  if ("all" in condition)
    return condition.all.reduce<Verdict>((so, one) => both(so, judge(one, facts)), true);
  if ("any" in condition)
    return inverse(condition.any.reduce<Verdict>((so, one) => both(so, inverse(judge(one, facts))), true));
  if ("not" in condition) return inverse(judge(condition.not, facts));
  if ("matter" in condition) return facts.matters.has(condition.matter);
  return facts.townshipName === undefined ? undefined : condition.township.in.includes(facts.townshipName);
}

function judgeAnswer(condition: AnswerCondition, facts: Facts): Verdict {
  let verdict: Verdict = true;
  // Only ages carry two words. The keys are walked in place: this runs for every field at every answer.
  for (const key in condition) {
    if (key === "answer") continue;
    const judgeWord = judges[key as Operator] as Judge<unknown> | undefined;
    const word = (condition as Record<string, unknown>)[key];
    if (word !== undefined) verdict = both(verdict, judgeWord?.(word, condition.answer, facts));
  }
  return verdict;
}

function given<W>(test: (values: readonly string[], word: W, facts: Facts) => Verdict): Judge<W> {
  return (word, key, facts) => {
    const answer = facts.answer(key);
    if (answer === undefined || isEmpty(answer)) return undefined;
    return test(typeof answer === "string" ? [answer] : answer, word, facts);
  };
}

function number(test: (order: -1 | 0 | 1) => boolean): Judge<string> {
  return given((values, word) => {
    const order = compareDecimal(values[0] ?? "", word);
    return order === undefined ? undefined : test(order);
  });
}

function date<W>(test: (date: string, word: W, facts: Facts) => Verdict): Judge<W> {
  return given((values, word, facts) => {
    const value = dateOf(values[0] ?? "");
    return value === undefined || !parseDate(facts.today) ? undefined : test(value, word, facts);
  });
}

function isOne(answer: Answer, value: string): boolean {
  return typeof answer === "string" ? answer === value : answer.includes(value);
}

function both(one: Verdict, other: Verdict): Verdict {
  if (one === false || other === false) return false;
  return one === undefined || other === undefined ? undefined : true;
}

function inverse(verdict: Verdict): Verdict {
  return verdict === undefined ? undefined : !verdict;
}
