// Lists every condition of a definition, with what makes it relevant.

import type { Condition } from "../../engine/condition/condition.ts";
import { keysInRow } from "../../engine/condition/fold.ts";
import { prepare } from "../../engine/declaration/asked/prepare.ts";
import { type ConditionPlace, conditionPlaces } from "../../engine/one-thing/condition-places.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import type { Section } from "../../engine/one-thing/form.ts";
import { alternativesTo, type Target, together } from "./alternatives.ts";
import { anyChosen } from "./preconditions.ts";

export interface ConditionSite {
  /** Similar to a pointer: `asked/parking/parkOwner/when`. */
  name: string;
  condition: Condition;
  /** The repeatable section whose rows it is judged in. */
  section?: Section;
  /** The rule, when the condition is the demand of a blocking rule: false makes a problem. */
  rule?: string;
  blocks: boolean;
  /** Alternatives, one of which must be met before the condition is evaluated at all. */
  live: Target[][];
}

export function conditionSites(definition: Definition): ConditionSite[] {
  return conditionPlaces(definition.oneThing).map((place) => ({
    name: place.pointer.slice(1),
    condition: place.condition,
    ...rowsOf(definition, place),
    live: liveOf(definition, place),
  }));
}

type Words = { for?: string[]; when?: Condition };

function liveOf(definition: Definition, { owner, word }: ConditionPlace): Target[][] {
  const { asked, rules, materials } = definition.oneThing;
  if (owner.kind === "question") return [[]];
  const fields = owner.kind === "field" ? asked[owner.section] : undefined;
  const own: Words =
    (owner.kind === "field"
      ? fields?.[owner.field]
      : owner.kind === "rule"
        ? rules[owner.key]
        : materials[owner.key]) ?? {};
  const above: Words = (owner.kind === "field" && owner.field !== "*" && fields?.["*"]) || {};
  const parts = [
    anyChosen(definition, own.for),
    anyChosen(definition, above.for),
    ...(above.when ? [alternativesTo(above.when, true)] : []),
    // A demand or a requirement is evaluated only when its owner is asked.
    ...(word !== "when" && own.when ? [alternativesTo(own.when, true)] : []),
  ];
  return parts.reduce(together, [[]]);
}

function rowsOf(
  definition: Definition,
  { owner, word }: ConditionPlace,
): Pick<ConditionSite, "section" | "rule" | "blocks"> {
  const { oneThing, form } = definition;
  if (owner.kind === "field") {
    const section = form.sections.find(({ key, repeat }) => key === owner.section && repeat);
    return { ...(section && { section }), blocks: false };
  }
  if (owner.kind !== "rule") return { blocks: false };
  const rule = oneThing.rules[owner.key];
  const { places } = prepare(definition);
  const keys = rule?.must ? keysInRow(rule.must) : [];
  const section = keys.map((key) => places.get(key)?.section).find((one) => one?.repeat);
  const blocks = word === "must" && rule?.severity !== "warn";
  return { rule: owner.key, ...(section && { section }), blocks };
}
