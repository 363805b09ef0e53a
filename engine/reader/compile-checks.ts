// Compiles the checks of a form at run time, for the gateway and tests; the page gets its checks from the build.

import { Ajv2020 } from "ajv/dist/2020.js";
import type { SectionCheck, SectionChecks } from "../one-thing/definition.ts";
import type { Form } from "../one-thing/form.ts";
import { answerOptions } from "./ajv-options.ts";
import { checkSchema } from "./check-schema.ts";

/** Section key → check. The check of a repeatable section judges one row. */
export function compileChecks(form: Form): SectionChecks {
  const compiler = new Ajv2020(answerOptions);
  return Object.fromEntries(
    form.sections.map((section) => [section.key, compiler.compile(checkSchema(section)) as SectionCheck]),
  );
}
