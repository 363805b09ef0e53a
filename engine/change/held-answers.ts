// Takes a definition and a record; gives what was really answered in it, each answer with its title, its text and the name it stands under.

import { isEmpty } from "../check/is-empty.ts";
import type { Answer } from "../condition/facts.ts";
import { type AskedField, fieldsOfRow } from "../declaration/asked/asked-section.ts";
import { evaluate } from "../declaration/evaluate.ts";
import type { DeclarationRecord, FieldAnswers } from "../declaration/record.ts";
import { maskedText } from "../declaration/wire/content.ts";
import type { Definition } from "../one-thing/definition.ts";
import { fieldText } from "../one-thing/field-text.ts";

export type HeldAnswer = {
  title: string;
  /** As its reader sees it; names, numbers and telephones masked. */
  text: string;
  answer: Answer;
} & (
  | { kind: "field"; section: string; key: string; rowId?: string; row?: number }
  | { kind: "question"; key: string }
  | { kind: "material"; key: string }
);

/** Only what is asked and answered; what is given by the login or the register was typed by nobody and is left out. */
export function heldAnswers(definition: Definition, record: DeclarationRecord, today: string): HeldAnswer[] {
  const { asked, answers, choices: chosen } = evaluate(definition, record, today);
  const fields = asked.sections.flatMap((one): HeldAnswer[] => {
    const held = answers[one.section.key] ?? {};
    const section = one.section.key;
    if (!Array.isArray(held)) return inFields(one.fields, held, { section });
    return held.flatMap(({ rowId, answers }, at) =>
      inFields(fieldsOfRow(one, rowId), answers, { section, rowId, row: at }),
    );
  });
  const choices = Object.entries(chosen).map(([key, answer]): HeldAnswer => {
    const question = definition.oneThing.questions[key];
    const labels = [answer].flat().map((one) => question?.options[one]?.label ?? one);
    return { kind: "question", key, title: question?.ask ?? key, text: labels.join("、"), answer };
  });
  const materials = asked.materials.flatMap(({ key, material }): HeldAnswer[] => {
    const { files = [], licence } = record.materials[key] ?? {};
    const names = [...files.map(({ name }) => name), ...(licence ? [licence.name] : [])];
    if (names.length === 0) return [];
    return [{ kind: "material", key, title: material.name, text: names.join("、"), answer: names }];
  });
  return [...choices, ...fields, ...materials];

  function inFields(
    list: readonly AskedField[],
    values: FieldAnswers,
    place: { section: string; rowId?: string; row?: number },
  ): HeldAnswer[] {
    return list.flatMap(({ field, locked }) => {
      const answer = values[field.key];
      if (locked || answer === undefined || isEmpty(answer)) return [];
      const text = maskedText(field, answer) ?? fieldText(field, answer, definition.fieldTownships);
      return [{ kind: "field" as const, ...place, key: field.key, title: field.title, text, answer }];
    });
  }
}

/** One name for one answer: of a field without rows its section is no part of it. */
export function nameOf(held: HeldAnswer): string {
  if (held.kind !== "field") return `${held.kind}:${held.key}`;
  return held.rowId === undefined ? `field:${held.key}` : `field:${held.section}.${held.rowId}.${held.key}`;
}
