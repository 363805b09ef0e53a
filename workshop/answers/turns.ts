// Takes a problem of a record; moves what is in the way on to its next answer, or a rule to the next of its ways.

import type { Definition } from "../../engine/one-thing/definition.ts";
import { ruleSentence } from "../../engine/one-thing/rule-sentence.ts";
import type { AnswerProblem } from "../../engine/problem/problem.ts";
import type { Turns, Wanted } from "./wanted.ts";
import { type Wish, waysTo } from "./ways.ts";

const mostAnswers = 20;

/** Moves what is in the way on to its next answer; false when there is none to move, or no next. */
export function moves(definition: Definition, wanted: Wanted, turns: Turns, problem: AnswerProblem): boolean {
  if (problem.rule === "rule") return movesRule(definition, wanted, turns, problem);
  const { question, section, field } = problem;
  const key = question ?? (section && field && `${section}.${field}`);
  const turn = key === undefined ? mostAnswers : (turns.answers.get(key) ?? -1) + 1;
  if (!key || turn >= mostAnswers || (question && wanted.choices)) return false;
  // The first move asks for a valid answer in place of a proposal.
  turns.answers.set(key, turn);
  return true;
}

function movesRule(
  { oneThing }: Definition,
  { leaveBroken = [] }: Wanted,
  turns: Turns,
  { message }: AnswerProblem,
) {
  const broken = Object.entries(oneThing.rules).filter(
    ([key, rule]) => rule.must && message === ruleSentence(rule) && !leaveBroken.includes(key),
  );
  return broken.some(([key, rule]) => {
    const turn = (turns.rules.get(key) ?? -1) + 1;
    if (turn >= waysOfRule(rule).length) return false;
    turns.rules.set(key, turn);
    return true;
  });
}

type Rule = Definition["oneThing"]["rules"][string];

function waysOfRule({ must, when }: Rule): Wish[][] {
  return [...(must ? waysTo(must, true) : []), ...(when ? waysTo(when, false) : [])];
}

/** What the rules that are in the way wish for at their present turn. */
export function wishesOfRules({ oneThing }: Definition, { rules }: Turns): Wish[] {
  return [...rules].flatMap(([key, turn]) => {
    const rule = oneThing.rules[key];
    return rule ? (waysOfRule(rule)[turn] ?? []) : [];
  });
}
