// Goes through the combinations of a one-thing's options and completes each with valid answers.

import type { Evaluation } from "../../engine/declaration/evaluate.ts";
import type { DeclarationRecord, Principal } from "../../engine/declaration/record.ts";
import type { DefinitionWithChecks } from "../../engine/one-thing/definition.ts";
import type { AnswerProblem } from "../../engine/problem/problem.ts";
import type { Target } from "../answers/alternatives.ts";
import { completeRecord } from "../answers/complete-record.ts";
import type { Goal } from "../answers/goal.ts";
import { type Choices, combinations } from "../answers/question-choices.ts";
import { type Circumstances, circumstances, otherDeclarants } from "./declarants.ts";

export interface ModelOptions {
  /** yyyy-MM-dd */
  today: string;
  /** The same seed gives the same answers. */
  seed?: number;
}

/** One combination of options with everything answered. */
export interface Case {
  choices: Choices;
  around: Circumstances;
  record: DeclarationRecord;
  /** What no answer could solve. */
  problems: AnswerProblem[];
  /** Searched from scratch and with everybody who may declare, so that its problems are no accident of the search. */
  confirmed: boolean;
  seen: Evaluation;
}

export interface Explored {
  loaded: DefinitionWithChecks;
  today: string;
  seed: number;
  cases: Case[];
  /** In Chinese, how much of the whole was covered. */
  covered: string;
  /** False when only every pair of options was covered. */
  complete: boolean;
}

/** Up to this many combinations are tried in all circumstances; beyond that, the circumstances take turns. */
const mostCases = 128;
/** How often the same trouble is searched from scratch. */
const mostSearches = 3;

export function explore(loaded: DefinitionWithChecks, { today, seed = 7 }: ModelOptions): Explored {
  const { definition } = loaded;
  const { choices: all, all: every } = combinations(definition, today);
  const places = circumstances(definition, today);
  const rows = rowsOf(all, places);
  const turning = rows.length < all.length * places.length;
  const searched = new Map<string, number>();
  const cases: Case[] = [];
  let before: Pick<Goal, "from" | "attempts"> = {};
  for (const { choices, around } of rows) {
    const found = searchFrom({ loaded, today, seed, searched }, choices, around, before);
    if (found.problems.length === 0) before = { from: found.record, attempts: found.attempts };
    const { record, problems, confirmed, seen } = found;
    cases.push({ choices, around, record, problems, confirmed, seen });
  }
  return {
    loaded,
    today,
    seed,
    cases,
    covered: coveredWords(all.length, every, places.length, turning),
    complete: every,
  };
}

/** Each combination in all circumstances while they are few; otherwise the circumstances take turns. */
function rowsOf(all: readonly Choices[], places: readonly Circumstances[]) {
  if (all.length * places.length <= mostCases)
    return all.flatMap((choices) => places.map((around) => ({ choices, around })));
  const count = Math.max(all.length, places.length);
  return Array.from({ length: count }, (_, at) => ({
    choices: all[at % all.length] ?? {},
    around: places[at % places.length] as Circumstances,
  }));
}

function coveredWords(count: number, every: boolean, places: number, turning: boolean): string {
  const choices = every ? `全部 ${count} 种选择` : `每两个选项至少同现一次，共 ${count} 种`;
  if (places === 1) return choices;
  return `${choices}，${turning ? "轮流" : "分别"}搭配 ${places} 种申报人和乡镇`;
}

interface Search {
  loaded: DefinitionWithChecks;
  today: string;
  seed: number;
  searched: Map<string, number>;
}

function searchFrom(
  { loaded, today, seed, searched }: Search,
  choices: Choices,
  around: Circumstances,
  before: Pick<Goal, "from" | "attempts">,
) {
  const targets = targetsOf(loaded, around);
  const complete = (principal: Principal, more: Goal = {}) =>
    completeRecord(loaded, { today, seed, principal }, { targets, choices, ...more });
  const quick = complete(around.principal, before);
  if (quick.problems.length === 0) return { ...quick, confirmed: true };
  const trouble = troubleOf(quick.problems);
  const times = searched.get(trouble) ?? 0;
  if (times >= mostSearches) return { ...quick, confirmed: false };
  const slow = complete(around.principal);
  if (slow.problems.length === 0) return { ...slow, confirmed: true };
  searched.set(trouble, times + 1);
  for (const principal of otherDeclarants(loaded.definition, today)) {
    const other = principal.kind === around.principal.kind && complete(principal);
    if (other && other.problems.length === 0) return { ...other, confirmed: true };
  }
  return { ...slow, confirmed: true };
}

export function targetsOf({ definition }: DefinitionWithChecks, { areaId }: Circumstances): Target[] {
  const name = areaId === undefined ? undefined : definition.townships[areaId];
  return name === undefined ? [] : [{ atom: { township: { in: [name] } }, holds: true }];
}

/** The same text for the same trouble in different combinations. */
export function troubleOf(problems: readonly AnswerProblem[]): string {
  const names = problems.map(({ rule, message, field, question }) =>
    rule === "rule" ? message : `${rule} ${field ?? question ?? ""}`,
  );
  return [...new Set(names)].toSorted().join("\n");
}
