// Prints the TypeScript types of every call from its JSON Schema, for `engine/contract/types.gen.ts`.

import { allCalls } from "../../../engine/contract/calls.ts";
import answers from "../../../schemas/answers.schema.json" with { type: "json" };

/** The words of JSON Schema that the contracts use for shapes; lengths and patterns make no type. */
interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema | false>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

const lineWidth = 110;
const primitives: Record<string, string> = { integer: "number" };
/** A title that can be the name of a type becomes one; other titles are sentences. */
const isName = (title = ""): boolean => /^[A-Z][A-Za-z]*$/.test(title);

export function printTypes(): string {
  const named = { ...(answers.$defs as Record<string, Schema>) };
  const members = allCalls.map(({ name, summary, ask, answer }) => {
    const { title, ...shape } = answer as Schema;
    if (title && isName(title)) named[title] = shape;
    const data = title && isName(title) ? title : typeOf(shape, 2);
    const asked = typeOf(ask as Schema, 2);
    const short = `  ${name}: { ask: ${asked}; data: ${data} };\n`;
    const fits = short.length < lineWidth && !short.trimEnd().includes("\n");
    const entry = fits ? short : `  ${name}: {\n    ask: ${asked};\n    data: ${data};\n  };\n`;
    return `  /** ${summary} */\n${entry}`;
  });
  const types = Object.entries(named).map(
    ([name, schema]) => `${comment(schema, 0)}export type ${name} = ${typeOf(schema, 0)};\n`,
  );
  return [
    "// The shapes of every call, printed from schemas/calls and schemas/answers.schema.json by `npm run contract`.\n\n",
    ...types,
    `/** Call → what it asks and the \`data\` of its answer. */\nexport type Calls = {\n${members.join("")}};\n`,
  ].join("");
}

function typeOf(schema: Schema, depth: number): string {
  if (schema.$ref) return referred(schema.$ref);
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const ways = schema.oneOf ?? schema.anyOf;
  if (ways) return union(ways.map((way) => typeOf(schema.properties ? merged(schema, way) : way, depth)));
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => typeOf({ type }, depth)));
  if (schema.type === "array") {
    const item = schema.items ? typeOf(schema.items, depth) : "unknown";
    return / \| [^<>{}]*$/.test(item) ? `(${item})[]` : `${item}[]`;
  }
  if (schema.type === "object") return objectOf(schema, depth);
  return schema.type ? (primitives[schema.type] ?? schema.type) : "unknown";
}

/** `…#/$defs/Form/properties/field` → `Form["field"]` */
function referred(pointer: string): string {
  const [name = "", ...path] = pointer.replace(/^.*#\/\$defs\//, "").split("/");
  const keys = path.filter((part) => part !== "properties");
  return name + keys.map((key) => (key === "additionalProperties" ? "[string]" : `["${key}"]`)).join("");
}

/** One of several ways to fill an object: its own words override those that all ways share. */
function merged({ oneOf: _one, anyOf: _any, ...base }: Schema, way: Schema): Schema {
  return {
    ...base,
    properties: { ...base.properties, ...way.properties },
    required: [...(base.required ?? []), ...(way.required ?? [])],
  };
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema, depth: number): string {
  const rest = typeof additionalProperties === "object" ? additionalProperties : undefined;
  const given = Object.entries(properties).flatMap(([key, schema]) =>
    schema === false ? [] : [{ key, schema }],
  );
  if (given.length === 0) return rest ? `Record<string, ${typeOf(rest, depth)}>` : "Record<string, never>";
  const members = given.map(({ key, schema }) => ({
    before: comment(schema, depth + 1),
    text: `${key}${required.includes(key) ? "" : "?"}: ${typeOf(schema, depth + 1)};`,
  }));
  // A name that may be missing must fit among the others.
  const missing = given.every(({ key }) => required.includes(key)) ? "" : " | undefined";
  if (rest) members.push({ before: "", text: `[name: string]: ${typeOf(rest, depth + 1)}${missing};` });
  const short = `{ ${members.map(({ text }) => text.slice(0, -1)).join("; ")} }`;
  const fits =
    short.length + depth * 2 < lineWidth - 30 && !/\n/.test(short) && members.every(({ before }) => !before);
  if (fits && members.every(({ before }) => before === "")) return short;
  const indent = "  ".repeat(depth + 1);
  const lines: string[] = [];
  for (const { before, text } of members) {
    const joined = `${lines.at(-1)} ${text}`;
    // Short members share a line; one with a comment starts a new line.
    const shares = lines.length > 0 && before === "" && !joined.includes("\n") && joined.length < lineWidth;
    if (shares) lines.pop();
    lines.push(shares ? joined : `${before}${indent}${text}`);
  }
  return `{\n${lines.join("\n")}\n${indent.slice(2)}}`;
}

function comment({ title, description }: Schema, depth: number): string {
  const text = description ?? (isName(title) ? undefined : title);
  return text ? `${"  ".repeat(depth)}/** ${text} */\n` : "";
}

const union = (types: string[]): string => [...new Set(types)].join(" | ");
