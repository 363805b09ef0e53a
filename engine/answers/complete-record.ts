// Takes a definition, who declares and what is wished; gives a record in which everything asked is answered rightly and the wishes are met.

import { blankRecord } from "../declaration/blank-record.ts";
import { checkStep } from "../declaration/check-step.ts";
import { prefill } from "../declaration/prefill.ts";
import type { DeclarationRecord } from "../declaration/record.ts";
import type { Definition } from "../one-thing/definition.ts";
import type { AnswerProblem } from "../problem/problem.ts";
import { answerRound } from "./answer-round.ts";
import { moves, type Turns, wishesOfRules } from "./turns.ts";
import type { Completed, Loaded, Setting, Wanted } from "./wanted.ts";
import type { Wish } from "./ways.ts";
import type { Wishes } from "./wished-answer.ts";
import { rowWishes } from "./wished-rows.ts";

const mostRounds = 30;
const mostTurns = 60;

export function completeRecord(loaded: Loaded, setting: Setting, wanted: Wanted = {}): Completed {
  const turns: Turns = { answers: new Map(), rules: new Map() };
  let record = answered(loaded.definition, setting, wanted, turns);
  let problems = problemsOf(loaded, record, setting.today);
  for (let turn = 0; turn < mostTurns; turn += 1) {
    if (!problems.some((problem) => moves(loaded.definition, wanted, turns, problem))) break;
    record = answered(loaded.definition, setting, wanted, turns);
    problems = problemsOf(loaded, record, setting.today);
  }
  return { record, problems };
}

/** Everything wrong in questions, form and rules. */
export function problemsOf(
  { definition, checks }: Loaded,
  record: DeclarationRecord,
  today: string,
): AnswerProblem[] {
  return definition.oneThing.steps
    .flatMap((step) => checkStep(definition, record, step, checks, today))
    .filter(({ severity, material, rule }) => severity === "error" && !material && rule !== "signature");
}

function answered(definition: Definition, setting: Setting, wanted: Wanted, turns: Turns): DeclarationRecord {
  const firm = wanted.wishes ?? [];
  const ofRules = wishesOfRules(definition, turns);
  const wishes: Wishes = { firm: [...firm, ...rowWishes(firm)], soft: [...ofRules, ...rowWishes(ofRules)] };
  const work = { definition, setting, wanted, turns, wishes };
  let record = prefill(definition, {
    ...blankRecord(definition, setting.principal),
    ...areaOf(definition, firm),
  });
  for (let round = 0; round < mostRounds; round += 1) {
    const next = prefill(definition, answerRound(work, record));
    if (JSON.stringify(next) === JSON.stringify(record)) break;
    record = next;
  }
  return record;
}

function areaOf({ townships }: Definition, wishes: readonly Wish[]): { areaId?: string } {
  const fits = ([, name]: [string, string]) =>
    wishes.every(({ atom, holds }) => !("township" in atom) || atom.township.in.includes(name) === holds);
  const areas = Object.entries(townships);
  const [areaId] = areas.find(fits) ?? areas[0] ?? [];
  return areaId === undefined ? {} : { areaId };
}
