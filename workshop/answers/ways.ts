// Takes a condition and which way it shall go; gives the sets of wishes, each of which brings it there.

import type { AnswerCondition, Condition, ConditionAtom } from "../../engine/condition/condition.ts";

/** One word of the language about one answer, the township or one matter, or an option to choose; and whether it shall hold. */
export interface Wish {
  atom: ConditionAtom | { question: string; option: string };
  holds: boolean;
}

const mostWays = 48;

/** Alternatives; all wishes of one alternative together bring it about. At most 48. */
export function waysTo(condition: Condition, holds: boolean): Wish[][] {
  if ("not" in condition) return waysTo(condition.not, !holds);
  if ("all" in condition) return holds ? everyOne(condition.all, true) : oneOf(condition.all, false);
  if ("any" in condition) return holds ? oneOf(condition.any, true) : everyOne(condition.any, false);
  if ("ageBySex" in condition) return waysOfAge(condition, holds);
  return [[{ atom: condition, holds }]];
}

/** Each alternative of the one with each of the other. */
export function together(one: readonly Wish[][], other: readonly Wish[][]): Wish[][] {
  return one.flatMap((first) => other.map((second) => [...first, ...second])).slice(0, mostWays);
}

function everyOne(parts: readonly Condition[], holds: boolean): Wish[][] {
  return parts.reduce<Wish[][]>((so, part) => together(so, waysTo(part, holds)), [[]]);
}

function oneOf(parts: readonly Condition[], holds: boolean): Wish[][] {
  return parts.flatMap((part) => waysTo(part, holds)).slice(0, mostWays);
}

/** The age that is asked hangs on another answer: each sex is a way of its own. */
function waysOfAge(
  {
    answer,
    ageBySex: { sex, male, female },
  }: AnswerCondition & { ageBySex: { sex: string; male: number; female: number } },
  holds: boolean,
): Wish[][] {
  return [["1", male] as const, ["2", female] as const].map(([code, age]) => [
    { atom: { answer: sex, is: code }, holds: true },
    { atom: { answer, ageFrom: age }, holds },
  ]);
}
