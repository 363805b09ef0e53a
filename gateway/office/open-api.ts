// Makes the OpenAPI document between the portal and the departments' systems: messages as webhooks, events and papers as calls.

import event from "../../schemas/adapters/departments/event.schema.json" with { type: "json" };
import message from "../../schemas/adapters/departments/message.schema.json" with { type: "json" };
import { signatureHeader, timeHeader } from "../base/signed-message.ts";
import { departmentHeader } from "./deliver.ts";
import { departmentPaths } from "./messages.ts";

const header = (name: string, description: string) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
});
const signed = [
  header(departmentHeader, "The department as the adapters file names it, percent-encoded"),
  header(
    timeHeader,
    "When it was signed, in epoch seconds; refused when further than 300 from the other clock",
  ),
];
const answered = (status: string, description: string) => ({ [status]: { description } });

export function departmentsOpenApi(): object {
  const [said, done] = [componentsOf(message, "Message"), componentsOf(event, "Event")];
  const json = (schema: object) => ({ required: true, content: { "application/json": { schema } } });
  const status = {
    type: "object",
    properties: { status: { type: ["string", "null"] }, matterStatus: { type: ["string", "null"] } },
  };
  const body = {
    type: "object",
    properties: { code: { type: "integer" }, msg: { type: "string" }, data: status },
  };
  const withStatus = (description: string) => ({
    description,
    content: { "application/json": { schema: body } },
  });
  return {
    openapi: "3.1.0",
    info: { title: "Portal and departments' systems", version: "1", description: message.description },
    webhooks: {
      message: {
        post: {
          operationId: "message",
          summary: "The portal tells the department's system",
          parameters: [...signed, header("Idempotency-Key", "The message's id: it is taken once")],
          requestBody: json(said.root),
          responses: answered("2XX", "Taken"),
        },
      },
    },
    paths: {
      [departmentPaths.events]: {
        post: {
          operationId: "event",
          summary: "The department decides",
          description: event.description,
          parameters: signed,
          requestBody: json(done.root),
          responses: {
            "200": withStatus("Done, now or before under this id"),
            "409": withStatus("Not in this status"),
            ...answered("400", "Not what it must say: data.problems has place and expected"),
            ...answered("401", "The signature does not hold"),
            ...answered("403", "Another department's matter"),
            ...answered("404", "No such application was handed over"),
            ...answered("413", "Too long"),
            ...answered("422", "Another event came under this id"),
          },
        },
      },
      [departmentPaths.file("{id}")]: {
        get: {
          operationId: "file",
          summary: "A paper of an application that was handed over",
          parameters: [
            ...signed,
            { name: "id", in: "path", required: true, schema: { type: "string", pattern: "^[0-9a-f]{32}$" } },
          ],
          responses: {
            "200": { description: "Its bytes", content: { "*/*": {} } },
            ...answered("401", "The signature does not hold"),
            ...answered("404", "Not handed over to this department, or taken back"),
            ...answered("410", "Lost"),
          },
        },
      },
    },
    components: {
      schemas: { ...said.schemas, ...done.schemas },
      securitySchemes: { signature: { type: "apiKey", in: "header", name: signatureHeader } },
    },
    security: [{ signature: [] }],
  };
}

/** A schema's definitions under names of their own, and what remains of it. */
function componentsOf({ $defs, $schema, $id, ...rest }: typeof message | typeof event, prefix: string) {
  const moved = (schema: object): object =>
    JSON.parse(
      JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', `"$ref":"#/components/schemas/${prefix}.`),
    ) as object;
  const schemas = Object.entries($defs).map(([name, each]) => [`${prefix}.${name}`, moved(each)]);
  return { schemas: Object.fromEntries(schemas) as Record<string, object>, root: moved(rest) };
}
