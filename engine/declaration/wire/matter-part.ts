// Takes one matter's part out of the one declaration: what its department needs to decide, and nothing that only others need.

import { conditionKeys } from "../../condition/fold.ts";
import type { ChosenMatter } from "../../one-thing/choose-matters.ts";
import { fieldText } from "../../one-thing/field-text.ts";
import { sentencesOf } from "../../sentences/sentences.ts";
import type { Answered } from "../asked/asked-answers.ts";
import { type AskedField, type AskedSection, fieldsOfRow } from "../asked/asked-section.ts";
import type { Place } from "../asked/prepare.ts";
import { usersOf } from "../asked/situation.ts";
import type { Answer, FieldAnswers } from "../record.ts";

export interface PartField {
  key: string;
  title: string;
  /** The code or text that was answered, not masked. */
  value: Answer;
  /** The same as a reader sees it. */
  text: string;
}

export interface PartSection {
  key: string;
  title: string;
  /** Of a row of a list; null for a section that is answered once. */
  rowId: string | null;
  /** Those that are answered. */
  fields: PartField[];
}

export interface MatterPart {
  /** Questions that choose the matter, or on which something it asks depends. */
  choices: { key: string; ask: string; options: { key: string; label: string }[] }[];
  sections: PartSection[];
  /** Keys of its materials. */
  materials: string[];
}

/** `matter`: a chosen one. Fields and materials without `for` belong to every matter. */
export function matterPart(seen: Answered, { key }: ChosenMatter): MatterPart {
  const { definition, prepared, asked, answers, choices } = seen;
  const isOurs = (words: Place["words"]) => usersOf(seen, words).some((matter) => matter.key === key);
  const read = new Set<string>();
  const readBy = (words: Place["words"]) => {
    for (const { when } of words) for (const each of conditionKeys(when)) read.add(each);
  };

  const ours = (section: AskedSection, fields: readonly AskedField[]) =>
    fields.flatMap(({ field }) => {
      const place = prepared.bySection.get(section.section)?.byKey.get(field.key);
      return place && isOurs(place.words) ? [place] : [];
    });
  const part = (
    section: AskedSection,
    fields: readonly AskedField[],
    held: FieldAnswers,
    rowId: string | null,
  ) => {
    const filled = ours(section, fields).flatMap(({ field, words }): PartField[] => {
      const value = held[field.key];
      if (value === undefined) return [];
      readBy(words);
      read.add(field.key);
      const text = fieldText(field, value, definition.fieldTownships, sentencesOf(definition));
      return [{ key: field.key, title: field.title, value, text }];
    });
    const { key, title } = section.section;
    return filled.length > 0 ? [{ key, title, rowId, fields: filled }] : [];
  };
  const sections = asked.sections.flatMap((section) => {
    const held = answers[section.section.key] ?? {};
    if (!Array.isArray(held)) return part(section, section.fields, held, null);
    return held.flatMap((row) => part(section, fieldsOfRow(section, row.rowId), row.answers, row.rowId));
  });
  const materials = asked.materials.filter(({ material }) => isOurs([material]));
  readBy(materials.map(({ material }) => material));

  return {
    choices: asked.questions.flatMap(({ key: name, question }) => {
      const chosen = [choices[name] ?? []].flat();
      const brings = Object.values(question.options).some(({ adds }) => adds?.includes(key));
      if (chosen.length === 0 || !(brings || read.has(name) || read.has(question.fills ?? name))) return [];
      const options = chosen.map((each) => ({ key: each, label: question.options[each]?.label ?? each }));
      return [{ key: name, ask: question.ask, options }];
    }),
    sections,
    materials: materials.map((material) => material.key),
  };
}
