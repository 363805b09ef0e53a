// Takes what was walked; gives everything that was asked on the way, and for each condition whether it was looked at, and how it came out.

import { conditionKeys } from "../../engine/condition/fold.ts";
import type { AskedField } from "../../engine/declaration/asked/asked-types.ts";
import { verdictsIn } from "../answers/both-sides.ts";
import { type ConditionSite, conditionSites } from "../answers/condition-sites.ts";
import type { Case, Explored } from "./explore.ts";
import { isLive } from "./live.ts";

/** A record that was seen. */
export type Sight = Pick<Case, "record" | "seen" | "asked">;

export interface Sightings {
  sites: readonly ConditionSite[];
  matters: Set<string>;
  questions: Set<string>;
  /** `section.field` */
  fields: Set<string>;
  materials: Set<string>;
  /** Name of a condition → the first record in which it was looked at. */
  live: Map<string, Sight>;
  /** Names of conditions that held, and that did not, while they were looked at. */
  held: Set<string>;
  failed: Set<string>;
  /** `name key`: the condition was looked at while that answer was asked. */
  readable: Set<string>;
}

export function sightings(explored: Explored): Sightings {
  const found: Sightings = {
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
  for (const one of explored.cases) noteSight(found, one);
  return found;
}

/** Adds one more record to what was seen. */
export function noteSight(found: Sightings, one: Sight): void {
  const { asked } = one;
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

function noteCondition(found: Sightings, one: Sight, site: ConditionSite, keys: ReadonlySet<string>): void {
  if (!isLive(one.seen, site)) return;
  const { name, condition } = site;
  if (!found.live.has(name)) found.live.set(name, one);
  for (const key of conditionKeys(condition)) if (keys.has(key)) found.readable.add(`${name} ${key}`);
  if (found.held.has(name) && found.failed.has(name)) return;
  for (const verdict of verdictsIn(one.seen, site)) {
    if (verdict === true) found.held.add(name);
    if (verdict === false) found.failed.add(name);
  }
}
