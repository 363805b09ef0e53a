// Picks the answers that count: asked, given and normalised.

import { isEmpty } from "../../check/is-empty.ts";
import type { Answer, Answers, FieldAnswers, Row } from "../record.ts";
import type { AskedSituation } from "./asked.ts";
import { type AskedField, type AskedSection, fieldsOfRow } from "./asked-section.ts";
import type { Place } from "./prepare.ts";
import type { Situation } from "./situation.ts";

/** A situation together with its answers to what is asked. */
export interface Answered extends AskedSituation {
  /** Section → its asked answers. A field without an answer has no key; a repeatable section keeps all its rows. */
  readonly answers: Answers;
  /** Question key → chosen options, only for questions that are asked and answered. */
  readonly choices: Record<string, Answer>;
}

export function askedAnswers(seen: AskedSituation): Answers {
  return Object.fromEntries(
    seen.asked.sections.map((asked) => [asked.section.key, answersOf(seen, asked, false)]),
  );
}

/** The same plus the fields that were emptied: without them a draft would come back with its defaults filled in again. */
export function keptAnswers(seen: AskedSituation): Answers {
  return Object.fromEntries(
    seen.asked.sections.map((asked) => [asked.section.key, answersOf(seen, asked, true)]),
  );
}

export function askedChoices({ record, asked }: AskedSituation): Record<string, Answer> {
  return Object.fromEntries(
    asked.questions.flatMap(({ key }) => {
      const choice = record.choices[key];
      return choice === undefined || isEmpty(choice) ? [] : [[key, choice]];
    }),
  );
}

function answersOf(seen: Situation, asked: AskedSection, withEmpty: boolean): FieldAnswers | Row[] {
  const prepared = seen.prepared.bySection.get(asked.section);
  if (!prepared) return {};
  const valuesOf = (fields: readonly AskedField[], row?: Row) =>
    Object.fromEntries(
      fields.flatMap(({ field }) => {
        const place = prepared.byKey.get(field.key);
        const value =
          place && (seen.facts.value(place, row) ?? (withEmpty ? emptied(seen, place, row) : undefined));
        return value === undefined ? [] : [[field.key, value]];
      }),
    );
  if (!asked.section.repeat) return valuesOf(asked.fields);
  const rows = seen.record.answers[asked.section.key];
  return (Array.isArray(rows) ? rows : []).map((row) => ({
    rowId: row.rowId,
    answers: valuesOf(fieldsOfRow(asked, row.rowId), row),
  }));
}

/** The empty answer of a field that somebody has touched. */
function emptied({ record }: Situation, { section, field }: Place, row: Row | undefined): Answer | undefined {
  const held = row?.answers ?? record.answers[section.key];
  if (!held || Array.isArray(held) || held[field.key] === undefined) return undefined;
  return field.many ? [] : "";
}
