// Lists, before a declaration is begun, everything it may still ask for; each answer shortens the list (一次告知).

import { isEmpty } from "../../check/is-empty.ts";
import type { Answer } from "../../condition/facts.ts";
import type { Definition } from "../../one-thing/definition.ts";
import type { Material, Matter } from "../../one-thing/one-thing.ts";
import { sentencesOf } from "../../sentences/sentences.ts";
import type { AskedQuestion } from "../asked/asked.ts";
import { evaluate } from "../evaluate.ts";
import type { DeclarationRecord } from "../record.ts";
import { dependsOn, readsTownship } from "./depends-on.ts";
import { type PartAnswers, possibleAsks } from "./possible-asks.ts";

/** `sure`: needed in any case; `answers`: open questions decide; `form`: the form's fields decide. */
export type Certainty = "sure" | "answers" | "form";

interface NeededThing {
  key: string;
  certainty: Certainty;
  /** Why it is needed or what it depends on; absent when it is always needed. */
  because?: string;
}

export interface ListedMatter extends NeededThing {
  matter: Matter;
  departmentName: string;
}

export interface ListedMaterial extends NeededThing {
  material: Material;
}

export interface Needed {
  /** The questions that are asked after these answers. */
  questions: AskedQuestion[];
  /** The township is asked here because something depends on it. */
  asksTownship: boolean;
  /** Every question asked here has an answer. */
  answered: boolean;
  matters: ListedMatter[];
  materials: ListedMaterial[];
  /** The sentence of a chosen option that forbids going on. */
  forbidden?: { question: string; sentence: string };
}

/** A declaration that knows nothing but the choices made. */
const nothing: DeclarationRecord = {
  revision: 0,
  principal: { kind: "person", name: "", certificateNumber: "", mobile: "" },
  choices: {},
  answers: {},
  materials: {},
  step: "one-form",
};

/**
 * Never leaves out what a declaration with these answers may ask. An empty answer (`""`, `[]`) says that nothing is
 * chosen; a question without an answer is open. `today`: yyyy-MM-dd.
 */
export function whatIsNeeded(definition: Definition, given: PartAnswers, today: string): Needed {
  const { oneThing, townships, departments } = definition;
  const said = sentencesOf(definition).needed;
  const choices = knownChoices(definition, given.choices);
  const [first, ...others] = Object.keys(townships);
  const areaId = given.areaId ?? (others.length === 0 ? first : undefined);
  const at = areaId === undefined ? {} : { areaId };
  const seen = evaluate(definition, { ...nothing, ...at, choices }, today);
  const { questions, matters, materials } = seen.asked;
  const asksTownship = Object.keys(townships).length > 1 && readsTownship(definition);
  const openTownship = asksTownship && areaId === undefined;
  const worlds = possibleChoices(definition, choices).map((way) =>
    possibleAsks(definition, { choices: way, ...at }, today),
  );
  const open = { choices, asked: questions.map(({ key }) => key), township: openTownship };
  const judged = (what: "matters" | "materials", key: string, why: string | undefined) => {
    const ranges = worlds.map((world) => world[what]);
    if (!ranges.some(({ may }) => may.has(key))) return undefined;
    if (ranges.every(({ must }) => must.has(key)))
      return { key, certainty: "sure" as const, ...(why !== undefined && { because: why }) };
    const on = dependsOn(definition, open, what, key);
    return on.questions.length > 0
      ? { key, certainty: "answers" as const, because: said.answers(on.questions) }
      : { key, certainty: "form" as const, because: said.form(on.fields) };
  };
  return {
    questions,
    asksTownship,
    answered: !openTownship && questions.every(({ key }) => choices[key] !== undefined),
    matters: Object.entries(oneThing.matters).flatMap(([key, matter]) => {
      const chosen = matters.find((one) => one.key === key);
      const needed = judged("matters", key, matter.always ? undefined : chosen?.because);
      const departmentName = departments[matter.department] ?? matter.department;
      return needed ? [{ ...needed, matter, departmentName }] : [];
    }),
    materials: Object.entries(oneThing.materials).flatMap(([key, material]) => {
      const needed = judged("materials", key, materials.find((one) => one.key === key)?.because);
      return needed ? [{ ...needed, material }] : [];
    }),
    ...(seen.chosen.forbidden && { forbidden: seen.chosen.forbidden }),
  };
}

/** Question key → option key(s). Stored choices may belong to an older definition, or may have been edited. */
function knownChoices(
  { oneThing }: Definition,
  choices: Readonly<Record<string, Answer>>,
): Record<string, Answer> {
  return Object.fromEntries(
    Object.entries(choices).filter(([key, choice]) => {
      const question = Object.hasOwn(oneThing.questions, key) ? oneThing.questions[key] : undefined;
      const values = [choice].flat().filter((value) => value !== "");
      return (
        question !== undefined &&
        (isEmpty(choice) || Array.isArray(choice) === (question.many === true)) &&
        values.every((value) => Object.hasOwn(question.options, value))
      );
    }),
  );
}

/** This many combinations are tried one by one; further questions stay open, which makes the list a little longer. */
const mostWays = 512;

/** Combines questions that take one option each; those that take several stay open. An option that forbids going on is skipped. */
function possibleChoices(
  { oneThing }: Definition,
  choices: PartAnswers["choices"],
): PartAnswers["choices"][] {
  let ways: Record<string, Answer>[] = [{ ...choices }];
  for (const [key, { options, many, optional }] of Object.entries(oneThing.questions)) {
    const open = Object.keys(options).filter((option) => options[option]?.forbids === undefined);
    const answers = optional ? [...open, ""] : open;
    if (choices[key] !== undefined || many || ways.length * answers.length > mostWays) continue;
    ways = ways.flatMap((way) => answers.map((answer) => ({ ...way, [key]: answer })));
  }
  return ways;
}
