// Makes a random record: every question is answered correctly, the form in any way.

import type { Answer } from "../../engine/condition/facts.ts";
import { prefill } from "../../engine/declaration/asked/prefill.ts";
import { blankRecord } from "../../engine/declaration/blank-record.ts";
import type { DeclarationRecord, FieldAnswers, Row } from "../../engine/declaration/record.ts";
import type { Field } from "../../engine/one-thing/form.ts";
import { below, type Chance, chanceOf } from "../../workshop/answers/chance.ts";
import { choicesOf } from "../../workshop/answers/question-choices.ts";
import { validAnswers } from "../../workshop/answers/valid-answers.ts";
import { today } from "../people/people.ts";
import type { Walked } from "./things.ts";

export function anyRecord({ loaded: { definition }, principals }: Walked, seed: number): DeclarationRecord {
  const chance = chanceOf(seed * 7919 + 1);
  const [principal] = principals.values();
  if (!principal) throw new Error("Nobody may declare it.");
  const areas = Object.keys(definition.townships);
  const areaId = pick(areas, chance);
  const choices = Object.entries(definition.oneThing.questions).map(
    ([key, question]) => [key, pick(choicesOf(question), chance) ?? ""] as const,
  );
  const answersOf = (fields: readonly Field[], row: number): FieldAnswers =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const around = { today, townships: Object.keys(definition.fieldTownships), row, seed };
        const answer = pick<Answer>(validAnswers(field, around), chance);
        // Some fields are never touched.
        return answer === undefined || chance() < 0.3 ? [] : [[field.key, answer]];
      }),
    );
  const sections = definition.form.sections.map(({ key, fields, repeat }) => {
    const rows = Array.from(
      { length: below(chance, 3) },
      (_, at): Row => ({ rowId: `row${at}`, answers: answersOf(fields, at) }),
    );
    return [key, repeat ? rows : answersOf(fields, 0)] as const;
  });
  return prefill(definition, {
    ...blankRecord(definition, principal),
    ...(areaId !== undefined && { areaId }),
    choices: Object.fromEntries(choices),
    answers: Object.fromEntries(sections),
  });
}

export function pick<T>(list: readonly T[], chance: Chance): T | undefined {
  return list[below(chance, list.length)];
}
