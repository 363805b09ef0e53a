// Writes the ES module that brings a definition to the page: the definition as data, its checks as plain code.

import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import type { Definition } from "../one-thing/definition.ts";
import { answerOptions } from "./ajv-options.ts";
import { checkSchema } from "./check-schema.ts";

// The only module that the generated code may require. It is inlined into the source, because the build, the dev server
// and the tests resolve a CommonJS import inside a virtual module differently.
const lengthImport = 'require("ajv/dist/runtime/ucs2length").default';
const lengthCode = "(text) => [...text].length";

/**
 * Exports `definition` and `checks`. It uses Ajv's own standalone code, not RJSF's: a check is looked up by its section,
 * so RJSF's hashes and the checks of every sub-schema are dead weight. The result is about half as large and needs no
 * `new Function`. Options and schemas are those of `compileChecks`, so the verdicts are the same.
 * The language is left out: who loads the module gives it one (`withSentences`). Throws when the code would need a module at run time.
 */
export function definitionModule(definition: Definition): string {
  const { sections } = definition.form;
  const compiler = new Ajv2020({ ...answerOptions, code: { source: true, esm: true, optimize: 2 } });
  const names = sections.map((_, index) => `check${index}`);
  sections.forEach((section, index) => {
    compiler.addSchema(checkSchema(section), names[index]);
  });
  const generated = standaloneCode(compiler, Object.fromEntries(names.map((name) => [name, name])));
  const code = generated.replaceAll(lengthImport, lengthCode);
  if (/\brequire\(/.test(code.replaceAll(/"(?:[^"\\]|\\.)*"/g, ""))) {
    throw new Error(`the checks of ${definition.form.code} need a module at run time`);
  }
  const checks = sections.map(({ key }, index) => `${JSON.stringify(key)}: ${names[index]}`).join(", ");
  return `${code}
export const checks = { ${checks} };
export const definition = ${JSON.stringify({ ...definition, sentences: undefined })};
`;
}
