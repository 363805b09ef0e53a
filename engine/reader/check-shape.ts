// Checks the shape of a designer's file against its JSON Schema.

import { Ajv2020 } from "ajv/dist/2020.js";
import catalogueSchema from "../../schemas/catalogue.schema.json" with { type: "json" };
import formSchema from "../../schemas/form.schema.json" with { type: "json" };
import oneThingSchema from "../../schemas/one-thing.schema.json" with { type: "json" };
import { designProblem } from "../problem/design-problem.ts";
import { problemsFromAjv, type SchemaError } from "../problem/from-ajv.ts";
import { below } from "../problem/pointer.ts";
import type { DesignProblem } from "../problem/problem.ts";
import { sentences } from "../problem/texts.ts";
import { fileOptions } from "./ajv-options.ts";

const schemas = { "one-thing": oneThingSchema, form: formSchema, catalogue: catalogueSchema };

export type FileKind = keyof typeof schemas;

let compiler: Ajv2020 | undefined;

/** Compiled on first use and kept, so a page that only declares never compiles a schema. */
function compiled(kind: FileKind) {
  compiler ??= new Ajv2020({ ...fileOptions, schemas: Object.values(schemas) });
  const check = compiler.getSchema(kind);
  if (!check) throw new Error(`schemas/${kind}.schema.json has another $id`);
  return check;
}

/** Everything wrong with the shape of a file. A file that is nested too deep is not examined further. */
export function checkShape(kind: FileKind, json: unknown): DesignProblem[] {
  const deep = tooDeep(json);
  if (deep.length > 0) return deep;
  const check = compiled(kind);
  return check(json) ? [] : problemsFromAjv((check.errors ?? []) as SchemaError[]);
}

const MAX_DEPTH = 12;

/** At most one problem: the first place deeper than `MAX_DEPTH` objects and lists. */
function tooDeep(json: unknown): DesignProblem[] {
  const steps = deepPlace(json, 0);
  if (steps === undefined) return [];
  return [designProblem({ pointer: below("", ...steps) }, "too-deep", sentences["too-deep"](MAX_DEPTH))];
}

function deepPlace(value: unknown, depth: number): string[] | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (depth >= MAX_DEPTH) return [];
  for (const [key, part] of Object.entries(value)) {
    const found = deepPlace(part, depth + 1);
    if (found !== undefined) return [key, ...found];
  }
  return undefined;
}
