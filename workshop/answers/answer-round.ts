// Takes a record and what is wished; gives it with everything answered that is asked now: an answer may ask for more.

import { isEmpty } from "../../engine/check/is-empty.ts";
import type { AskedQuestion } from "../../engine/declaration/asked/asked.ts";
import {
  type AskedField,
  type AskedSection,
  fieldsOfRow,
} from "../../engine/declaration/asked/asked-section.ts";
import { evaluateBriefly } from "../../engine/declaration/evaluate.ts";
import type { Answer, DeclarationRecord, FieldAnswers, Row } from "../../engine/declaration/record.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import type { Around } from "./around.ts";
import type { Setting, Turns, Wanted } from "./wanted.ts";
import { type Wishes, wishedAnswer, wishedChoice, wishesFor } from "./wished-answer.ts";
import { rowAnswer, rowCount } from "./wished-rows.ts";

export interface Work {
  definition: Definition;
  setting: Setting;
  wanted: Wanted;
  turns: Turns;
  wishes: Wishes;
}

export function answerRound(work: Work, record: DeclarationRecord): DeclarationRecord {
  const { definition, setting } = work;
  const asked = evaluateBriefly(definition, record, setting.today).asked;
  const choices = { ...record.choices };
  for (const one of asked.questions) {
    const choice = choices[one.key] ?? choiceOf(work, one);
    if (choice !== undefined && choice.length > 0) choices[one.key] = choice;
  }
  const answers = { ...record.answers };
  for (const one of asked.sections) {
    const held = answers[one.section.key];
    answers[one.section.key] = one.section.repeat
      ? answerRows(work, one, Array.isArray(held) ? held : [])
      : answerFields(work, one, one.fields, Array.isArray(held) ? {} : (held ?? {}), 0);
  }
  return { ...record, choices, answers };
}

function choiceOf(
  { setting, wanted, turns, wishes }: Work,
  { key, question }: AskedQuestion,
): Answer | undefined {
  const turn = turns.answers.get(key) ?? 0;
  if (!wanted.choices) return wishedChoice(question, key, gladly(question), wishes, setting.today, turn);
  const wanting = wanted.choices[key] ?? (question.optional ? [] : undefined);
  // A combination is kept even where a rule would rather have another.
  return wishedChoice(question, key, wanting, { firm: wishes.firm, soft: [] }, setting.today, turn);
}

/** Of a question that takes many all options that take nothing away: the fullest declaration. */
function gladly({ options, many }: AskedQuestion["question"]): Answer | undefined {
  const adding = Object.entries(options).filter(([, { removes, forbids }]) => !forbids && !removes?.length);
  return many ? adding.map(([key]) => key) : undefined;
}

function answerRows(work: Work, asked: AskedSection, held: readonly Row[]): Row[] {
  const all = [...work.wishes.firm, ...work.wishes.soft];
  const count = rowCount(asked.section, all);
  const rows = Array.from({ length: count }, (_, at): Row => {
    const row = held[at] ?? { rowId: `row${at + 1}`, answers: {} };
    const answers = answerFields(work, asked, fieldsOfRow(asked, row.rowId), row.answers, at);
    return { ...row, answers };
  });
  // Sums and counts are shared out among the rows that are asked.
  for (const field of asked.section.fields) {
    const among = rows.filter(({ rowId }) =>
      fieldsOfRow(asked, rowId).some((one) => one.field.key === field.key),
    );
    among.forEach((row, at) => {
      const place = { at, count: among.length };
      const value = rowAnswer(field.key, field.format === "integer", field.many, place, all);
      if (value !== undefined) row.answers = { ...row.answers, [field.key]: value };
    });
  }
  return rows;
}

function answerFields(
  work: Work,
  { section }: AskedSection,
  fields: readonly AskedField[],
  before: FieldAnswers,
  row: number,
): FieldAnswers {
  const { definition, setting, wanted, turns, wishes } = work;
  const answers = { ...before };
  // A paper number is written once its type is known.
  for (const { field, locked, required } of fields.toSorted(
    (a, b) => Number(!!a.field.paperType) - Number(!!b.field.paperType),
  )) {
    if (locked) continue;
    const turn = turns.answers.get(`${section.key}.${field.key}`);
    const wished = wishesFor([...wishes.firm, ...wishes.soft], field.key).length > 0;
    const present = answers[field.key];
    if (!wished && turn === undefined && present !== undefined && !isEmpty(present)) continue;
    if (!wished && !required && wanted.fill === "required") continue;
    const around: Around = {
      today: setting.today,
      townships: Object.keys(definition.fieldTownships),
      row,
      seed: setting.seed,
      ...paperTypeOf(field.paperType, fields, answers),
    };
    const value = wishedAnswer(field, present, wishes, around, turn ?? 0);
    if (value !== undefined) answers[field.key] = value;
    else if (present !== undefined) answers[field.key] = field.many ? [] : "";
  }
  return answers;
}

function paperTypeOf(key: string | undefined, fields: readonly AskedField[], answers: FieldAnswers) {
  const asked = fields.find(({ field }) => field.key === key);
  const type = key === undefined ? undefined : (asked?.locked?.value ?? answers[key]);
  return typeof type === "string" && type !== "" ? { paperType: type } : {};
}
