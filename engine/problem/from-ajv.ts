// Translates Ajv's errors about a designer's file into Chinese problems, one per fault.

import { designProblem } from "./design-problem.ts";
import { below } from "./pointer.ts";
import type { DesignProblem } from "./problem.ts";
import { type Sentence, typeWord } from "./text-parts.ts";
import { type DesignRule, sentences } from "./texts.ts";

/** An error of Ajv with `verbose`, which includes the schema that was broken and the value that broke it. */
export interface SchemaError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  schema?: unknown;
  parentSchema?: Record<string, unknown>;
  data?: unknown;
}

interface Finding {
  pointer: string;
  rule: DesignRule;
  sentence: Sentence;
}

type Reading = (error: SchemaError) => Finding;

const text = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

const keysOf = (value: unknown): string[] =>
  typeof value === "object" && value !== null ? Object.keys(value) : [];

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** A shared definition keeps its words in `shape`, so that an editor shows those of the property. */
function wordsOf(schema: unknown, word: "title" | "description"): string | undefined {
  const holder = (schema ?? {}) as Record<string, unknown>;
  const words = (holder.shape ?? holder) as Record<string, unknown>;
  return typeof words[word] === "string" ? words[word] : undefined;
}

const titleOf = (schema: unknown): string | undefined => wordsOf(schema, "title");
const hintOf = (schema: unknown): string | undefined => wordsOf(schema, "description")?.replace(/。$/, "");

function range(unit: string, word: "最少" | "最多"): Reading {
  return ({ instancePath, params, data }) => {
    const size =
      typeof data === "string" ? [...data].length : Array.isArray(data) ? data.length : keysOf(data).length;
    const written = typeof data === "number" ? String(data) : `${size} ${unit}`;
    const expected = `${word} ${text(params.limit)}${typeof data === "number" ? "" : ` ${unit}`}`;
    return {
      pointer: instancePath,
      rule: "out-of-range",
      sentence: sentences["out-of-range"](written, expected),
    };
  };
}

const choice: Reading = ({ instancePath, params, data }) => ({
  pointer: instancePath,
  rule: "not-allowed",
  sentence: sentences["not-allowed"](
    text(data),
    "allowedValue" in params ? [text(params.allowedValue)] : (params.allowedValues as unknown[]).map(text),
  ),
});

const shape: Reading = ({ instancePath, parentSchema, data }) => ({
  pointer: instancePath,
  rule: "wrong-shape",
  sentence: sentences["wrong-shape"](text(data), titleOf(parentSchema) ?? "这里", hintOf(parentSchema)),
});

const readings: Record<string, Reading> = {
  type: ({ instancePath, params, data }) => ({
    pointer: instancePath,
    rule: "wrong-type",
    sentence: sentences["wrong-type"](
      typeWord(typeOf(data)),
      [params.type].flat().map(text).map(typeWord).join(" 或 "),
    ),
  }),
  additionalProperties: ({ instancePath, params, parentSchema }) => ({
    pointer: below(instancePath, text(params.additionalProperty)),
    rule: "unknown-key",
    sentence: sentences["unknown-key"](text(params.additionalProperty), keysOf(parentSchema?.properties)),
  }),
  required: ({ instancePath, params, parentSchema }) => {
    const key = text(params.missingProperty);
    const properties = parentSchema?.properties as Record<string, unknown> | undefined;
    return {
      pointer: instancePath,
      rule: "missing-key",
      sentence: sentences["missing-key"](key, titleOf(properties?.[key])),
    };
  },
  enum: choice,
  const: choice,
  pattern: shape,
  anyOf: shape,
  minLength: range("个字", "最少"),
  maxLength: range("个字", "最多"),
  minItems: range("项", "最少"),
  maxItems: range("项", "最多"),
  minProperties: range("项", "最少"),
  maxProperties: range("项", "最多"),
  minimum: range("", "最少"),
  maximum: range("", "最多"),
  propertyNames: ({ instancePath, params, schema }) => {
    const name = text(params.propertyName);
    const hint = hintOf(schema);
    const pointer = below(instancePath, name);
    return hint === undefined
      ? { pointer, rule: "wrong-name", sentence: sentences["wrong-name"](name) }
      : { pointer, rule: "wrong-code", sentence: sentences["wrong-code"](name, hint) };
  },
  uniqueItems: ({ instancePath, params }) => ({
    pointer: instancePath,
    rule: "repeated",
    sentence: sentences.repeated(Number(params.j), Number(params.i)),
  }),
};

// Only a condition limits the number of its words; a wrong number breaks several schemas at once but is one fault.
function countsWords({ schemaPath, keyword, parentSchema }: SchemaError): boolean {
  const empty = keyword === "minProperties" && titleOf(parentSchema) === "条件";
  return empty || schemaPath.includes("/dependentSchemas/");
}

function findingOf(error: SchemaError): Finding {
  if (countsWords(error)) {
    const sentence = sentences["condition-words"](keysOf(error.data));
    return { pointer: error.instancePath, rule: "condition-words", sentence };
  }
  const reading = readings[error.keyword];
  if (reading) return reading(error);
  return { pointer: error.instancePath, rule: "malformed", sentence: sentences.malformed() };
}

const many = new Set<DesignRule>(["unknown-key", "missing-key"]);

/** Errors that another one explains better: branches of `anyOf`, anything inside a wrong name, and `if` itself. */
function echoed(errors: readonly SchemaError[]): (error: SchemaError) => boolean {
  const branches = errors
    .filter(({ keyword }) => keyword === "anyOf")
    .map(({ schemaPath }) => `${schemaPath}/`);
  const names = new Set(
    errors
      .filter(({ keyword }) => keyword === "propertyNames")
      .map(({ instancePath, params }) => `${instancePath} ${text(params.propertyName)}`),
  );
  return ({ keyword, schemaPath, instancePath, data }) =>
    keyword === "if" ||
    branches.some((branch) => schemaPath.startsWith(branch)) ||
    (typeof data === "string" && names.has(`${instancePath} ${data}`));
}

/** `errors` must come from a check with `allErrors` and `verbose`. Each value gets one problem, its first. */
export function problemsFromAjv(errors: readonly SchemaError[]): DesignProblem[] {
  const isEcho = echoed(errors);
  const seen = new Set<string>();
  const problems: DesignProblem[] = [];
  for (const error of errors) {
    if (isEcho(error)) continue;
    const { pointer, rule, sentence } = findingOf(error);
    const fault = many.has(rule) ? `${pointer} ${rule} ${sentence.found}` : pointer;
    if (seen.has(fault)) continue;
    seen.add(fault);
    problems.push(designProblem({ pointer }, rule, sentence));
  }
  return problems;
}
