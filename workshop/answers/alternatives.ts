// Breaks a condition down into alternatives: sets of targets, each of which makes it hold, or fail.

import type { AnswerCondition, Condition, ConditionAtom } from "../../engine/condition/condition.ts";
import { foldCondition } from "../../engine/condition/fold.ts";

/** A single condition on an answer, the township or one matter, or an option to choose, and whether it should hold. */
export interface Target {
  atom: ConditionAtom | { question: string; option: string };
  holds: boolean;
}

const mostAlternatives = 48;

/** Returns at most 48 alternatives; the targets of one alternative achieve it together. */
export function alternativesTo(condition: Condition, holds: boolean): Target[][] {
  return foldCondition<Ways>(condition, {
    all: (parts) => (holds) => (holds ? everyOne(parts, true) : oneOf(parts, false)),
    any: (parts) => (holds) => (holds ? oneOf(parts, true) : everyOne(parts, false)),
    not: (part) => (holds) => part(!holds),
    atom: (atom) => (holds) => ("ageBySex" in atom ? alternativesOfAge(atom, holds) : [[{ atom, holds }]]),
  })(holds);
}

/** Combines each alternative of the one with each of the other. */
export function together(one: readonly Target[][], other: readonly Target[][]): Target[][] {
  return one.flatMap((first) => other.map((second) => [...first, ...second])).slice(0, mostAlternatives);
}

type Ways = (holds: boolean) => Target[][];

function everyOne(parts: readonly Ways[], holds: boolean): Target[][] {
  return parts.reduce<Target[][]>((so, part) => together(so, part(holds)), [[]]);
}

function oneOf(parts: readonly Ways[], holds: boolean): Target[][] {
  return parts.flatMap((part) => part(holds)).slice(0, mostAlternatives);
}

/** The age depends on another answer, so each sex is an alternative of its own. */
function alternativesOfAge(
  {
    answer,
    ageBySex: { sex, male, female },
  }: AnswerCondition & { ageBySex: { sex: string; male: number; female: number } },
  holds: boolean,
): Target[][] {
  return [["1", male] as const, ["2", female] as const].map(([code, age]) => [
    { atom: { answer: sex, is: code }, holds: true },
    { atom: { answer, ageFrom: age }, holds },
  ]);
}
