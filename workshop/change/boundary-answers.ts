// Makes answers and numbers of rows that were valid before, on both sides of each limit that moved.

import { isEqual } from "../../engine/change/change.ts";
import { type FieldPairs, limitOf, type PlacedField, patternOf } from "../../engine/change/field-pairs.ts";
import type { Answer } from "../../engine/condition/facts.ts";
import type { DefinitionWithChecks } from "../../engine/one-thing/definition.ts";
import type { Section } from "../../engine/one-thing/form.ts";
import { brokenAnswers, edgeAnswers } from "../answers/edge-answers.ts";
import { type AnswerContext, fitsField, validAnswers } from "../answers/valid-answers.ts";

type Pair = FieldPairs["kept"][number];

/** Everything that decides whether an answer is valid. */
function judged(placed: PlacedField) {
  const { many, format, minLength, maxLength, choices, minimum, maximum, earliest, latest } = placed.field;
  const [pattern, least, most] = [
    patternOf(placed),
    limitOf(placed, "minItems"),
    limitOf(placed, "maxItems"),
  ];
  return {
    many,
    format,
    minLength,
    maxLength,
    pattern,
    least,
    most,
    minimum,
    maximum,
    earliest,
    latest,
    values: choices?.map(({ const: value }) => value),
  };
}

export const isJudgedOtherwise = ({ before, after }: Pair): boolean =>
  !isEqual(judged(before), judged(after));

/** Without repetition. `before`: the version whose checks they pass. */
export function boundaryAnswers(before: DefinitionWithChecks, pair: Pair, around: AnswerContext): Answer[] {
  const { section, field } = pair.before;
  const check = before.checks[section.key];
  const isRight = (answer: Answer) =>
    check?.({ [field.key]: answer }) === true &&
    (typeof answer !== "string" || fitsField(field, answer, around));
  const candidates = field.many ? listsFor(pair) : textsFor(pair, around);
  return candidates.filter(
    (answer, at) => isRight(answer) && candidates.findIndex((other) => isEqual(other, answer)) === at,
  );
}

function textsFor({ before, after }: Pair, around: AnswerContext): Answer[] {
  const { minLength = 0, maxLength } = after.field;
  return [
    ...edgeAnswers(before.field, around),
    ...brokenAnswers(after.field, false, around).map(({ answer }) => answer),
    ...[minLength - 1, ...(maxLength === undefined ? [] : [maxLength + 1])].flatMap(ofLength),
    ...validAnswers(before.field, around),
    ...[before.field.example, "12345678", "A1", "abc", "样样", "-"].filter((text) => text !== undefined),
  ];
}

/** In the styles of different formats. */
function ofLength(length: number): string[] {
  if (length < 1) return [];
  const address = "@example.cn";
  return [
    ...["样", "1", "a"].map((sign) => sign.repeat(length)),
    ...(length > address.length ? [`${"a".repeat(length - address.length)}${address}`] : []),
  ];
}

function listsFor({ before, after }: Pair): string[][] {
  const values = (before.field.choices ?? []).map(({ const: value }) => value);
  const numbers = borders(limitsOf(before), limitsOf(after)).filter(
    (count) => count > 0 && count <= values.length,
  );
  return numbers.map((count) => values.slice(0, count));
}

interface Limits {
  min: number;
  max: number;
}

const limitsOf = (placed: PlacedField): Limits => ({
  min: limitOf(placed, "minItems") ?? 0,
  max: limitOf(placed, "maxItems") ?? placed.field.choices?.length ?? 0,
});

/** Numbers of rows that were valid before; none when the limits are unchanged. */
export function boundaryRows({ repeat: was }: Section, { repeat: now }: Section): number[] {
  if (!was || !now || (was.min === now.min && was.max === now.max)) return [];
  return borders(was, now);
}

/** The former minimum and maximum, and one too few or too many by the new limits. */
function borders(was: Limits, now: Limits): number[] {
  const numbers = [was.min, was.max, now.min - 1, now.max + 1];
  return [...new Set(numbers)].filter((count) => count >= was.min && count <= was.max);
}
