// Finds the open questions and the fields on which a matter or a material depends.

import { isEmpty } from "../../check/is-empty.ts";
import type { Condition } from "../../condition/condition.ts";
import { atomKeys, conditionAtoms } from "../../condition/fold.ts";
import { conditionPlaces } from "../../one-thing/condition-places.ts";
import type { Definition } from "../../one-thing/definition.ts";
import { sentencesOf } from "../../sentences/sentences.ts";
import { filledIn } from "../asked/locks.ts";
import { prepare } from "../asked/prepare.ts";
import type { PartAnswers } from "./possible-asks.ts";

export interface DependsOn {
  /** Titles of open questions that are asked, including the township's. */
  questions: string[];
  /** Titles of fields of the form. */
  fields: string[];
}

export interface StillOpen {
  choices: PartAnswers["choices"];
  /** Keys of the questions that are asked now. */
  asked: readonly string[];
  township: boolean;
}

/** Everything that is read to decide about it, in the order of the file. */
export function dependsOn(
  definition: Definition,
  open: StillOpen,
  what: "matters" | "materials",
  key: string,
): DependsOn {
  const { matters, materials, questions, rules } = definition.oneThing;
  const { places } = prepare(definition);
  const seen = new Set<string>();
  const found = { questions: new Set<string>(), fields: new Set<string>() };
  const once = (name: string, read: () => void) => {
    if (seen.has(name)) return;
    seen.add(name);
    read();
  };

  const readMatters = (keys: readonly string[] = []) => {
    for (const matter of keys) once(`matter ${matter}`, () => readMatter(matter));
  };
  const readMatter = (matter: string) => {
    const touches = (word: { adds?: string[]; removes?: string[] }) =>
      Boolean((!matters[matter]?.always && word.adds?.includes(matter)) || word.removes?.includes(matter));
    for (const [question, { options }] of Object.entries(questions))
      if (Object.values(options).some(touches)) readAnswer(question);
    for (const rule of Object.values(rules).filter(touches)) {
      readMatters(rule.for);
      read(rule.when);
    }
  };
  const readAnswer = (name: string) =>
    once(`answer ${name}`, () => {
      const place = places.get(name);
      const question = questions[place ? (place.filledBy ?? "") : name];
      const by = place?.filledBy ?? name;
      const choice = open.choices[by];
      if (question) {
        read(question.when);
        if (choice === undefined && open.asked.includes(by)) found.questions.add(question.ask);
      }
      if (!place) return;
      const value =
        question && choice !== undefined ? filledIn(question, choice, place.field.many) : undefined;
      const typed =
        !question || (choice === undefined ? question.optional : value === null || isEmpty(value));
      if (typed || !open.asked.includes(by)) found.fields.add(place.field.title);
      for (const word of place.words) {
        readMatters(word.for);
        read(word.when);
      }
    });
  const read = (condition: Condition | undefined): void => {
    for (const atom of conditionAtoms(condition)) {
      if ("matter" in atom) readMatters([atom.matter]);
      else if (!("township" in atom)) atomKeys(atom).forEach(readAnswer);
      else if (open.township) found.questions.add(sentencesOf(definition).needed.township);
    }
  };

  if (what === "matters") readMatters([key]);
  else {
    readMatters(materials[key]?.for);
    read(materials[key]?.when);
  }
  return { questions: [...found.questions], fields: [...found.fields] };
}

/** Whether any question, matter or material depends on the township. */
export function readsTownship({ oneThing }: Definition): boolean {
  return conditionPlaces(oneThing).some(
    ({ owner, word, condition }) =>
      owner.kind !== "field" &&
      word === "when" &&
      conditionAtoms(condition).some((atom) => "township" in atom),
  );
}
