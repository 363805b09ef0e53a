// Reports files whose `$schema` does not lead an editor to the schema that explains them.

import { designProblem } from "../engine/problem/design-problem.ts";
import type { DesignProblem } from "../engine/problem/problem.ts";
import { sentences } from "../engine/problem/texts.ts";
import { own } from "../engine/reader/loose.ts";
import type { ContentFile, ContentFiles } from "./content-files.ts";

/** From each kind of file to its schema, which lies in `schemas/`. Elsewhere it may lie anywhere, so the schemas take any word. */
export function schemaWords({ catalogue, oneThings, forms, shared }: ContentFiles): DesignProblem[] {
  return [
    ...wrongWords([catalogue], "../schemas/catalogue.schema.json"),
    ...wrongWords(oneThings, "../../schemas/one-thing.schema.json"),
    ...wrongWords(forms, "../form.schema.json"),
    ...wrongWords(shared, "../../form.schema.json"),
  ];
}

/** What is no object or no text is reported by its schema. */
function wrongWords(files: readonly ContentFile[], expected: string): DesignProblem[] {
  return files.flatMap(({ path, json }) => {
    if (typeof json !== "object" || json === null || Array.isArray(json)) return [];
    const written = own(json, "$schema");
    if (written === expected || (written !== undefined && typeof written !== "string")) return [];
    const sentence = sentences["wrong-schema"](written, expected);
    return [designProblem({ pointer: "/$schema", file: path }, "wrong-schema", sentence)];
  });
}
