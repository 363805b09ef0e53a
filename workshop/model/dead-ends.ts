// Reports combinations of options after which no answers satisfy the rules, each cause once.

import type { Answer } from "../../engine/condition/facts.ts";
import { conditionAtoms, conditionKeys } from "../../engine/condition/fold.ts";
import { ruleRuns } from "../../engine/declaration/asked/situation.ts";
import { ruleSentence } from "../../engine/one-thing/sentences.ts";
import { stepOf } from "../../engine/one-thing/step-of.ts";
import { below } from "../../engine/problem/pointer.ts";
import type { AnswerProblem } from "../../engine/problem/problem.ts";
import { sentences } from "../../engine/problem/texts.ts";
import { completeRecord } from "../answers/complete-record.ts";
import { type Case, type Explored, targetsOf, troubleOf } from "./explore.ts";
import { chosenText, type Finding, finding, groupedBy } from "./finding.ts";
import { scenarioOf } from "./open-scenario.ts";

/** A problem that no answers solve is an error, unless a rule refuses these very choices and says so itself. */
export function deadEnds(explored: Explored): Finding[] {
  const stuck = explored.cases.filter(({ problems }) => problems.length > 0);
  const causes = groupedBy(stuck, ({ problems }) => troubleOf(problems));
  const found = [...causes.values()].flatMap((cases) => {
    const [smallest] = cases.filter(({ confirmed }) => confirmed).toSorted(bySize);
    return smallest ? causeOf(explored, smallest, cases) : [];
  });
  return [...found, ...neverPassing(explored)];
}

const bySize = (one: Case, other: Case): number => sizeOf(one) - sizeOf(other);
const sizeOf = ({ choices }: Case): number => Object.values(choices).flat().length;

function causeOf(explored: Explored, stuck: Case, alike: readonly Case[]): Finding[] {
  const { definition } = explored.loaded;
  const words = chosenText(definition, sharedBy(alike));
  const [first] = stuck.problems;
  if (!first) return [];
  const step = stepOf(definition.oneThing, first.section ? "form" : "questions");
  const witness = scenarioOf(definition, stuck.record, explored.today, step);
  if (first.rule === "no-matter") {
    if (morePossible(stuck)) return [];
    const pointer = first.question === undefined ? "/questions" : below("/questions", first.question);
    return [
      finding(
        pointer,
        "choice-without-matter",
        sentences["choice-without-matter"](words),
        "warning",
        witness,
      ),
    ];
  }
  const broken = brokenRules(explored, stuck).filter(([key]) => !refuses(explored, stuck, key));
  const others = stuck.problems.filter(({ rule }) => rule !== "rule");
  for (const [key, name] of broken) {
    const partner = partnerOf(explored, stuck, key);
    const sentence = partner
      ? sentences["rules-contradict"](name, nameOf(explored, partner), words)
      : sentences["rule-unmet"](name, words);
    const rule = partner ? "rules-contradict" : "rule-unmet";
    return [finding(below("/rules", key), rule, sentence, "error", witness)];
  }
  const [problem] = others;
  if (!problem) return [];
  const { section = "", field = "", question } = problem;
  const pointer = question === undefined ? placeOf(explored, section, field) : below("/questions", question);
  const title = titleOf(explored, problem);
  // The search does not invent texts for a pattern; it relies on the designer's example.
  if (hasPattern(explored, section, field))
    return [
      finding(
        pointer,
        "pattern-without-example",
        sentences["pattern-without-example"](title),
        "warning",
        witness,
      ),
    ];
  const sentence = sentences["nothing-fits"](title, problem.message, words);
  return [finding(pointer, "nothing-fits", sentence, "error", witness)];
}

function hasPattern({ loaded }: Explored, sectionKey: string, field: string): boolean {
  const section = loaded.definition.form.sections.find(({ key }) => key === sectionKey);
  const { properties } = (section?.schema ?? {}) as { properties?: Record<string, { pattern?: unknown }> };
  return properties?.[field]?.pattern !== undefined;
}

/** Options that all these cases share; the others do not matter. */
function sharedBy(cases: readonly Case[]): Record<string, Answer> {
  const [first, ...rest] = cases;
  return Object.fromEntries(
    Object.entries(first?.choices ?? {}).filter(([key, choice]) =>
      rest.every(({ choices }) => JSON.stringify(choices[key]) === JSON.stringify(choice)),
    ),
  );
}

