// Finds broken rules over answers, both those that block and those that only warn.

import type { Condition } from "../../condition/condition.ts";
import type { Facts } from "../../condition/facts.ts";
import { conditionKeys, keysInRow } from "../../condition/fold.ts";
import { holds, judge } from "../../condition/holds.ts";
import type { Rule } from "../../one-thing/one-thing.ts";
import { ruleSentence } from "../../one-thing/sentences.ts";
import { stepOf } from "../../one-thing/step-of.ts";
import type { AnswerProblem } from "../../problem/problem.ts";
import type { PreparedSection } from "../asked/prepare.ts";
import { ruleRuns, type Situation } from "../asked/situation.ts";

/** Where a verdict was reached: at the top level, or in one row. */
interface Scope {
  facts: Facts;
  rowId?: string;
}

/** The rules whose answers stand in `step` (quotaList of Spec 3). A rule over an answer that is itself wrong, see `known`, stays silent. */
export function checkRules(seen: Situation, step: string, known: readonly AnswerProblem[]): AnswerProblem[] {
  return Object.entries(seen.definition.oneThing.rules).flatMap(([key, rule]) => {
    if (!rule.must || !ruleRuns(seen, rule)) return [];
    const place = placeOf(seen, key, rule.must);
    if (place.step !== step) return [];
    const wrong = new Set(conditionKeys(rule.must));
    return scopesOf(seen, rule.must).flatMap(({ facts, rowId }): AnswerProblem[] => {
      const isKnown = known.some(
        (problem) =>
          problem.severity === "error" &&
          wrong.has(problem.field ?? problem.question ?? "") &&
          (rowId === undefined || problem.rowId === rowId),
      );
      if (isKnown || verdictIn(rule, facts) !== false) return [];
      const severity = rule.severity === "warn" ? "warning" : "error";
      const problem: AnswerProblem = { severity, rule: "rule", message: ruleSentence(rule), ...place };
      return [rowId === undefined ? problem : { ...problem, rowId }];
    });
  });
}

/** Applicable rules with a known verdict: id → whether it holds (in every row). */
export function ruleResults(seen: Situation): { id: string; result: boolean }[] {
  return Object.entries(seen.definition.oneThing.rules).flatMap(([key, rule]) => {
    const { id = key, must, when } = rule;
    if (!ruleRuns(seen, rule)) return [];
    if (!must) return when ? [{ id, result: holds(when, seen.facts) }] : [];
    const verdicts = scopesOf(seen, must).map(({ facts }) => verdictIn(rule, facts));
    if (verdicts.includes(false)) return [{ id, result: false }];
    return verdicts.includes(true) ? [{ id, result: true }] : [];
  });
}

function verdictIn({ when, must }: Rule, facts: Facts): boolean | undefined {
  return must && (!when || holds(when, facts)) ? judge(must, facts) : undefined;
}

function scopesOf({ prepared, facts, record }: Situation, must: Condition): Scope[] {
  const section = rowSectionOf(prepared.sections, must);
  if (!section) return [{ facts }];
  const rows = record.answers[section.section.key];
  return Array.isArray(rows)
    ? rows.map((row) => ({ facts: facts.ofRow(section, row), rowId: row.rowId }))
    : [];
}

/** The repeatable section whose every row must satisfy the rule; a sum or a count is about all rows together and has none. */
function rowSectionOf(sections: readonly PreparedSection[], must: Condition): PreparedSection | undefined {
  const keys = keysInRow(must);
  return sections.find(({ section, byKey }) => section.repeat && keys.some((key) => byKey.has(key)));
}

function placeOf({ definition, prepared }: Situation, ruleKey: string, must: Condition) {
  const { oneThing } = definition;
  for (const key of conditionKeys(must)) {
    const place = prepared.places.get(key);
    if (place) {
      const where = { section: place.section.key, field: place.field.key };
      // A field that a question fills is corrected at that question.
      return place.filledBy === undefined
        ? { step: stepOf(oneThing, "form"), ...where }
        : { step: stepOf(oneThing, "questions"), question: place.filledBy };
    }
    if (Object.hasOwn(oneThing.questions, key)) return { step: stepOf(oneThing, "questions"), question: key };
  }
  if (keysInRow(must).length > 0) throw new Error(`The rule "${ruleKey}" asks answers that nothing asks.`);
  return { step: stepOf(oneThing, "questions") };
}
