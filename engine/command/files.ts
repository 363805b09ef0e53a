// Reads the files that the command names. What cannot be read is told by its name and why.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import {
  type Definition,
  definitionModule,
  type JsonSchema,
  plainDefinition,
  readDefinition,
  UnsupportedSchema,
} from "../index.ts";
import { problemsFromAjv, type SchemaError } from "../problem/from-ajv.ts";
import type { DesignProblem } from "../problem/problem.ts";
import { fileOptions } from "../reader/ajv-options.ts";
import type { GivenAnswers } from "./check.ts";
import { texts } from "./texts.ts";

/** Says what a person who runs the command has to mend. */
export class FileProblem extends Error {}

export function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  } catch (problem) {
    throw new FileProblem(texts.unreadable(file, (problem as Error).message));
  }
  try {
    return JSON.parse(text);
  } catch (problem) {
    throw new FileProblem(texts.noJson(file, (problem as Error).message));
  }
}

/** Throws FileProblem with every sentence about the files. */
export function readThing(thing: string, form: string, catalogue: string | undefined): Definition {
  const read = readDefinition({
    oneThing: readJson(thing),
    form: readJson(form),
    shared: sharedBeside(form),
    ...(catalogue !== undefined && { catalogue: readJson(catalogue) }),
  });
  if (read.ok) return read.definition;
  const names: Record<string, string | undefined> = { "one-thing": thing, form, catalogue };
  throw new FileProblem(sentencesOf(read.problems, (file = "") => names[file] ?? file));
}

const types = `import type { Definition, SectionChecks } from "one-thing-engine";
export declare const definition: Definition;
export declare const checks: SectionChecks;
`;

const plainTypes = `${types}export declare const schema: { [keyword: string]: unknown };
`;

/** Throws FileProblem for what no field can show. */
export function readPlain(file: string): { definition: Definition; schema: JsonSchema } {
  const schema = readJson(file) as JsonSchema;
  try {
    return { definition: plainDefinition(schema), schema };
  } catch (problem) {
    if (!(problem instanceof UnsupportedSchema)) throw problem;
    throw new FileProblem(`${file} ${problem.message}`);
  }
}

/** Writes the definition as a module, with its types beside it; `schema` is the plain one that it was made of. Throws FileProblem when it cannot be written. */
export function writeModule(definition: Definition, file: string, schema?: JsonSchema): void {
  if (!file.endsWith(".js")) throw new FileProblem(texts.noModule(file));
  try {
    const plain = schema ? `export const schema = ${JSON.stringify(schema)};\n` : "";
    writeFileSync(file, definitionModule(definition) + plain);
    writeFileSync(file.replace(/js$/, "d.ts"), schema ? plainTypes : types);
  } catch (problem) {
    throw new FileProblem(texts.unwritable(file, (problem as Error).message));
  }
}

const ending = /(\.schema)?\.json$/;

function sharedBeside(form: string): Record<string, unknown> {
  const folder = join(dirname(form), "shared");
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => ending.test(name));
  } catch {
    return {};
  }
  return Object.fromEntries(
    names.map((name) => [`forms/shared/${basename(name).replace(ending, "")}`, readJson(join(folder, name))]),
  );
}

const answer = { type: ["string", "array"], items: { type: "string" } };
const fields = { type: "object", additionalProperties: answer };
const row = {
  type: "object",
  required: ["rowId", "answers"],
  additionalProperties: false,
  properties: { rowId: { type: "string" }, answers: fields },
};
/** What a file of answers may hold. */
const answersSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    $schema: { type: "string" },
    principal: {
      type: "object",
      properties: {
        kind: { enum: ["person", "company"] },
        name: { type: "string" },
        certificateNumber: { type: "string" },
        mobile: { type: "string" },
        company: {
          type: "object",
          required: ["id", "name", "creditCode"],
          properties: { id: { type: "string" }, name: { type: "string" }, creditCode: { type: "string" } },
        },
      },
    },
    areaId: { type: "string" },
    choices: fields,
    answers: {
      type: "object",
      additionalProperties: { ...fields, type: ["object", "array"], items: row },
    },
    materials: {
      type: "object",
      additionalProperties: {
        type: "object",
        required: ["files"],
        properties: { files: { type: "array", items: { type: "object" } } },
      },
    },
  },
};

/** Throws FileProblem when it is shaped differently. */
export function readAnswers(file: string): GivenAnswers {
  const json = readJson(file);
  const check = new Ajv2020(fileOptions).compile(answersSchema);
  if (!check(json))
    throw new FileProblem(sentencesOf(problemsFromAjv((check.errors ?? []) as SchemaError[]), () => file));
  const { $schema: _schema, ...given } = json as GivenAnswers & { $schema?: string };
  return given;
}

const sentencesOf = (problems: readonly DesignProblem[], nameOf: (file: string | undefined) => string) =>
  problems
    .map(({ file, severity, message }) => `${nameOf(file)} ${texts.problem[severity]}：${message}`)
    .join("\n");
