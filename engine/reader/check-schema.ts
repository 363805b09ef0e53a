// Reduces the schema of a section to the keywords that judge an answer, the same at build and at run time.

import type { JsonSchema, Section } from "../one-thing/form.ts";
import { type Loose, list, object, own } from "./loose.ts";

const judging = ["type", "minLength", "maxLength", "minItems", "maxItems", "uniqueItems"];

/** Characters of an answer that has a pattern, where the designer limits them by no `maxLength`. */
export const longestWithPattern = 200;

function judged(schema: Loose): JsonSchema {
  const kept = judging.flatMap((word) => (schema[word] === undefined ? [] : [[word, schema[word]]]));
  const words: JsonSchema = Object.fromEntries(kept);
  // One comparison per value instead of one branch per choice: a code list of 56 compiles to a line and gives one error.
  if (schema.oneOf !== undefined) words.enum = list(schema.oneOf).map((choice) => own(choice, "const"));
  if (schema.items !== undefined) words.items = judged(object(schema.items));
  if (schema.pattern !== undefined) {
    words.maxLength ??= longestWithPattern;
    // Below `not`, Ajv leaves an `allOf` at the first part that does not hold: the pattern never meets a longer text.
    words.not = { allOf: [{ maxLength: words.maxLength }, { not: { pattern: schema.pattern } }] };
  }
  return words;
}

/** Closed, without `required`: whether a field must be filled depends on what is asked (engine/declaration). */
export function checkSchema(section: Pick<Section, "schema">): JsonSchema {
  const properties = Object.entries(object(section.schema.properties));
  return {
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(properties.map(([key, schema]) => [key, judged(object(schema))])),
  };
}
