// Says in Chinese what a compiled check finds wrong with the shape of a value.

import type { SectionCheck } from "../../one-thing/definition.ts";
import type { Field } from "../../one-thing/form.ts";
import type { FieldAnswers } from "../record.ts";
import { problemTexts } from "../texts.ts";

export type ShapeError = NonNullable<SectionCheck["errors"]>[number];

const none: ReadonlyMap<string, ShapeError> = new Map();

/** Field key → its first error. The compiled check keeps its errors on itself, so they are read at once. */
export function shapeErrors(check: SectionCheck, values: FieldAnswers): ReadonlyMap<string, ShapeError> {
  if (check(values)) return none;
  const errors = new Map<string, ShapeError>();
  for (const error of check.errors ?? []) {
    const key = error.instancePath.split("/")[1] ?? "";
    if (!errors.has(key)) errors.set(key, error);
  }
  return errors;
}

type Sentence = (title: string, limit: unknown) => string;
interface Shape {
  rule: string;
  sentence: Sentence;
}

const choice: Shape = { rule: "choice", sentence: problemTexts.choice };
const shapes: Record<string, Shape> = {
  maxLength: { rule: "length", sentence: problemTexts.tooLong },
  minLength: { rule: "length", sentence: problemTexts.tooShort },
  maxItems: { rule: "length", sentence: problemTexts.tooMany },
  minItems: { rule: "length", sentence: problemTexts.tooFew },
  oneOf: choice,
  anyOf: choice,
  enum: choice,
  const: choice,
  uniqueItems: choice,
};
const other: Shape = { rule: "shape", sentence: problemTexts.shape };

/** The rule that an error breaks, and its sentence. */
export function shapeProblem(
  { title }: Field,
  { keyword, params }: ShapeError,
): [rule: string, message: string] {
  const { rule, sentence } = shapes[keyword] ?? other;
  return [rule, sentence(title, params.limit)];
}
