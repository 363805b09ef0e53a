// Prints TypeScript types from the JSON Schemas of the contracts.

/** The words of JSON Schema that the contracts use for shapes; lengths and patterns make no type. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
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
  /** Bytes, which no JSON holds. */
  contentMediaType?: string;
}

/** A file with definitions that others refer to. */
export interface SharedFile {
  $defs: Record<string, Schema>;
  /** Before the names of its types, so that they differ from another file's. */
  prefix?: string;
}

const lineWidth = 110;
const primitives: Record<string, string> = { integer: "number" };
/** A title that can be the name of a type becomes one; other titles are sentences. */
export const isName = (title = ""): boolean => /^[A-Z][A-Za-z]*$/.test(title);

export interface TypePrinter {
  typeOf(schema: Schema, depth: number): string;
  /** One exported type. */
  declared(name: string, schema: Schema): string;
  /** Every definition of a file as an exported type. */
  definitions(file: string): string[];
}

/** `files`: by the name that a reference gives; `own`: the file whose references name none. */
export function typePrinter(files: Record<string, SharedFile>, own: string): TypePrinter {
  function typeOf(schema: Schema, depth: number): string {
    if (schema.$ref) return referred(schema.$ref);
    if (schema.contentMediaType) return "NotJson";
    if ("const" in schema) return JSON.stringify(schema.const);
    if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
    const ways = schema.oneOf ?? schema.anyOf;
    if (ways) return union(ways.map((way) => typeOf(schema.properties ? merged(schema, way) : way, depth)));
    if (Array.isArray(schema.type))
      return union(schema.type.map((type) => typeOf({ ...schema, type }, depth)));
    if (schema.type === "array") {
      const item = schema.items ? typeOf(schema.items, depth) : "unknown";
      return / \| [^<>{}]*$/.test(item) ? `(${item})[]` : `${item}[]`;
    }
    if (schema.type === "object") return objectOf(schema, depth);
    return schema.type ? (primitives[schema.type] ?? schema.type) : "unknown";
  }

  const parsed = (pointer: string) => {
    const [file = "", path = ""] = pointer.split("#/$defs/");
    const shared = files[file.split("/").at(-1) || own];
    if (!shared) throw new Error(`${pointer} leads to no file of the contract.`);
    return { shared, path: path.split("/") };
  };

  /** `…#/$defs/Form/properties/field` → `Form["field"]` */
  function referred(pointer: string): string {
    const { shared, path } = parsed(pointer);
    const [name = "", ...inside] = path;
    const keys = inside.filter((part) => part !== "properties");
    const whole = typeName(shared, name);
    return whole + keys.map((key) => (key === "additionalProperties" ? "[string]" : `["${key}"]`)).join("");
  }

  /** One of several ways to fill an object: its own words override those that all ways share. */
  function merged({ oneOf: _one, anyOf: _any, ...base }: Schema, way: Schema): Schema {
    const { shared, path } = parsed(way.$ref ?? `${own}#/$defs/`);
    const filled = way.$ref ? (shared.$defs[path[0] ?? ""] ?? way) : way;
    return {
      ...base,
      properties: { ...base.properties, ...filled.properties },
      required: [...(base.required ?? []), ...(filled.required ?? [])],
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
    return block(members, depth);
  }

  const declared = (name: string, schema: Schema): string =>
    `${comment(schema, 0)}export type ${name} = ${typeOf(schema, 0)};\n`;

  return {
    typeOf,
    declared,
    definitions(file) {
      const shared = files[file];
      return Object.entries(shared?.$defs ?? {}).map(([name, schema]) =>
        declared(shared ? typeName(shared, name) : name, schema),
      );
    },
  };
}

const typeName = ({ prefix = "" }: SharedFile, name: string): string =>
  prefix === "" ? name : prefix + name.charAt(0).toUpperCase() + name.slice(1);

export interface Member {
  /** Its comment with the line's end, or nothing. */
  before: string;
  text: string;
}

/** An object type: on one line where it fits, else short members share lines. */
export function block(members: readonly Member[], depth: number): string {
  const short = `{ ${members.map(({ text }) => text.slice(0, -1)).join("; ")} }`;
  const fits = short.length + depth * 2 < lineWidth - 30 && !/\n/.test(short);
  if (fits && members.every(({ before }) => before === "")) return short;
  const indent = "  ".repeat(depth + 1);
  const lines: string[] = [];
  for (const { before, text } of members) {
    const joined = `${lines.at(-1)} ${text}`;
    // One with a comment starts a new line.
    const shares = lines.length > 0 && before === "" && !joined.includes("\n") && joined.length < lineWidth;
    if (shares) lines.pop();
    lines.push(shares ? joined : `${before}${indent}${text}`);
  }
  return `{\n${lines.join("\n")}\n${indent.slice(2)}}`;
}

/** What a schema says of itself, above what it describes. */
export function comment({ title, description }: Schema, depth: number): string {
  const text = description ?? (isName(title) ? undefined : title);
  return text ? `${"  ".repeat(depth)}/** ${text} */\n` : "";
}

const union = (types: string[]): string => [...new Set(types)].join(" | ");
