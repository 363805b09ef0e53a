// Takes the JSON of a designer's file and which kind of file it is; gives what its schema says against it.

import { Ajv2020 } from "ajv/dist/2020.js";
import catalogueSchema from "../../schemas/catalogue.schema.json" with { type: "json" };
import formSchema from "../../schemas/form.schema.json" with { type: "json" };
import oneThingSchema from "../../schemas/one-thing.schema.json" with { type: "json" };
import { problemsFromAjv, type SchemaError } from "../problem/from-ajv.ts";
import type { DesignProblem } from "../problem/problem.ts";
import { fileOptions } from "./ajv-options.ts";
import { tooDeep } from "./rules/depth.ts";

const schemas = { "one-thing": oneThingSchema, form: formSchema, catalogue: catalogueSchema };

export type FileKind = keyof typeof schemas;

let compiler: Ajv2020 | undefined;

/** Compiled at first use and kept: a page that only declares never compiles a schema. */
function compiled(kind: FileKind) {
  compiler ??= new Ajv2020({ ...fileOptions, schemas: Object.values(schemas) });
  const check = compiler.getSchema(kind);
  if (!check) throw new Error(`schemas/${kind}.schema.json has another $id`);
  return check;
}

/** What is wrong with the shape of a file, all at once. A file nested too deep is not looked into further. */
export function checkFile(kind: FileKind, json: unknown): DesignProblem[] {
  const deep = tooDeep(json);
  if (deep.length > 0) return deep;
  const check = compiled(kind);
  return check(json) ? [] : problemsFromAjv((check.errors ?? []) as SchemaError[]);
}
