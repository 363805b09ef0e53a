// Answers everything that a record currently asks; answers may lead to more questions, so callers repeat it until nothing is new.

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
import type { Attempts, Goal, RecordContext } from "./goal.ts";
import { type Targets, targetAnswer, targetChoice, targetsFor } from "./target-answer.ts";
import { rowAnswer, rowCount } from "./target-rows.ts";
import type { AnswerContext } from "./valid-answers.ts";

export interface Work {
  definition: Definition;
  context: RecordContext;
  goal: Goal;
  attempts: Attempts;
  targets: Targets;
}

export function answerRound(work: Work, record: DeclarationRecord): DeclarationRecord {
  const { definition, context } = work;
  const asked = evaluateBriefly(definition, record, context.today).asked;
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
  { context, goal, attempts, targets }: Work,
  { key, question }: AskedQuestion,
): Answer | undefined {
  const turn = attempts.answers.get(key) ?? 0;
  if (!goal.choices) return targetChoice(question, key, gladly(question), targets, context.today, turn);
  const wanting = goal.choices[key] ?? (question.optional ? [] : undefined);
  // A given combination is kept even if a soft target would prefer another.
  return targetChoice(question, key, wanting, { firm: targets.firm, soft: [] }, context.today, turn);
}

/** For a multiple-choice question, all options that remove nothing, which gives the fullest declaration. */
function gladly({ options, many }: AskedQuestion["question"]): Answer | undefined {
  const adding = Object.entries(options).filter(([, { removes, forbids }]) => !forbids && !removes?.length);
  return many ? adding.map(([key]) => key) : undefined;
}

function answerRows(work: Work, asked: AskedSection, held: readonly Row[]): Row[] {
  const all = [...work.targets.firm, ...work.targets.soft];
  const count = rowCount(asked.section, all);
  const rows = Array.from({ length: count }, (_, at): Row => {
    const row = held[at] ?? { rowId: `row${at + 1}`, answers: {} };
    const answers = answerFields(work, asked, fieldsOfRow(asked, row.rowId), row.answers, at);
    return { ...row, answers };
  });
  // Sums and counts are divided among the rows.
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
  const { definition, context, goal, attempts, targets } = work;
  const answers = { ...before };
  // A paper number comes after its type, which decides its form.
  for (const { field, locked, required } of fields.toSorted(
    (a, b) => Number(!!a.field.paperType) - Number(!!b.field.paperType),
  )) {
    if (locked) continue;
    const turn = attempts.answers.get(`${section.key}.${field.key}`);
    const says = fields.map((one) => one.field).filter(({ idCard }) => idCard === field.key);
    const wished = [field, ...says].some(
      ({ key }) => targetsFor([...targets.firm, ...targets.soft], key).length > 0,
    );
    const present = answers[field.key];
    if (!wished && turn === undefined && present !== undefined && !isEmpty(present)) continue;
    if (!wished && !required && goal.fill === "required") continue;
    const around: AnswerContext = {
      today: context.today,
      townships: Object.keys(definition.fieldTownships),
      row,
      seed: context.seed,
      says,
      ...paperTypeOf(field.paperType, fields, answers),
    };
    const value = targetAnswer(field, present, targets, around, turn ?? 0);
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
