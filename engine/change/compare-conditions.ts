// Takes a condition before and after; says whether it holds for more answers now, for fewer, or for others.

import type { AnswerCondition, Condition } from "../condition/condition.ts";
import { isEqual } from "./change.ts";

/** `wider`: it holds wherever it held, and elsewhere too. `other` also where it cannot be told. */
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

/** By the parts that came or went, as if each of them made it wider. */
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
  const [had, has] = [valuesOf(before), valuesOf(after)];
  if (had && has) return compareSets(had, has);
  const [kept, keeps] = [exceptOf(before), exceptOf(after)];
  if (kept && keeps) return turned[compareSets(kept, keeps)];
  for (const [word, more] of bounds) {
    const [old, now] = [numberOf(before, word), numberOf(after, word)];
    if (old !== undefined && now !== undefined) return now > old === more ? "wider" : "narrower";
  }
  return "other";
}

/** The word, and whether a greater number lets more through. */
const bounds: readonly [string, boolean][] = [
  ["atLeast", false],
  ["moreThan", false],
  ["atMost", true],
  ["lessThan", true],
  ["withinDays", true],
  ["withinYears", true],
  ["olderThanDays", false],
  ["olderThanMonths", false],
  ["ageUnder", true],
];

function numberOf(condition: AnswerCondition, word: string): number | undefined {
  const value = (condition as unknown as Record<string, unknown>)[word];
  return value === undefined ? undefined : Number(value);
}

function valuesOf(condition: AnswerCondition): string[] | undefined {
  if ("is" in condition) return [condition.is];
  if ("in" in condition) return condition.in;
  return "onlyIn" in condition ? condition.onlyIn : undefined;
}

function exceptOf(condition: AnswerCondition): string[] | undefined {
  if ("isNot" in condition) return [condition.isNot];
  return "notIn" in condition ? condition.notIn : undefined;
}

/** Lists in which each entry lets something through. */
export function compareSets(before: readonly string[], after: readonly string[]): Compared {
  const lost = before.some((one) => !after.includes(one));
  const gained = after.some((one) => !before.includes(one));
  if (lost) return gained ? "other" : "narrower";
  return gained ? "wider" : "same";
}
