// Fills a section from the records of a register, and reports which typed answers that would replace.

import { isEmpty } from "../check/is-empty.ts";
import type { Field, Section } from "../one-thing/form.ts";
import { type SourceRecord, sources } from "../one-thing/sources.ts";
import { normaliseAnswer } from "./formats/formats.ts";
import type { FieldAnswers, Row } from "./record.ts";

export interface Filling {
  answers: FieldAnswers;
  /** Fields that held a different answer: ask before replacing these. */
  replaced: Field[];
}

/** What a record says about the fields of a section; a choice is matched by its value or its label. Fields it does not mention are left out. */
export function answersFrom({ from, fields }: Section, record: SourceRecord): FieldAnswers {
  const answers: FieldAnswers = {};
  for (const field of fields) {
    const text = record[from?.fill[field.key] ?? ""];
    const value = text === undefined || text === "" ? undefined : fitted(field, text);
    if (value !== undefined) answers[field.key] = value;
  }
  return answers;
}

/** Writes one record over a plain section. */
export function fillFrom(section: Section, before: FieldAnswers, record: SourceRecord): Filling {
  const recorded = answersFrom(section, record);
  const replaced = section.fields.filter(({ key, default: usual }) => {
    const had = before[key];
    return (
      recorded[key] !== undefined && !isEmpty(had) && had !== usual && String(had) !== String(recorded[key])
    );
  });
  return { answers: { ...before, ...recorded }, replaced };
}

/** Fills only empty fields, so nothing that was typed is lost. */
export function fillGaps(section: Section, before: FieldAnswers, record: SourceRecord): FieldAnswers {
  const { answers, replaced } = fillFrom(section, before, record);
  const kept = replaced.map(({ key }) => [key, before[key]]);
  return { ...answers, ...Object.fromEntries(kept) };
}

/** Whether a row of the section already is this very record. */
export function isListed({ from }: Section, rows: readonly Row[], record: SourceRecord): boolean {
  if (!from) return false;
  const known: readonly string[] = sources[from.source].knownBy;
  const keys = Object.entries(from.fill).filter(([, name]) => known.includes(name) && record[name]);
  if (keys.length === 0) return false;
  return rows.some(({ answers }) => keys.every(([key, name]) => answers[key] === record[name]));
}

/**
 * A repeatable section with the records as rows: rows without a typed answer are filled first, then rows are added, up to the section's
 * maximum. A record that is already listed is left out. `newId` makes the id of a new row.
 */
export function rowsFrom(
  section: Section,
  rows: readonly Row[],
  records: readonly SourceRecord[],
  newId: () => string,
): Row[] {
  const made = [...rows];
  for (const record of records) {
    if (isListed(section, made, record)) continue;
    const answers = answersFrom(section, record);
    const free = made.findIndex((row) => isBlank(section, row));
    const row = made[free];
    if (row) made[free] = { ...row, answers: { ...row.answers, ...answers } };
    else if (made.length < (section.repeat?.max ?? 1)) made.push({ rowId: newId(), answers });
  }
  return made;
}

function isBlank({ fields }: Section, { answers }: Row): boolean {
  return fields.every(({ key, default: usual }) => isEmpty(answers[key]) || answers[key] === usual);
}

function fitted(field: Field, text: string): FieldAnswers[string] | undefined {
  const { choices, many } = field;
  if (!choices) return normaliseAnswer(field, text);
  const choice = choices.find((one) => one.const === text) ?? choices.find(({ title }) => title === text);
  if (!choice) return undefined;
  return many ? [choice.const] : choice.const;
}
