// Lists what a record really answers, and the name that each answer has in the new version.

import { isEmpty } from "../check/is-empty.ts";
import type { Answer } from "../condition/facts.ts";
import { type AskedField, fieldsOfRow } from "../declaration/asked/asked-section.ts";
import { evaluate } from "../declaration/evaluate.ts";
import type { DeclarationRecord, FieldAnswers } from "../declaration/record.ts";
import { maskedText } from "../declaration/wire/content.ts";
import type { Definition } from "../one-thing/definition.ts";
import { fieldText } from "../one-thing/field-text.ts";
import { sentencesOf } from "../sentences/sentences.ts";
import type { Versions } from "./asking-changes.ts";
import {
  movedFields,
  renamedFields,
  renamedMaterials,
  renamedQuestions,
  renamedSections,
} from "./declared-names.ts";
import { roomOf } from "./field-pairs.ts";

export type DraftAnswer = {
  title: string;
  /** As its reader sees it, with names, numbers and telephones masked. */
  text: string;
  answer: Answer;
} & (
  | { kind: "field"; section: string; key: string; rowId?: string; row?: number }
  | { kind: "question"; key: string }
  | { kind: "material"; key: string }
);

/** Only asked and answered fields. Values given by the login or the register are left out, since nobody typed them. */
export function draftAnswers(
  definition: Definition,
  record: DeclarationRecord,
  today: string,
): DraftAnswer[] {
  const { asked, answers, choices: chosen } = evaluate(definition, record, today);
  const fields = asked.sections.flatMap((one): DraftAnswer[] => {
    const held = answers[one.section.key] ?? {};
    const section = one.section.key;
    if (!Array.isArray(held)) return inFields(one.fields, held, { section });
    return held.flatMap(({ rowId, answers }, at) =>
      inFields(fieldsOfRow(one, rowId), answers, { section, rowId, row: at }),
    );
  });
  const choices = Object.entries(chosen).map(([key, answer]): DraftAnswer => {
    const question = definition.oneThing.questions[key];
    const labels = [answer].flat().map((one) => question?.options[one]?.label ?? one);
    return { kind: "question", key, title: question?.ask ?? key, text: labels.join("、"), answer };
  });
  const materials = asked.materials.flatMap(({ key, material }): DraftAnswer[] => {
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
  ): DraftAnswer[] {
    return list.flatMap(({ field, locked }) => {
      const answer = values[field.key];
      if (locked || answer === undefined || isEmpty(answer)) return [];
      const text =
        maskedText(field, answer) ??
        fieldText(field, answer, definition.fieldTownships, sentencesOf(definition));
      return [{ kind: "field" as const, ...place, key: field.key, title: field.title, text, answer }];
    });
  }
}

/** The name of an answer. The section counts only for fields in rows. */
export function nameOf(held: DraftAnswer): string {
  if (held.kind !== "field") return `${held.kind}:${held.key}`;
  return held.rowId === undefined ? `field:${held.key}` : `field:${held.section}.${held.rowId}.${held.key}`;
}

/** Maps names as `nameOf` gives them. Only keys, wire names and migrations count: an unchanged title alone carries no answer over. */
export function todayNames({ before, after }: Versions): (held: DraftAnswer) => string {
  const { oneThing } = after;
  const [questions, materials, sections] = [
    renamedQuestions(oneThing),
    renamedMaterials(oneThing),
    renamedSections(oneThing),
  ];
  const byWireId = new Map(Object.entries(oneThing.questions).map(([key, { id }]) => [id ?? key, key]));
  const rooms = new Map(before.form.sections.map((section) => [section.key, section]));
  const isRows = (key: string) => after.form.sections.some((one) => one.key === key && one.repeat);
  return (held) => {
    if (held.kind === "material") return `material:${materials.get(held.key) ?? held.key}`;
    if (held.kind === "question") {
      const id = before.oneThing.questions[held.key]?.id ?? held.key;
      return `question:${questions.get(id) ?? byWireId.get(id) ?? held.key}`;
    }
    const section = rooms.get(held.section);
    const room = section && roomOf({ section, field: { key: "", title: "", many: false, required: false } });
    const key = renamedFields(oneThing, room).get(held.key) ?? held.key;
    const moved = movedFields(oneThing, room).get(held.key);
    if (moved !== undefined && !isRows(moved)) return `field:${key}`;
    if (held.rowId === undefined) return `field:${key}`;
    return `field:${sections.get(held.section) ?? held.section}.${held.rowId}.${key}`;
  };
}
