// Compiles the JSON contracts of the calls into checks of requests and, for tests, of answers.

import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { CallContract } from "../../engine/contract/calls.ts";
import answers from "../../schemas/answers.schema.json" with { type: "json" };

type Part = "ask" | "answer";

const compilers: Partial<Record<Part, Ajv2020>> = {};

/** The check of a call's requests or answers, compiled when the call first comes: a start waits for none. Stops at the first error, since nobody outside needs the others. */
export function checkOf(part: Part, { name, [part]: schema }: CallContract): ValidateFunction {
  compilers[part] ??= compiler();
  const id = `calls/${name}.${part}.json`;
  return compilers[part].getSchema(id) ?? compilers[part].compile({ $id: id, ...schema });
}

function compiler(): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: false, allowUnionTypes: true });
  return ajv.addSchema(answers);
}
