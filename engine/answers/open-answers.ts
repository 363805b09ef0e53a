// Takes a survey; gives what can be answered now, without the reasons: whoever fills in answers by the thousand needs none.

import type { AskedField } from "../declaration/asked-types.ts";
import type { Place, PreparedSection } from "../declaration/prepare.ts";
import type { Row } from "../declaration/record.ts";
import type { Survey } from "../declaration/survey.ts";
import type { Facts } from "../one-thing/facts.ts";
import type { Section } from "../one-thing/form.ts";
import { holds } from "../one-thing/holds.ts";
import type { Question } from "../one-thing/one-thing.ts";

export type OpenField = Pick<AskedField, "field" | "required" | "locked">;

export interface OpenSection {
  section: Section;
  /** Of a repeatable section: what a new row asks. */
  fields: OpenField[];
  /** What a row of the record asks; one that is not there yet asks what a new one does. */
  ofRow(rowId: string): OpenField[];
}

export interface OpenAnswers {
  questions: { key: string; question: Question }[];
  sections: OpenSection[];
}

/** The same questions, sections and fields as `whatIsAsked`. */
export function openAnswers(seen: Survey): OpenAnswers {
  const { definition, facts, prepared } = seen;
  const questions = Object.entries(definition.oneThing.questions)
    .filter(([key]) => facts.isQuestionAsked(key))
    .map(([key, question]) => ({ key, question }));
  return { questions, sections: prepared.sections.flatMap((section) => openSection(seen, section) ?? []) };
}

function openSection(seen: Survey, prepared: PreparedSection): OpenSection | undefined {
  const { section, places } = prepared;
  if (!section.repeat) {
    const fields = openFields(seen, places, seen.facts);
    return fields.length > 0 ? { section, fields, ofRow: () => fields } : undefined;
  }
  const held = seen.record.answers[section.key];
  const inRow = (row: Row) => openFields(seen, places, seen.facts.ofRow(prepared, row), row);
  const rows = new Map((Array.isArray(held) ? held : []).map((row) => [row.rowId, inRow(row)]));
  const fields = inRow({ rowId: "", answers: {} });
  if (fields.length === 0 && [...rows.values()].every((row) => row.length === 0)) return undefined;
  return { section, fields, ofRow: (rowId) => rows.get(rowId) ?? fields };
}

function openFields(seen: Survey, places: readonly Place[], facts: Facts, row?: Row): OpenField[] {
  return places.flatMap((place): OpenField[] => {
    if (!seen.facts.isAsked(place, row)) return [];
    const { field, words } = place;
    const required =
      field.required || words.some((word) => word.requiredWhen && holds(word.requiredWhen, facts));
    const locked = row ? undefined : seen.facts.lock(place);
    return [{ field, required, ...(locked && { locked }) }];
  });
}
