// Finds, for every rule over answers, a record that breaks this rule and has no other problem.

import { evaluateBriefly } from "../../engine/declaration/evaluate.ts";
import type { DeclarationRecord } from "../../engine/declaration/record.ts";
import type { DefinitionWithChecks } from "../../engine/one-thing/definition.ts";
import { ruleSentence } from "../../engine/one-thing/sentences.ts";
import type { AnswerProblem } from "../../engine/problem/problem.ts";
import { alternativesTo, type Target, together } from "./alternatives.ts";
import type { SearchOptions } from "./both-sides.ts";
import { completeRecord } from "./complete-record.ts";
import { anyChosen, withPreconditions } from "./preconditions.ts";

export interface BrokenRule {
  /** The rule's key. */
  rule: string;
  /** Everything asked is answered, but without files and signature. */
  record: DeclarationRecord;
  /** The rule's sentence, once for each row that breaks it. */
  problems: AnswerProblem[];
}

export interface UnbrokenRule {
  rule: string;
  /** What stood in the way of the last attempt; empty when nothing can break the rule. */
  because: string;
}

const mostTries = 60;

/** Covers rules that block and rules that warn; rules that only change matters have no sentence. Files and signature are not judged. `only`: keys, by default all. */
export function brokenRules(
  loaded: DefinitionWithChecks,
  options: SearchOptions,
  only?: readonly string[],
): { broken: BrokenRule[]; unbroken: UnbrokenRule[] } {
  const tried = Object.entries(loaded.definition.oneThing.rules)
    .filter(([key, { must }]) => must !== undefined && (only === undefined || only.includes(key)))
    .map(([key]) => breakRule(loaded, options, key));
  return {
    broken: tried.filter((one) => "record" in one),
    unbroken: tried.filter((one) => "because" in one),
  };
}

function breakRule(
  loaded: DefinitionWithChecks,
  options: SearchOptions,
  key: string,
): BrokenRule | UnbrokenRule {
  const { definition } = loaded;
  const rule = definition.oneThing.rules[key];
  if (!rule?.must) return { rule: key, because: "" };
  const live = together(anyChosen(definition, rule.for), rule.when ? alternativesTo(rule.when, true) : [[]]);
  const search: Search = { loaded, options, key, said: ruleSentence(rule), left: mostTries, because: "" };
  for (const goal of together(alternativesTo(rule.must, false), live)) {
    const found = seek(search, goal, []);
    if (found) return found;
  }
  return { rule: key, because: search.because };
}

interface Search {
  loaded: DefinitionWithChecks;
  options: SearchOptions;
  key: string;
  said: string;
  /** How many attempts are left. */
  left: number;
  because: string;
}

/** Silences any other rule that speaks, in each possible way, and tries again. */
function seek(search: Search, goal: readonly Target[], hushed: readonly string[]): BrokenRule | undefined {
  const { loaded, options, key, said } = search;
  const { today, seed } = options;
  for (const targets of withPreconditions(loaded.definition, goal))
    for (const principal of options.principals) {
      if (search.left <= 0) return undefined;
      search.left -= 1;
      const context = { today, seed, principal };
      const { record } = completeRecord(loaded, context, { targets, leaveBroken: [key] });
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

function rulesThatSay(
  { definition: { oneThing } }: DefinitionWithChecks,
  problems: readonly AnswerProblem[],
): string[] {
  const said = new Set(problems.map(({ message }) => message));
  return Object.entries(oneThing.rules).flatMap(([key, rule]) =>
    rule.must && said.has(ruleSentence(rule)) ? [key] : [],
  );
}

/** Leaves out the rule's matters, satisfies its demand, or makes its condition fail. */
function waysToHush({ definition: { oneThing } }: DefinitionWithChecks, key: string): Target[][] {
  const rule = oneThing.rules[key];
  return [
    ...(rule?.for ? [rule.for.map((matter): Target => ({ atom: { matter }, holds: false }))] : []),
    ...(rule?.must ? alternativesTo(rule.must, true) : []),
    ...(rule?.when ? alternativesTo(rule.when, false) : []),
  ];
}

/** All problems of questions, form and rules, including warnings. */
function everythingSaid(
  { definition, checks }: DefinitionWithChecks,
  record: DeclarationRecord,
  today: string,
): AnswerProblem[] {
  const evaluation = evaluateBriefly(definition, record, today);
  return definition.oneThing.steps
    .flatMap((step) => evaluation.problems(step, checks))
    .filter(({ material, rule }) => !material && rule !== "signature");
}
