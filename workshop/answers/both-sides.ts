// Finds, for every condition of a definition, a record that makes it true and one that makes it false.

import { conditionKeys } from "../../engine/condition/fold.ts";
import { judge, type Verdict } from "../../engine/condition/holds.ts";
import { type Evaluation, evaluate } from "../../engine/declaration/evaluate.ts";
import type { DeclarationRecord, Principal } from "../../engine/declaration/record.ts";
import type { DefinitionWithChecks } from "../../engine/one-thing/definition.ts";
import { ruleSentence } from "../../engine/one-thing/sentences.ts";
import type { AnswerProblem } from "../../engine/problem/problem.ts";
import { alternativesTo, type Target, together } from "./alternatives.ts";
import { completeRecord } from "./complete-record.ts";
import { type ConditionSite, conditionSites } from "./condition-sites.ts";
import type { Goal } from "./goal.ts";
import { unasked, withPreconditions } from "./preconditions.ts";

export interface SideOfCondition {
  site: ConditionSite;
  holds: boolean;
  record: DeclarationRecord;
  /** Problems from blocking rules that this side breaks; otherwise empty. */
  problems: AnswerProblem[];
  /** The record reaches this side only while none of its matters is chosen, or its question or field is not asked. */
  idle: boolean;
}

export interface Unreached {
  site: ConditionSite;
  holds: boolean;
  /** What stood in the way of the last attempt. */
  because: string;
}

export interface BothSides {
  reached: SideOfCondition[];
  unreached: Unreached[];
}

export interface SearchOptions {
  /** yyyy-MM-dd */
  today: string;
  seed: number;
  /** Who may declare; the first one is used when it makes no difference. */
  principals: readonly Principal[];
  /** Where the search of each side begins; by default with nothing answered. */
  begin?: Pick<Goal, "from" | "attempts">;
}

const mostTries = 60;

/** `sites`: which conditions, by default all. `wanted`: which sides, by default both. */
export function bothSides(
  loaded: DefinitionWithChecks,
  options: SearchOptions,
  sites: readonly ConditionSite[] = conditionSites(loaded.definition),
  wanted: readonly boolean[] = [true, false],
): BothSides {
  const sides: BothSides = { reached: [], unreached: [] };
  for (const site of sites) {
    for (const holds of wanted) {
      const found = oneSide(loaded, site, holds, options);
      if ("record" in found) sides.reached.push(found);
      else sides.unreached.push(found);
    }
  }
  return sides;
}

function oneSide(
  loaded: DefinitionWithChecks,
  site: ConditionSite,
  holds: boolean,
  options: SearchOptions,
): SideOfCondition | Unreached {
  const ways = alternativesTo(site.condition, holds);
  const found = search(loaded, site, holds, together(ways, site.live), options);
  if ("record" in found) return found;
  // When the same answer chooses its matters, the condition can be false only while nothing asks for it.
  const silent = holds ? [] : conditionKeys(site.condition).flatMap((key) => unasked(loaded.definition, key));
  const idle = search(loaded, site, holds, [...ways, ...silent], options);
  return "record" in idle ? { ...idle, idle: true } : found;
}

function search(
  loaded: DefinitionWithChecks,
  site: ConditionSite,
  holds: boolean,
  goals: readonly Target[][],
  { today, seed, principals, begin }: SearchOptions,
): SideOfCondition | Unreached {
  const tries = goals.flatMap((goal) => withPreconditions(loaded.definition, goal)).slice(0, mostTries);
  const leaveBroken = site.blocks && !holds && site.rule !== undefined ? [site.rule] : [];
  let because = tries.length === 0 ? "nothing brings it about" : "";
  let second: SideOfCondition | undefined;
  let stopped: SideOfCondition | undefined;
  for (const principal of principals) {
    for (const targets of tries) {
      const { record, problems } = completeRecord(
        loaded,
        { today, seed, principal },
        { ...begin, targets, leaveBroken },
      );
      const verdicts = verdictsOf(loaded, site, record, today);
      const others = problems.filter((problem) => !isOf(loaded, leaveBroken, problem));
      const side = { site, holds, record, problems, idle: false };
      if (others.length > 0) {
        because = others.map(({ message }) => message).join("；");
        // A rule may forbid this side altogether; then the side is reached, although nobody gets past it.
        if (others.every(({ rule }) => rule === "rule") && verdicts.includes(holds)) stopped ??= side;
      } else if (verdicts.includes(holds)) return side;
      else if (!holds && !verdicts.includes(true)) second ??= side;
      else because = `it is ${verdicts.join(", ") || "not looked at"} by ${nameTargets(targets)}`;
    }
  }
  return second ?? stopped ?? { site, holds, because };
}

/** One verdict at the top level, or one for each row. */
export function verdictsOf(
  { definition }: DefinitionWithChecks,
  site: ConditionSite,
  record: DeclarationRecord,
  today: string,
): Verdict[] {
  return verdictsIn(evaluate(definition, record, today), site);
}

export function verdictsIn(
  { facts, prepared, record }: Evaluation,
  { section, condition }: ConditionSite,
): Verdict[] {
  const known = section && prepared.bySection.get(section);
  if (!known) return [judge(condition, facts)];
  const rows = record.answers[known.section.key];
  return (Array.isArray(rows) ? rows : []).map((row) => judge(condition, facts.ofRow(known, row)));
}

function isOf(
  { definition: { oneThing } }: DefinitionWithChecks,
  rules: readonly string[],
  { rule, message }: AnswerProblem,
) {
  return (
    rule === "rule" &&
    rules.some((key) => oneThing.rules[key] && message === ruleSentence(oneThing.rules[key]))
  );
}

function nameTargets(targets: readonly Target[]): string {
  return targets.map(({ atom, holds }) => `${holds ? "" : "not "}${JSON.stringify(atom)}`).join(" and ");
}
