// Says what a compiled check finds wrong with the shape of a value.

import type { SectionCheck } from "../../one-thing/definition.ts";
import type { Field } from "../../one-thing/form.ts";
import type { Sentences } from "../../sentences/chinese.ts";
import type { FieldAnswers } from "../record.ts";

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

interface Shape {
  rule: string;
  sentence: "choice" | "tooLong" | "tooShort" | "tooMany" | "tooFew" | "shape";
}

const choice: Shape = { rule: "choice", sentence: "choice" };
const shapes: Record<string, Shape> = {
  maxLength: { rule: "length", sentence: "tooLong" },
  minLength: { rule: "length", sentence: "tooShort" },
  maxItems: { rule: "length", sentence: "tooMany" },
  minItems: { rule: "length", sentence: "tooFew" },
  oneOf: choice,
  anyOf: choice,
  enum: choice,
  const: choice,
  uniqueItems: choice,
};
const other: Shape = { rule: "shape", sentence: "shape" };

/** The rule that an error breaks, and its sentence. */
export function shapeProblem(
  { title }: Field,
  { keyword, params }: ShapeError,
  { problems }: Sentences,
): [rule: string, message: string] {
  const { rule, sentence } = shapes[keyword] ?? other;
  return [rule, problems[sentence](title, params.limit)];
}
