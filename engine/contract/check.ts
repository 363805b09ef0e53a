// Compiles the JSON Schemas of the contracts into checks, each when it is first needed: a start waits for none.

import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import answers from "../../schemas/contract/answers.schema.json" with { type: "json" };
import shared from "../../schemas/contract/city-services/shared.json" with { type: "json" };
import type { CallContract } from "./calls.ts";
import { type ServiceName, services } from "./city-services.ts";
import type { DepartmentEvent } from "./department-types.gen.ts";
import { eventSchema } from "./departments.ts";

type Part = "ask" | "answer";

/** Of the portal's own calls. It stops at the first error, since nobody outside needs the others. */
export const callCheck = (part: Part, { name, [part]: schema }: CallContract): ValidateFunction =>
  checkOf(`calls/${name}.${part}.json`, schema);

/** Of a city's service. An answer loses the fields that the contract does not name: a service may say more than it must. */
export function serviceCheck(part: Part, name: ServiceName, call: string): ValidateFunction {
  const schema = services[name].calls[call]?.[part];
  if (!schema) throw new Error(`The contract has no call ${name}.${call}.`);
  const wish = part === "answer" ? ({ removeAdditional: true } as const) : undefined;
  return checkOf(`city-services/${name}.${call}.${part}.json`, schema, wish);
}

/** Of what a department's system says, with all its errors. */
export const eventCheck = (): ValidateFunction<DepartmentEvent> =>
  checkOf(eventSchema.$id, eventSchema, { allErrors: true });

/** `id`: where the schema's own references start from. */
function checkOf<Shape>(
  id: string,
  schema: object,
  wish: { removeAdditional?: true; allErrors?: true } = {},
): ValidateFunction<Shape> {
  const key = Object.keys(wish).join();
  const compiler = compilers.get(key) ?? new Ajv2020({ ...options, ...wish }).addSchema([answers, shared]);
  compilers.set(key, compiler);
  return compiler.getSchema<Shape>(id) ?? compiler.compile<Shape>({ ...schema, $id: id });
}

const compilers = new Map<string, Ajv2020>();
const options = { strict: true, strictRequired: false, allowUnionTypes: true, discriminator: true };
