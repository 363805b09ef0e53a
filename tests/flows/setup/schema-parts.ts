// Lists every part of the schemas that editors use, with its place, what an editor shows for it, and its kind.

import catalogueSchema from "../../../schemas/catalogue.schema.json" with { type: "json" };
import formSchema from "../../../schemas/form.schema.json" with { type: "json" };
import oneThingSchema from "../../../schemas/one-thing.schema.json" with { type: "json" };
import type { Schema as SchemaWords } from "../../../workshop/words/schema-words.ts";

export const editorSchemas = {
  "one-thing": oneThingSchema,
  form: formSchema,
  catalogue: catalogueSchema,
} as Record<string, Schema>;

/** Tests may look up any word of it. */
export type Schema = SchemaWords & { [word: string]: unknown };

export interface SchemaPart {
  /** JSON pointer into the schema. */
  place: string;
  schema: Schema;
  /** The part merged with what it borrows by `$ref`: an editor puts the borrowed words over its own. */
  shown: Schema;
  /** Whether a designer meets it by name: a property, a definition, an entry of a list or of an object. */
  named: boolean;
}

const maps = ["properties", "$defs"];
const single = ["additionalProperties", "items"];
const unnamed = ["then", "else"];

/** Every part, parents before children. Conditions (`if`, `dependentSchemas`) only judge and are never shown. */
export function partsOf(root: Schema): SchemaPart[] {
  const visit = (schema: Schema, place: string, named: boolean): SchemaPart[] => {
    const borrowed = schema.$ref?.startsWith("#/$defs/") && defOf(root, schema.$ref);
    const inMaps = maps.flatMap((word) =>
      Object.entries((schema[word] ?? {}) as Record<string, Schema>).flatMap(([key, part]) =>
        visit(part, `${place}/${word}/${key}`, true),
      ),
    );
    const below = [...single, ...unnamed].flatMap((word) => {
      const part = schema[word];
      if (typeof part !== "object" || part === null) return [];
      return visit(part as Schema, `${place}/${word}`, single.includes(word));
    });
    return [{ place, schema, shown: { ...schema, ...borrowed }, named }, ...inMaps, ...below];
  };
  return visit(root, "", true);
}

function defOf(root: Schema, ref: string): Schema {
  return ((root.$defs ?? {}) as Record<string, Schema>)[ref.slice("#/$defs/".length)] ?? {};
}
