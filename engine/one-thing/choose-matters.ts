// Chooses the matters to handle, each with its reason, from the chosen options and the answers.

import { type DecidingPart, decidingParts } from "../condition/explain.ts";
import type { Answer, Facts } from "../condition/facts.ts";
import { holds } from "../condition/holds.ts";
import { sentencesOf } from "../sentences/sentences.ts";
import type { Definition } from "./definition.ts";
import type { Matter, Option } from "./one-thing.ts";
import { becauseOfParts } from "./words-of-condition.ts";

export interface ChosenMatter {
  key: string;
  matter: Matter;
  departmentName: string;
  /** Why it is chosen: `必办事项`, `因为选择了“公共共享车位”`, or a rule's own sentence. */
  because: string;
  /** What decides it; empty for a matter that is always handled. */
  by: readonly DecidingPart[];
}

export interface Choosing {
  /** Question key → option key(s). */
  choices: Readonly<Record<string, Answer>>;
  /** The facts while those matters are chosen. */
  factsAt(matters: ReadonlySet<string>): Facts;
}

export interface Chosen {
  /** In the order written. */
  matters: ChosenMatter[];
  keys: ReadonlySet<string>;
  /** Everything that was added before anything was removed; what a matter-changing rule reads is asked for these. */
  reach: ReadonlySet<string>;
  /** Matters that an option or a rule removed, key → why. */
  removed: ReadonlyMap<string, string>;
  /** The chosen option that forbids going on. */
  forbidden?: { question: string; sentence: string };
}

interface Word extends Pick<ChosenMatter, "because" | "by"> {
  key: string;
}

/** Always ∪ what chosen options and rules add − what they remove (Spec 3, platChooseCondition); a forbidding option returns its sentence. */
export function chooseMatters(definition: Definition, { choices, factsAt }: Choosing): Chosen {
  const { matters } = definition.oneThing;
  const said = sentencesOf(definition);
  const reach = new Set(Object.keys(matters).filter((key) => matters[key]?.always));
  let facts = factsAt(reach);
  let added = addedWords(definition, choices, facts);
  // An added matter may ask the field whose answer adds another. Each round adds at least one, so the loop ends.
  while (added.some(({ key }) => !reach.has(key))) {
    for (const { key } of added) reach.add(key);
    facts = factsAt(new Set(reach));
    added = addedWords(definition, choices, facts);
  }
  const removed = new Map(removedWords(definition, choices, facts).map(({ key, because }) => [key, because]));
  const reasons = new Map(added.toReversed().map((word) => [word.key, word]));
  const kept = Object.entries(matters).flatMap(([key, matter]): ChosenMatter[] => {
    const reason = matter.always ? { because: said.matters.always, by: [] } : reasons.get(key);
    if (!reason || removed.has(key)) return [];
    return [
      {
        key,
        matter,
        departmentName: definition.departments[matter.department] ?? matter.department,
        because: reason.because,
        by: reason.by,
      },
    ];
  });
  const stop = chosenOptions(definition, choices, facts).find(({ option }) => option.forbids);
  return {
    matters: kept,
    keys: new Set(kept.map(({ key }) => key)),
    reach,
    removed,
    ...(stop?.option.forbids && { forbidden: { question: stop.question, sentence: stop.option.forbids } }),
  };
}

function addedWords(definition: Definition, choices: Choosing["choices"], facts: Facts): Word[] {
  return changes(definition, choices, facts, "adds");
}

function removedWords(definition: Definition, choices: Choosing["choices"], facts: Facts): Word[] {
  return changes(definition, choices, facts, "removes");
}

function changes(
  definition: Definition,
  choices: Choosing["choices"],
  facts: Facts,
  word: "adds" | "removes",
): Word[] {
  const said = sentencesOf(definition);
  const byOption = chosenOptions(definition, choices, facts).flatMap(({ question, value, option }) => {
    const ask = definition.oneThing.questions[question]?.ask ?? question;
    const because = said.reasons.because([said.matters.chosen(ask, option.label)]);
    const by: DecidingPart[] = [{ condition: { answer: question, has: value }, held: true }];
    return (option[word] ?? []).map((key) => ({ key, because, by }));
  });
  const byRule = Object.values(definition.oneThing.rules).flatMap((rule) => {
    const { for: guarded, when, because } = rule;
    const keys = rule[word];
    if (!keys || !when || (guarded && !guarded.some((key) => facts.matters.has(key))) || !holds(when, facts))
      return [];
    const by = decidingParts(when, true, facts);
    const reason = because ?? becauseOfParts(by, definition, facts);
    return keys.map((key) => ({ key, because: reason, by }));
  });
  return [...byOption, ...byRule].filter(({ key }) => Object.hasOwn(definition.oneThing.matters, key));
}

function chosenOptions(
  { oneThing: { questions } }: Definition,
  choices: Choosing["choices"],
  facts: Facts,
): { question: string; value: string; option: Option }[] {
  return Object.entries(questions).flatMap(([key, { options, when }]) => {
    const choice = choices[key];
    if (choice === undefined || (when && !holds(when, facts))) return [];
    return [choice].flat().flatMap((value) => {
      const option = Object.hasOwn(options, value) ? options[value] : undefined;
      return option ? [{ question: key, value, option }] : [];
    });
  });
}
