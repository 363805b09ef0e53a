// Takes a definition, who declares and what is wished; gives a record in which everything asked is answered rightly and the wishes are met.

import { prefill } from "../../engine/declaration/asked/prefill.ts";
import { blankRecord } from "../../engine/declaration/blank-record.ts";
import { evaluateBriefly } from "../../engine/declaration/evaluate.ts";
import type { DeclarationRecord } from "../../engine/declaration/record.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import type { AnswerProblem } from "../../engine/problem/problem.ts";
import { answerRound } from "./answer-round.ts";
import { moves, wishesOfRules } from "./turns.ts";
import type { Completed, Loaded, Setting, Turns, Wanted } from "./wanted.ts";
import type { Wish } from "./ways.ts";
import type { Wishes } from "./wished-answer.ts";
import { rowWishes } from "./wished-rows.ts";

const mostRounds = 30;
const mostTurns = 60;

export function completeRecord(loaded: Loaded, setting: Setting, wanted: Wanted = {}): Completed {
  const turns: Turns = {
    answers: new Map(wanted.turns?.answers),
    rules: new Map(wanted.turns?.rules),
  };
  const complete = () => {
    const record = answered(loaded.definition, setting, wanted, turns);
    return { record, ...judged(loaded, record, setting.today) };
  };
  let found = complete();
  for (let turn = 0; turn < mostTurns; turn += 1) {
    if (!found.problems.some((problem) => moves(loaded.definition, wanted, turns, problem))) break;
    found = complete();
  }
  return { ...found, turns };
}

/** Everything wrong in questions, form and rules. */
export function problemsOf(loaded: Loaded, record: DeclarationRecord, today: string): AnswerProblem[] {
  return judged(loaded, record, today).problems;
}

function judged({ definition, checks }: Loaded, record: DeclarationRecord, today: string) {
  const seen = evaluateBriefly(definition, record, today);
  const problems = definition.oneThing.steps
    .flatMap((step) => seen.problems(step, checks))
    .filter(({ severity, material, rule }) => severity === "error" && !material && rule !== "signature");
  return { seen, problems };
}

function answered(definition: Definition, setting: Setting, wanted: Wanted, turns: Turns): DeclarationRecord {
  const firm = wanted.wishes ?? [];
  const ofRules = wishesOfRules(definition, turns);
  const wishes: Wishes = { firm: [...firm, ...rowWishes(firm)], soft: [...ofRules, ...rowWishes(ofRules)] };
  const work = { definition, setting, wanted, turns, wishes };
  let record = prefill(definition, {
    ...blankRecord(definition, setting.principal),
    ...(wanted.from && { answers: wanted.from.answers }),
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
