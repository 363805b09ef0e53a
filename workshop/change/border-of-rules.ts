// Takes a definition before and after; gives records that were right before and break one rule that blocks and did not, or demands something else.

import { isEqual } from "../../engine/change/change.ts";
import type { Loaded } from "../../engine/change/draft-changes.ts";
import { conditionKeys } from "../../engine/condition/fold.ts";
import type { DeclarationRecord, Principal } from "../../engine/declaration/record.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { findField } from "../../engine/one-thing/find-field.ts";
import type { Rule } from "../../engine/one-thing/one-thing.ts";
import type { Trial } from "../answers/both-sides.ts";
import { brokenRules } from "../answers/broken-rules.ts";
import { isBlocking, rulePairs } from "./matter-changes.ts";

export function borderOfRules(
  before: Loaded,
  after: Definition,
  trial: Trial,
): { principal: Principal; record: DeclarationRecord }[] {
  const { definition, checks } = before;
  const { kept, gained } = rulePairs({ before: definition, after });
  const changed = kept.filter((pair) => !isEqual(demandOf(pair.before), demandOf(pair.after)));
  const now = [...gained, ...changed.map((pair) => [pair.now, pair.after] as const)];
  const rules = now.filter(([, rule]) => isBlocking(rule) && isAnswered(definition, rule));
  return rules.flatMap(([key, rule]) => {
    // Beside the former rules, under a sentence of its own, so that none of them is broken with it.
    const name = `${key} now`;
    const all = { ...definition.oneThing.rules, [name]: { ...rule, else: name } };
    const both = { definition: { ...definition, oneThing: { ...definition.oneThing, rules: all } }, checks };
    return brokenRules(both, trial, [name]).broken.map(({ record }) => ({
      principal: record.principal,
      record,
    }));
  });
}

const demandOf = ({ must, when, for: matters, severity }: Rule) => ({ must, when, matters, severity });

/** Of what was not asked before no draft has an answer. */
function isAnswered({ form, oneThing }: Definition, { must, when }: Rule): boolean {
  const keys = [must, when].flatMap((condition) => (condition ? conditionKeys(condition) : []));
  return keys.every((key) => findField(form, key) || Object.hasOwn(oneThing.questions, key));
}
