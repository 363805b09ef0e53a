// Compiles the JSON contracts of the calls into checks of requests and, for tests, of answers.

import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { allCalls } from "../engine/contract/calls.ts";
import answers from "../schemas/answers.schema.json" with { type: "json" };

type Part = "ask" | "answer";
type Checks = Record<string, ValidateFunction>;

const compiled: Partial<Record<Part, Checks>> = {};

/** Call name → check, compiled once per process. Stops at the first error, since nobody outside needs the others. */
export function compileContracts(part: Part): Checks {
  compiled[part] ??= compile(part);
  return compiled[part];
}

function compile(part: Part): Checks {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: false, allowUnionTypes: true });
  ajv.addSchema(answers);
  return Object.fromEntries(
    allCalls.map((contract) => {
      const schema = { $id: `calls/${contract.name}.${part}.json`, ...contract[part] };
      return [contract.name, ajv.compile(schema)];
    }),
  );
}
