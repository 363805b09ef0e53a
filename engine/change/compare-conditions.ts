// Compares a condition before and after: whether it holds for more answers now, for fewer, or for others.

import {
  type AnswerCondition,
  type Condition,
  type Operator,
  type Operators,
  operatorsOf,
} from "../condition/condition.ts";
import { isEqual } from "./change.ts";

/** `wider`: it holds wherever it held before, and elsewhere too. `other`: neither, or it cannot be decided. */
export type Compared = "same" | "wider" | "narrower" | "other";

const turned: Record<Compared, Compared> = {
  same: "same",
  wider: "narrower",
  narrower: "wider",
  other: "other",
};

/** An absent condition always holds. */
export function compareConditions(before: Condition | undefined, after: Condition | undefined): Compared {
  if (isEqual(before, after)) return "same";
  if (before === undefined) return "narrower";
  if (after === undefined) return "wider";
  if ("not" in before && "not" in after) return turned[compareConditions(before.not, after.not)];
  const all = compareParts(partsOf(before, "all"), partsOf(after, "all"));
  if (all !== "other") return turned[all];
  const any = compareParts(partsOf(before, "any"), partsOf(after, "any"));
  if (any !== "other") return any;
  return "answer" in before && "answer" in after
    ? compareAnswers(before, after)
    : compareNames(before, after);
}

const partsOf = (condition: Condition, word: "all" | "any"): Condition[] =>
  word in condition ? (condition as Record<typeof word, Condition[]>)[word] : [condition];

/** Compares by the parts that came or went, as if each of them made it wider. */
function compareParts(before: readonly Condition[], after: readonly Condition[]): Compared {
  const lost = before.filter((one) => !after.some((other) => isEqual(one, other)));
  const gained = after.filter((one) => !before.some((other) => isEqual(one, other)));
  if (lost.length > 0) return gained.length === 0 ? "narrower" : "other";
  return gained.length > 0 ? "wider" : "same";
}

function compareNames(before: Condition, after: Condition): Compared {
  if (!("township" in before && "township" in after)) return "other";
  return compareSets(before.township.in, after.township.in);
}

function compareAnswers(before: AnswerCondition, after: AnswerCondition): Compared {
  if (before.answer !== after.answer) return "other";
  const [was, now] = [readingOf(before), readingOf(after)];
  if (was.lets && now.lets) return compareSets(was.lets, now.lets);
  if (was.keepsOut && now.keepsOut) return turned[compareSets(was.keepsOut, now.keepsOut)];
  if (was.bound === undefined || now.bound === undefined || was.operator !== now.operator) return "other";
  return now.bound > was.bound === (now.more === "wider") ? "wider" : "narrower";
}

/** What can be compared about an operator: the values it lets through or keeps out, or a bound and the effect of a greater one. */
interface Reading {
  lets?: string[];
  keepsOut?: string[];
  bound?: number;
  more?: "wider" | "narrower";
}

const atLeast = (bound: string | number): Reading => ({ bound: Number(bound), more: "narrower" });
const atMost = (bound: string | number): Reading => ({ bound: Number(bound), more: "wider" });
const nothing = (): Reading => ({});

const readings: { [Name in Operator]: (operand: Operators[Name]) => Reading } = {
  is: (value) => ({ lets: [value] }),
  isNot: (value) => ({ keepsOut: [value] }),
  in: (values) => ({ lets: values }),
  notIn: (values) => ({ keepsOut: values }),
  has: nothing,
  onlyIn: (values) => ({ lets: values }),
  notBoth: nothing,
  filled: nothing,
  atLeast,
  atMost,
  moreThan: atLeast,
  lessThan: atMost,
  between: nothing,
  notAfterToday: nothing,
  withinDays: atMost,
  withinYears: atMost,
  olderThanDays: atLeast,
  olderThanMonths: atLeast,
  ageFrom: nothing,
  ageTo: nothing,
  ageUnder: atMost,
  ageBySex: nothing,
  bornBetween: nothing,
  sumIs: nothing,
  countAtLeast: nothing,
};

function readingOf(condition: AnswerCondition): Reading & { operator?: Operator } {
  const [first] = operatorsOf(condition);
  return first ? { ...readings[first[0]](first[1]), operator: first[0] } : {};
}

/** Compares lists in which each entry lets something more through. */
export function compareSets(before: readonly string[], after: readonly string[]): Compared {
  const lost = before.some((one) => !after.includes(one));
  const gained = after.some((one) => !before.includes(one));
  if (lost) return gained ? "other" : "narrower";
  return gained ? "wider" : "same";
}
