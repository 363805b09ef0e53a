// Makes an OpenAPI document of the operations of a contract.

import answers from "../../schemas/contract/answers.schema.json" with { type: "json" };
import shared from "../../schemas/contract/city-services/shared.json" with { type: "json" };
import { eventSchema, messageSchema } from "./departments.ts";

export interface Operation {
  id: string;
  method: string;
  /** Absent for what the other side serves at an address of its own. */
  path?: string;
  summary: string;
  description?: string;
  tag?: string;
  parameters: readonly object[];
  /** Media type → schema; absent where nothing is sent. */
  asks?: Readonly<Record<string, object>>;
  /** Status → what it means, and the schema of each media type. */
  answers: Readonly<Record<string, { description: string; content?: Readonly<Record<string, object>> }>>;
  security?: readonly object[];
}

export interface Wish {
  info: { title: string; description?: string };
  /** The file of shared definitions whose names need no other before them. */
  own?: string;
  tags?: readonly object[];
  operations: readonly Operation[];
  securitySchemes: object;
  security?: readonly object[];
}

/** A header or a member of the query, as the documents write it. */
export const parameter = (
  place: "header" | "query" | "path",
  name: string,
  {
    description,
    required = true,
    schema = {},
  }: { description?: string; required?: boolean; schema?: object },
): object => ({
  name,
  in: place,
  required,
  ...(description !== undefined && { description }),
  schema: { type: "string", ...schema },
});

export function openApiOf({ info, own = "", tags, operations, securitySchemes, security }: Wish): object {
  const pointed = pointing(own);
  const paths: Record<string, Record<string, object>> = {};
  const webhooks: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const { path, id, method } = operation;
    const [group, at] = path === undefined ? [webhooks, id] : [paths, path];
    group[at] = { ...group[at], [method.toLowerCase()]: pointed(operationOf(operation), own) };
  }
  const described = { paths, ...(Object.keys(webhooks).length > 0 && { webhooks }) };
  return {
    openapi: "3.1.0",
    info: { version: "1", ...info },
    ...(tags && { tags }),
    ...described,
    components: { schemas: definitionsOf(described, own, pointed), securitySchemes },
    ...(security && { security }),
  };
}

function operationOf({ id, summary, description, tag, parameters, asks, answers, security }: Operation) {
  return {
    operationId: id,
    ...(tag !== undefined && { tags: [tag] }),
    summary,
    ...(description !== undefined && { description }),
    parameters,
    ...(asks && { requestBody: { required: true, content: contentOf(asks) } }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, { content, ...means }]) => [
        status,
        { ...means, ...(content && { content: contentOf(content) }) },
      ]),
    ),
    ...(security && { security }),
  };
}

const contentOf = (schemas: Readonly<Record<string, object>>): object =>
  Object.fromEntries(Object.entries(schemas).map(([type, schema]) => [type, { schema }]));

/** What schemas refer to: a file's definitions, its own schema if it has one, and what names it in a document. */
interface File {
  title: string;
  $defs: Readonly<Record<string, object>>;
  root?: object;
}

const files: Readonly<Record<string, File>> = {
  "answers.schema.json": { title: "Portal", $defs: answers.$defs },
  "shared.json": { title: "City", $defs: shared.$defs },
  "message.schema.json": withRoot("Message", messageSchema),
  "event.schema.json": withRoot("Event", eventSchema),
};

function withRoot(title: string, schema: typeof messageSchema | typeof eventSchema): File {
  const { $defs, $schema: _, $id: __, ...root } = schema;
  return { title, $defs, root };
}

/** Name of a definition in the document → the definition, and its file. */
function namesIn(own: string): Map<string, { schema: object; file: string }> {
  return new Map(
    Object.entries(files).flatMap(([file, { title, $defs, root }]) => [
      ...Object.entries($defs).map(
        ([name, schema]) => [file === own ? name : `${title}.${name}`, { schema, file }] as const,
      ),
      ...(root ? [[title, { schema: root, file }] as const] : []),
    ]),
  );
}

/** Returns what makes the references of a schema point into the document; `from`: the file whose own references it has. */
const pointing =
  (own: string) =>
  (schema: object, from: string): object => {
    const text = JSON.stringify(schema).replace(
      /"\$ref":"([^"#]*)(#\/\$defs\/)?/g,
      (_, path: string, inside?: string) => {
        const name = path.split("/").at(-1) || from;
        const file = files[name];
        if (!file) throw new Error(`${path} is no file that schemas refer to.`);
        const prefix = inside === undefined ? file.title : name === own ? "" : `${file.title}.`;
        return `"$ref":"#/components/schemas/${prefix}`;
      },
    );
    return JSON.parse(text) as object;
  };

/** What a document refers to, and what that refers to. */
function definitionsOf(
  described: object,
  own: string,
  pointed: ReturnType<typeof pointing>,
): Record<string, object> {
  const names = namesIn(own);
  const found = new Map<string, object>();
  const open = [described];
  for (let schema = open.pop(); schema; schema = open.pop()) {
    for (const [, name = ""] of JSON.stringify(schema).matchAll(/#\/components\/schemas\/([^"/]+)/g)) {
      const known = names.get(name);
      if (!known || found.has(name)) continue;
      const definition = pointed(known.schema, known.file);
      found.set(name, definition);
      open.push(definition);
    }
  }
  return Object.fromEntries([...found].toSorted(([one], [other]) => one.localeCompare(other, "en")));
}
