// The declarations that each one-thing is walked with: combinations of options, and conditions on both sides.

import type { DeclarationRecord } from "../../engine/declaration/record.ts";
import type { AnswerProblem } from "../../engine/problem/problem.ts";
import { bothSides } from "../../workshop/answers/both-sides.ts";
import { completeRecord } from "../../workshop/answers/complete-record.ts";
import { conditionSites } from "../../workshop/answers/condition-sites.ts";
import { combinations } from "../../workshop/answers/question-choices.ts";
import { seed } from "../people/filled-record.ts";
import { today } from "../people/people.ts";
import { sample, type Walked } from "./things.ts";

export interface Case {
  /** What is special about it: the chosen options, or the condition and its side. */
  name: string;
  /** Everything asked is answered, but without files and signature. */
  record: DeclarationRecord;
  /** The problems from the blocking rule that should stop it; empty for a case that passes. */
  problems: AnswerProblem[];
}

/** That many combinations and sides; all of them in a long run. */
export function casesOf(walked: Walked, choices: number, sides: number): Case[] {
  return [...casesOfChoices(walked, choices), ...casesOfSides(walked, sides)];
}

export function casesOfChoices({ loaded, principals }: Walked, count: number): Case[] {
  const [principal] = principals.values();
  if (!principal) throw new Error("Nobody may declare it.");
  return sample(combinations(loaded.definition, today).choices, count).map((choices) => ({
    name: `choosing ${JSON.stringify(choices)}`,
    ...completeRecord(loaded, { today, seed, principal }, { choices }),
  }));
}

export function casesOfSides({ loaded, principals }: Walked, count: number): Case[] {
  const sites = sample(conditionSites(loaded.definition), Math.ceil(count / 2));
  const trial = { today, seed, principals: [...principals.values()] };
  return bothSides(loaded, trial, sites).reached.map(({ site, holds, record, problems }) => ({
    name: `${site.name} ${holds}`,
    record,
    problems,
  }));
}
