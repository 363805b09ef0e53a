// Takes the verdict of a compiled check; gives for each field the first thing it says, in Chinese.

import type { SectionCheck } from "../../one-thing/definition.ts";
import type { Field } from "../../one-thing/form.ts";
import type { FieldAnswers } from "../record.ts";
import { problemWords } from "./sentences.ts";

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

const choice: Shape = { rule: "choice", sentence: problemWords.choice };
const shapes: Record<string, Shape> = {
  maxLength: { rule: "length", sentence: problemWords.tooLong },
  minLength: { rule: "length", sentence: problemWords.tooShort },
  maxItems: { rule: "length", sentence: problemWords.tooMany },
  minItems: { rule: "length", sentence: problemWords.tooFew },
  oneOf: choice,
  anyOf: choice,
  enum: choice,
  const: choice,
  uniqueItems: choice,
};
const other: Shape = { rule: "shape", sentence: problemWords.shape };

/** The rule that an error breaks and its sentence. */
export function shapeProblem(
  { title }: Field,
  { keyword, params }: ShapeError,
): [rule: string, message: string] {
  const { rule, sentence } = shapes[keyword] ?? other;
  return [rule, sentence(title, params.limit)];
}
