// Records what the explored answers ask, and the result of each condition wherever it was evaluated.

import { conditionKeys } from "../../engine/condition/fold.ts";
import { holds } from "../../engine/condition/holds.ts";
import type { AskedField } from "../../engine/declaration/asked/asked-section.ts";
import { ruleRuns, type Situation } from "../../engine/declaration/asked/situation.ts";
import { stepsOf } from "../../engine/problem/pointer.ts";
import { verdictsIn } from "../answers/both-sides.ts";
import { type ConditionSite, conditionSites } from "../answers/condition-sites.ts";
import type { Case, Explored } from "./explore.ts";

/** A record that was evaluated. */
export type Sight = Pick<Case, "record" | "seen">;

export interface Coverage {
  sites: readonly ConditionSite[];
  matters: Set<string>;
  questions: Set<string>;
  /** `section.field` */
  fields: Set<string>;
  materials: Set<string>;
  /** Name of a condition → the first record in which it mattered. */
  live: Map<string, Sight>;
  /** Names of conditions that held, and below of those that did not, while they mattered. */
  held: Set<string>;
  failed: Set<string>;
  /** `name key`: the condition mattered while that answer was asked. */
  readable: Set<string>;
}

export function coverageOf(explored: Explored): Coverage {
  const found: Coverage = {
    sites: conditionSites(explored.loaded.definition),
    matters: new Set(),
    questions: new Set(),
    fields: new Set(),
    materials: new Set(),
    live: new Map(),
    held: new Set(),
    failed: new Set(),
    readable: new Set(),
  };
  for (const one of explored.cases) noteRecord(found, one);
  return found;
}

/** Adds one more record to the coverage. */
export function noteRecord(found: Coverage, one: Sight): void {
  const { asked } = one.seen;
  for (const { key } of asked.matters) found.matters.add(key);
  for (const { key } of asked.questions) found.questions.add(key);
  for (const { key } of asked.materials) found.materials.add(key);
  const keys = new Set(asked.questions.map(({ key }) => key));
  for (const { section, fields, rows = {} } of asked.sections)
    for (const { field } of [fields, ...Object.values(rows)].flat<AskedField[][]>()) {
      found.fields.add(`${section.key}.${field.key}`);
      keys.add(field.key);
    }
  for (const site of found.sites) noteCondition(found, one, site, keys);
}

function noteCondition(found: Coverage, one: Sight, site: ConditionSite, keys: ReadonlySet<string>): void {
  if (!isReachable(one.seen, site)) return;
  const { name, condition } = site;
  if (!found.live.has(name)) found.live.set(name, one);
  for (const key of conditionKeys(condition)) if (keys.has(key)) found.readable.add(`${name} ${key}`);
  if (found.held.has(name) && found.failed.has(name)) return;
  for (const verdict of verdictsIn(one.seen, site)) {
    if (verdict === true) found.held.add(name);
    if (verdict === false) found.failed.add(name);
  }
}

/** True when one of its matters is chosen, and everything above or before it holds; in rows, also for their section. */
export function isReachable(seen: Situation, { name }: ConditionSite): boolean {
  const { oneThing } = seen.definition;
  const [kind, key = "", field = "", word] = stepsOf(`/${name}`);
  const wanted = (matters: readonly string[] | undefined) =>
    !matters || matters.some((matter) => seen.chosen.keys.has(matter));
  if (kind === "questions") return true;
  if (kind === "materials") return wanted(oneThing.materials[key]?.for);
  if (kind === "rules") {
    const rule = oneThing.rules[key];
    if (!rule || !ruleRuns(seen, rule)) return false;
    return field === "when" || !rule.when || holds(rule.when, seen.facts);
  }
  const words = oneThing.asked[key] ?? {};
  const around = field === "*" ? undefined : words["*"];
  const own = words[field];
  if (!wanted(around?.for) || !wanted(own?.for)) return false;
  if (around?.when && !holds(around.when, seen.facts)) return false;
  return word === "when" || !own?.when || isRowSection(seen, key) || holds(own.when, seen.facts);
}

function isRowSection({ definition }: Situation, key: string): boolean {
  return definition.form.sections.some((section) => section.key === key && section.repeat !== undefined);
}
