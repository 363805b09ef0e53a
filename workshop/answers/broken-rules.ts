// Takes a definition; gives for each of its rules over answers a record in which that rule speaks and nothing else does.

import { evaluateBriefly } from "../../engine/declaration/evaluate.ts";
import type { DeclarationRecord } from "../../engine/declaration/record.ts";
import { ruleSentence } from "../../engine/one-thing/rule-sentence.ts";
import type { AnswerProblem } from "../../engine/problem/problem.ts";
import type { Trial } from "./both-sides.ts";
import { completeRecord } from "./complete-record.ts";
import { anyChosen, supported } from "./supported.ts";
import type { Loaded } from "./wanted.ts";
import { together, type Wish, waysTo } from "./ways.ts";

export interface BrokenRule {
  /** The rule's key. */
  rule: string;
  /** Everything asked is answered; files and signature are not there yet. */
  record: DeclarationRecord;
  /** Its sentence, once for each row that breaks it. */
  problems: AnswerProblem[];
}

export interface UnbrokenRule {
  rule: string;
  /** What stood in the way of the last try; empty: nothing brings it about. */
  because: string;
}

const mostTries = 60;

/** Rules that block and rules that warn; one that only changes matters has no sentence. Files and signature are not judged. `only`: keys; absent: all. */
export function brokenRules(
  loaded: Loaded,
  trial: Trial,
  only?: readonly string[],
): { broken: BrokenRule[]; unbroken: UnbrokenRule[] } {
  const tried = Object.entries(loaded.definition.oneThing.rules)
    .filter(([key, { must }]) => must !== undefined && (only === undefined || only.includes(key)))
    .map(([key]) => breakRule(loaded, trial, key));
  return {
    broken: tried.filter((one) => "record" in one),
    unbroken: tried.filter((one) => "because" in one),
  };
}

function breakRule(loaded: Loaded, trial: Trial, key: string): BrokenRule | UnbrokenRule {
  const { definition } = loaded;
  const rule = definition.oneThing.rules[key];
  if (!rule?.must) return { rule: key, because: "" };
  const live = together(anyChosen(definition, rule.for), rule.when ? waysTo(rule.when, true) : [[]]);
  const search: Search = { loaded, trial, key, said: ruleSentence(rule), left: mostTries, because: "" };
  for (const goal of together(waysTo(rule.must, false), live)) {
    const found = seek(search, goal, []);
    if (found) return found;
  }
  return { rule: key, because: search.because };
}

interface Search {
  loaded: Loaded;
  trial: Trial;
  key: string;
  said: string;
  /** So many tries are left. */
  left: number;
  because: string;
}

/** Whoever else speaks is hushed in one of the ways to do so, and it is tried again. */
function seek(search: Search, goal: readonly Wish[], hushed: readonly string[]): BrokenRule | undefined {
  const { loaded, trial, key, said } = search;
  const { today, seed } = trial;
  for (const wishes of supported(loaded.definition, goal))
    for (const principal of trial.principals) {
      if (search.left <= 0) return undefined;
      search.left -= 1;
      const setting = { today, seed, principal };
      const { record } = completeRecord(loaded, setting, { wishes, leaveBroken: [key] });
      const problems = everythingSaid(loaded, record, today);
      const others = problems.filter(({ message }) => message !== said);
      if (others.length === 0 && problems.length > 0) return { rule: key, record, problems };
      search.because = others.map(({ message }) => message).join("；");
      const [loud] = rulesThatSay(loaded, others).filter((one) => one !== key && !hushed.includes(one));
      for (const way of loud ? waysToHush(loaded, loud) : []) {
        const found = seek(search, [...goal, ...way], [...hushed, loud ?? ""]);
        if (found) return found;
      }
    }
  return undefined;
}

function rulesThatSay({ definition: { oneThing } }: Loaded, problems: readonly AnswerProblem[]): string[] {
  const said = new Set(problems.map(({ message }) => message));
  return Object.entries(oneThing.rules).flatMap(([key, rule]) =>
    rule.must && said.has(ruleSentence(rule)) ? [key] : [],
  );
}

/** Its matters are left out, what it demands is so, or its condition does not hold. */
function waysToHush({ definition: { oneThing } }: Loaded, key: string): Wish[][] {
  const rule = oneThing.rules[key];
  return [
    ...(rule?.for ? [rule.for.map((matter): Wish => ({ atom: { matter }, holds: false }))] : []),
    ...(rule?.must ? waysTo(rule.must, true) : []),
    ...(rule?.when ? waysTo(rule.when, false) : []),
  ];
}

/** In questions, form and rules, warnings among it. */
function everythingSaid(
  { definition, checks }: Loaded,
  record: DeclarationRecord,
  today: string,
): AnswerProblem[] {
  const evaluation = evaluateBriefly(definition, record, today);
  return definition.oneThing.steps
    .flatMap((step) => evaluation.problems(step, checks))
    .filter(({ material, rule }) => !material && rule !== "signature");
}
