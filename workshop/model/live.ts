// Takes a look at a record and a condition of the one-thing; says whether anybody looks at that condition there.

import { holds } from "../../engine/condition/holds.ts";
import { ruleRuns, type Survey } from "../../engine/declaration/asked/survey.ts";

import { stepsOf } from "../../engine/problem/pointer.ts";
import type { ConditionSite } from "../answers/condition-sites.ts";

/** One of its matters is chosen, and what stands above or before it holds; in rows, that of their section. */
export function isLive(seen: Survey, { name }: ConditionSite): boolean {
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

function isRowSection({ definition }: Survey, key: string): boolean {
  return definition.form.sections.some((section) => section.key === key && section.repeat !== undefined);
}
