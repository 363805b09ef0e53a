// Moves each answer that stands in the way of a valid record on to its next candidate, and each rule to its next alternative.

import type { Definition } from "../../engine/one-thing/definition.ts";
import { findField } from "../../engine/one-thing/form.ts";
import { ruleSentence } from "../../engine/one-thing/sentences.ts";
import type { AnswerProblem } from "../../engine/problem/problem.ts";
import { alternativesTo, type Target } from "./alternatives.ts";
import type { Attempts, Goal } from "./goal.ts";

const mostAnswers = 20;

/** Moves what is in the way; false when there is nothing to move, or no next candidate. */
export function moves(
  definition: Definition,
  goal: Goal,
  attempts: Attempts,
  problem: AnswerProblem,
): boolean {
  if (problem.rule === "rule") return movesRule(definition, goal, attempts, problem);
  const { question, section } = problem;
  // What an identity number says is changed at the number.
  const field = findField(definition.form, problem.field ?? "")?.field.idCard ?? problem.field;
  const key = question ?? (section && field && `${section}.${field}`);
  const attempt = key === undefined ? mostAnswers : (attempts.answers.get(key) ?? -1) + 1;
  if (!key || attempt >= mostAnswers || (question && goal.choices)) return false;
  // The first move replaces a proposal by a valid answer.
  attempts.answers.set(key, attempt);
  return true;
}

function movesRule(
  { oneThing }: Definition,
  { leaveBroken = [] }: Goal,
  attempts: Attempts,
  { message }: AnswerProblem,
) {
  const broken = Object.entries(oneThing.rules).filter(
    ([key, rule]) => rule.must && message === ruleSentence(rule) && !leaveBroken.includes(key),
  );
  return broken.some(([key, rule]) => {
    const attempt = (attempts.rules.get(key) ?? -1) + 1;
    if (attempt >= alternativesOfRule(rule).length) return false;
    attempts.rules.set(key, attempt);
    return true;
  });
}

type Rule = Definition["oneThing"]["rules"][string];

function alternativesOfRule({ must, when }: Rule): Target[][] {
  return [...(must ? alternativesTo(must, true) : []), ...(when ? alternativesTo(when, false) : [])];
}

/** The targets of the rules that are in the way, for their current alternative. */
export function targetsOfRules({ oneThing }: Definition, { rules }: Attempts): Target[] {
  return [...rules].flatMap(([key, attempt]) => {
    const rule = oneThing.rules[key];
    return rule ? (alternativesOfRule(rule)[attempt] ?? []) : [];
  });
}
