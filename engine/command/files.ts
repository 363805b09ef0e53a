// Reads the files that the command names. What cannot be read is told by its name and why.

import { type Dirent, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import {
  type Definition,
  definitionModule,
  type JsonSchema,
  plainDefinition,
  UnsupportedSchema,
} from "../index.ts";
import { problemsFromAjv, type SchemaError } from "../problem/from-ajv.ts";
import type { DesignProblem } from "../problem/problem.ts";
import { fileOptions } from "../reader/ajv-options.ts";
import { withTexts } from "../reader/long-texts.ts";
import { readWhole } from "../reader/read-definition.ts";
import { readText, type TextFile, textPaths } from "../reader/text-files.ts";
import type { GivenAnswers } from "./check.ts";
import { texts } from "./texts.ts";

/** Says what a person who runs the command has to mend. */
export class FileProblem extends Error {}

/** Throws FileProblem when nobody can read it. */
function written(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (problem) {
    throw new FileProblem(texts.unreadable(file, (problem as Error).message));
  }
}

export function readJson(file: string): unknown {
  const text = written(file).replace(/^\uFEFF/, "");
  try {
    return JSON.parse(text);
  } catch (problem) {
    throw new FileProblem(texts.noJson(file, (problem as Error).message));
  }
}

/** Throws FileProblem with every sentence about the files. */
export function readThing(thing: string, form: string, catalogue: string | undefined): Definition {
  const oneThing = readWithTexts(thing);
  const names = catalogue === undefined ? undefined : readWithTexts(catalogue);
  const read = readWhole({
    oneThing: oneThing.json,
    form: readJson(form),
    shared: sharedBeside(form),
    ...(names && { catalogue: names.json }),
  });
  const inTexts = [...oneThing.problems, ...(names?.problems ?? [])];
  if (read.ok && inTexts.length === 0) return read.definition;
  const parts: Record<string, string | undefined> = { "one-thing": thing, form, catalogue };
  const problems = [...inTexts, ...(read.ok ? read.warnings : read.problems)];
  throw new FileProblem(reportOf(problems, (file = "") => parts[file] ?? file));
}

/** Problems are those of its texts: the names that lead nowhere, and what is wrong in a file. */
function readWithTexts(file: string): { json: unknown; problems: DesignProblem[] } {
  const folder = textsBeside(file);
  const paths = textPaths(folder, entriesOf);
  const found = new Map<string, TextFile>();
  function find(path: string): TextFile | undefined {
    if (paths.includes(path) && !found.has(path)) found.set(path, readText(path, written(path)));
    return found.get(path);
  }
  const { json, problems } = withTexts(readJson(file), { folder, paths, find });
  const inTexts = [...found.values()].flatMap(({ path, problems }) =>
    problems.map((problem) => ({ ...problem, file: path })),
  );
  return { json, problems: [...problems.map((problem) => ({ ...problem, file })), ...inTexts] };
}

/** The folder that holds `texts`: the file's own, or the one around `one-things`, as a city lays them out. */
function textsBeside(file: string): string {
  const folder = dirname(file);
  return basename(resolve(folder)) === "one-things" ? join(folder, "..") : folder;
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

/** None in a folder that is not there. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function sharedBeside(form: string): Record<string, unknown> {
  const folder = join(dirname(form), "shared");
  const names = entriesOf(folder).flatMap(({ name }) => (ending.test(name) ? [name] : []));
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
    throw new FileProblem(reportOf(problemsFromAjv((check.errors ?? []) as SchemaError[]), () => file));
  const { $schema: _schema, ...given } = json as GivenAnswers & { $schema?: string };
  return given;
}

const reportOf = (problems: readonly DesignProblem[], nameOf: (file: string | undefined) => string) =>
  problems
    .map(({ file, line, severity, message }) => {
      const place = line === undefined ? nameOf(file) : texts.line(nameOf(file), line);
      return `${place} ${texts.problem[severity]}：${message}`;
    })
    .join("\n");
