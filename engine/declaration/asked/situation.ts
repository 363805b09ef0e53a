// The facts of a declaration and the matters it chooses, from which everything else follows.

import { type Chosen, type ChosenMatter, chooseMatters } from "../../one-thing/choose-matters.ts";
import type { Definition } from "../../one-thing/definition.ts";
import type { AskedWord, Rule } from "../../one-thing/one-thing.ts";
import type { DeclarationRecord } from "../record.ts";
import { factsOf, type RecordFacts } from "./facts-of.ts";
import { type Prepared, prepare } from "./prepare.ts";

export interface Situation {
  definition: Definition;
  prepared: Prepared;
  record: DeclarationRecord;
  /** yyyy-MM-dd */
  today: string;
  chosen: Chosen;
  facts: RecordFacts;
  /** No reasons are wanted: the model check evaluates thousands of records. */
  unreasoned?: true;
}

export function situationOf(definition: Definition, record: DeclarationRecord, today: string): Situation {
  const prepared = prepare(definition);
  const at = (matters: ReadonlySet<string>) => factsOf({ prepared, record, today, matters });
  const chosen = chooseMatters(definition, { choices: record.choices, factsAt: at });
  const facts = factsOf({ prepared, record, today, matters: chosen.keys, reach: at(chosen.reach) });
  return { definition, prepared, record, today, chosen, facts };
}

/** A rule applies when one of its matters is chosen. */
export function ruleRuns({ chosen }: Pick<Situation, "chosen">, { for: guarded }: Rule): boolean {
  return !guarded || guarded.some((key) => chosen.keys.has(key));
}

/** The chosen matters that use the thing with these conditions. */
export function usersOf(
  { chosen }: Pick<Situation, "chosen">,
  words: readonly Pick<AskedWord, "for">[],
): ChosenMatter[] {
  return chosen.matters.filter(({ key }) => words.every((word) => !word.for || word.for.includes(key)));
}
