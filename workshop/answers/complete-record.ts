// Completes a record: answers everything asked correctly and meets the targets.

import { prefill } from "../../engine/declaration/asked/prefill.ts";
import { blankRecord } from "../../engine/declaration/blank-record.ts";
import { evaluateBriefly } from "../../engine/declaration/evaluate.ts";
import type { DeclarationRecord } from "../../engine/declaration/record.ts";
import type { Definition, DefinitionWithChecks } from "../../engine/one-thing/definition.ts";
import type { AnswerProblem } from "../../engine/problem/problem.ts";
import type { Target } from "./alternatives.ts";
import { answerRound } from "./answer-round.ts";
import { moves, targetsOfRules } from "./attempts.ts";
import type { Attempts, Completed, Goal, RecordContext } from "./goal.ts";
import type { Targets } from "./target-answer.ts";
import { rowTargets } from "./target-rows.ts";

const mostRounds = 30;
const mostAttempts = 60;

export function completeRecord(
  loaded: DefinitionWithChecks,
  context: RecordContext,
  goal: Goal = {},
): Completed {
  const attempts: Attempts = {
    answers: new Map(goal.attempts?.answers),
    rules: new Map(goal.attempts?.rules),
  };
  const complete = () => {
    const record = answered(loaded.definition, context, goal, attempts);
    return { record, ...judged(loaded, record, context.today) };
  };
  let found = complete();
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    if (!found.problems.some((problem) => moves(loaded.definition, goal, attempts, problem))) break;
    found = complete();
  }
  return { ...found, attempts };
}

/** Everything wrong in questions, form and rules. */
export function problemsOf(
  loaded: DefinitionWithChecks,
  record: DeclarationRecord,
  today: string,
): AnswerProblem[] {
  return judged(loaded, record, today).problems;
}

function judged({ definition, checks }: DefinitionWithChecks, record: DeclarationRecord, today: string) {
  const seen = evaluateBriefly(definition, record, today);
  const problems = definition.oneThing.steps
    .flatMap((step) => seen.problems(step, checks))
    .filter(({ severity, material, rule }) => severity === "error" && !material && rule !== "signature");
  return { seen, problems };
}

function answered(
  definition: Definition,
  context: RecordContext,
  goal: Goal,
  attempts: Attempts,
): DeclarationRecord {
  const firm = goal.targets ?? [];
  const ofRules = targetsOfRules(definition, attempts);
  const targets: Targets = {
    firm: [...firm, ...rowTargets(firm)],
    soft: [...ofRules, ...rowTargets(ofRules)],
  };
  const work = { definition, context, goal, attempts, targets };
  let record = prefill(definition, {
    ...blankRecord(definition, context.principal),
    ...(goal.from && { answers: goal.from.answers }),
    ...areaOf(definition, firm),
  });
  for (let round = 0; round < mostRounds; round += 1) {
    const next = prefill(definition, answerRound(work, record));
    if (JSON.stringify(next) === JSON.stringify(record)) break;
    record = next;
  }
  return record;
}

function areaOf({ townships }: Definition, targets: readonly Target[]): { areaId?: string } {
  const fits = ([, name]: [string, string]) =>
    targets.every(({ atom, holds }) => !("township" in atom) || atom.township.in.includes(name) === holds);
  const areas = Object.entries(townships);
  const [areaId] = areas.find(fits) ?? areas[0] ?? [];
  return areaId === undefined ? {} : { areaId };
}
