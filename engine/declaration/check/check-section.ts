// Finds what is wrong with the answers of a section, or of one of its rows.

import { isEmpty } from "../../check/is-empty.ts";
import { hasForbiddenCharacter } from "../../check/text.ts";
import type { SectionCheck } from "../../one-thing/definition.ts";
import type { Field } from "../../one-thing/form.ts";
import type { AnswerProblem } from "../../problem/problem.ts";
import type { Sentences } from "../../sentences/chinese.ts";
import { type AskedField, type AskedSection, fieldsOfRow } from "../asked/asked-section.ts";
import { whatIdCardSays } from "../asked/locks.ts";
import { formats, normaliseAnswer } from "../formats/formats.ts";
import type { Answer, FieldAnswers } from "../record.ts";
import { outOfBounds } from "./bounds.ts";
import { type ShapeError, shapeErrors, shapeProblem } from "./shape-problem.ts";

interface Found {
  severity: AnswerProblem["severity"];
  rule: string;
  message: string;
}

/**
 * Judges only what is asked: required by the empty rule, then its format, then its shape, at most one problem per field, in their order (Spec 5).
 * `step` is where the problems are shown. For a repeatable section, pass the answers of the row `rowId`.
 */
export function checkSection(
  asked: AskedSection,
  answers: FieldAnswers,
  check: SectionCheck,
  today: string,
  step: string,
  said: Sentences,
  rowId?: string,
): AnswerProblem[] {
  const fields = fieldsOfRow(asked, rowId);
  const values = givenValues(fields, answers);
  const shapes = shapeErrors(check, values);
  const problems: AnswerProblem[] = [];
  for (const asking of fields) {
    const { field } = asking;
    const found = problemOf(asking, values, today, shapes.get(field.key), said);
    if (!found) continue;
    const { severity, rule, message } = found;
    const problem: AnswerProblem = {
      severity,
      rule,
      message,
      step,
      section: asked.section.key,
      field: field.key,
    };
    if (rowId !== undefined) problem.rowId = rowId;
    problems.push(problem);
  }
  return problems;
}

/** Normalised answers of the asked fields, without the empty ones; given values come before typed ones. */
function givenValues(fields: readonly AskedField[], answers: FieldAnswers): FieldAnswers {
  const typeOf = (field: Field) => {
    const asking = field.paperType && fields.find((one) => one.field.key === field.paperType);
    const type = asking && (asking.locked?.value ?? answers[asking.field.key]);
    return typeof type === "string" && type !== "" ? type : undefined;
  };
  const values: FieldAnswers = {};
  for (const { field, locked } of fields) {
    const value = locked ? locked.value : answers[field.key];
    if (value !== undefined && !isEmpty(value))
      values[field.key] = normaliseAnswer(field, value, typeOf(field));
  }
  return values;
}

function problemOf(
  { field, required, locked }: AskedField,
  values: FieldAnswers,
  today: string,
  shape: ShapeError | undefined,
  sentences: Sentences,
): Found | undefined {
  const value = values[field.key];
  const error = (rule: string, message: string): Found => ({ severity: "error", rule, message });
  // A given value cannot be corrected here: a question has its own place, and the gateway vouches for the rest.
  if (locked) {
    const said = field.idCard !== undefined && typeof value === "string";
    const bounds = said ? outOfBounds(field, value, today, sentences) : undefined;
    return bounds === undefined ? undefined : error("bounds", bounds);
  }
  if (value === undefined) return required ? error("required", missing(field, sentences)) : undefined;
  if (broken(value)) return error("text", sentences.problems.forbiddenCharacter(field.title));
  const rule =
    typeof value === "string" && !field.choices && field.format ? formats[field.format] : undefined;
  if (rule && typeof value === "string") {
    const type = field.paperType === undefined ? undefined : paperType(values[field.paperType]);
    if (!rule.check(value, today, type))
      return error(
        field.format === "paper" ? "paper" : "format",
        rule.sentence(sentences.formats, field.title, value, today, type),
      );
    const bounds = outOfBounds(field, value, today, sentences);
    if (bounds !== undefined) return error("bounds", bounds);
    const warning = shape ? undefined : rule.warn?.(sentences.formats, value, type);
    if (warning !== undefined) return { severity: "warning", rule: "check-digit", message: warning };
  }
  if (shape) return error(...shapeProblem(field, shape, sentences));
  const differs = notAsIdCard(field, value, values, sentences);
  return differs === undefined ? undefined : error("id-card", differs);
}

/** In a row nothing is locked, so what is typed there may contradict the identity number. */
function notAsIdCard(
  field: Field,
  value: Answer,
  values: FieldAnswers,
  { problems }: Sentences,
): string | undefined {
  const said = whatIdCardSays(field, values[field.idCard ?? ""]);
  if (said === undefined || said === value) return undefined;
  const title = field.choices?.find((choice) => choice.const === said)?.title;
  return problems.notAsIdCard(field.title, title ?? said);
}

function missing({ title, choices, many, format, widget }: Field, { problems }: Sentences): string {
  if (widget === "promise") return problems.promise(title);
  return choices || many || format === "township" ? problems.choose(title) : problems.fill(title);
}

function paperType(type: Answer | undefined): string | undefined {
  return typeof type === "string" ? type : undefined;
}

function broken(value: Answer): boolean {
  return typeof value === "string" ? hasForbiddenCharacter(value) : value.some(hasForbiddenCharacter);
}