/** A question that allows further options may still add a matter. */
function morePossible({ seen: { asked }, choices }: Case): boolean {
  return asked.questions.some(({ key, question }) => {
    const chosen = [choices[key] ?? []].flat();
    if (!question.many && chosen.length > 0) return false;
    return Object.entries(question.options).some(
      ([option, { adds, forbids }]) => adds && !forbids && !chosen.includes(option),
    );
  });
}

function brokenRules({ loaded }: Explored, { problems, seen }: Case): [string, string][] {
  return Object.entries(loaded.definition.oneThing.rules).flatMap(([key, rule]) =>
    rule.must &&
    ruleRuns(seen, rule) &&
    problems.some((problem) => problem.rule === "rule" && problem.message === ruleSentence(rule))
      ? [[key, rule.name] as [string, string]]
      : [],
  );
}

const nameOf = ({ loaded }: Explored, key: string): string =>
  loaded.definition.oneThing.rules[key]?.name ?? key;

/** Whether the choices alone decide everything that the rule demands; then the rule is meant to refuse them. */
function refuses({ loaded }: Explored, { seen }: Case, key: string): boolean {
  const { rules, questions } = loaded.definition.oneThing;
  const must = rules[key]?.must;
  if (!must) return false;
  return conditionAtoms(must).every((atom) => {
    if (!("answer" in atom)) return true;
    const place = seen.prepared.places.get(atom.answer);
    if (!place) return Object.hasOwn(questions, atom.answer);
    const field = seen.asked.sections
      .flatMap(({ fields }) => fields)
      .find((one) => one.field === place.field);
    return place.filledBy !== undefined && field?.locked !== undefined;
  });
}

/** Another rule that keeps this one from being met. */
function partnerOf(explored: Explored, { choices, around, seen }: Case, key: string): string | undefined {
  const { loaded, today, seed } = explored;
  const setting = { today, seed, principal: around.principal };
  const { rules } = loaded.definition.oneThing;
  return Object.keys(rules).find((other) => {
    const rule = rules[other];
    if (other === key || !rule?.must || rule.severity === "warn" || !ruleRuns(seen, rule)) return false;
    const wanted = { targets: targetsOf(loaded, around), choices, leaveBroken: [other] };
    const { problems } = completeRecord(loaded, setting, wanted);
    return problems.every(({ message }) => message === ruleSentence(rule));
  });
}

function placeOf({ loaded }: Explored, section: string, field: string): string {
  const words = loaded.definition.oneThing.asked[section];
  if (!words) return "/form";
  return Object.hasOwn(words, field) ? below("/asked", section, field) : below("/asked", section);
}

function titleOf({ loaded }: Explored, { section, field, question }: AnswerProblem): string {
  const { form, oneThing } = loaded.definition;
  const found = form.sections.find(({ key }) => key === section)?.fields.find(({ key }) => key === field);
  return found?.title ?? (question && oneThing.questions[question]?.ask) ?? field ?? "";
}

/** An option that a rule refuses in every combination should say so itself, before anything is filled in. */
function neverPassing(explored: Explored): Finding[] {
  const { loaded, today, cases } = explored;
  const { definition } = loaded;
  const { questions } = definition.oneThing;
  return Object.entries(questions).flatMap(([key, question]) =>
    Object.entries(question.options).flatMap(([option, { label }]): Finding[] => {
      const chosen = cases.filter(({ choices }) => [choices[key] ?? []].flat().includes(option));
      const [first] = chosen.toSorted(bySize);
      const [rule] = first ? refusals(explored, first, key) : [];
      const isRefused = (one: Case) => refusals(explored, one, key).some((other) => other === rule);
      if (!first || rule === undefined || !chosen.every(isRefused)) return [];
      const witness = scenarioOf(definition, first.record, today, stepOf(definition.oneThing, "questions"));
      const { else: said = rule } = definition.oneThing.rules[rule] ?? {};
      const sentence = sentences["option-never-passes"](label, said);
      const pointer = below("/questions", key, "options", option);
      return [finding(pointer, "option-never-passes", sentence, "warning", witness)];
    }),
  );
}

/** Rules that refuse these choices and read that question. */
function refusals(explored: Explored, one: Case, question: string): string[] {
  const { questions, rules } = explored.loaded.definition.oneThing;
  const names = [question, questions[question]?.fills];
  return brokenRules(explored, one).flatMap(([key]) => {
    const must = rules[key]?.must;
    const reads = must && conditionKeys(must).some((name) => names.includes(name));
    return reads && refuses(explored, one, key) ? [key] : [];
  });
}
