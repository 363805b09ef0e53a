// The OpenAPI document between the portal and the departments' systems: messages as webhooks, events and papers as calls.

import { departmentCalls, eventSchema, messageSchema } from "../../engine/contract/departments.ts";
import { openApiOf, parameter } from "../../engine/contract/open-api.ts";
import { bodyHashHeader, signatureHeader, timeHeader } from "../base/signed-message.ts";
import { departmentHeader } from "./deliver.ts";

const signed = [
  parameter("header", departmentHeader, {
    description: "The department as the adapters file names it, percent-encoded",
  }),
  parameter("header", timeHeader, {
    description: "When it was signed, in epoch seconds; refused when further than 300 from the other clock",
  }),
];
const ofBody = parameter("header", bodyHashHeader, {
  description: "SHA-256 of the body's bytes, in lower-case hex",
});
const { message, event, file } = departmentCalls;
const once = parameter("header", "Idempotency-Key", { description: "The message's id: it is taken once" });

export const departmentsOpenApi = (): object =>
  openApiOf({
    info: { title: "Portal and departments' systems", description: messageSchema.description },
    operations: [
      {
        id: "message",
        ...message,
        parameters: [...signed, ofBody, once],
        asks: { "application/json": message.ask },
        answers: meanings(message.answers),
      },
      {
        id: "event",
        ...event,
        description: eventSchema.description,
        parameters: [...signed, ofBody],
        asks: { "application/json": event.ask },
        answers: {
          ...meanings(event.answers),
          "200": withStatus(event.answers["200"]),
          "409": withStatus(event.answers["409"]),
        },
      },
      {
        id: "file",
        ...file,
        parameters: [...signed, parameter("path", "id", { schema: file.ask.properties.id })],
        answers: {
          ...meanings(file.answers),
          "200": { description: file.answers["200"], content: { [file.answer.contentMediaType]: {} } },
        },
      },
    ],
    securitySchemes: { signature: { type: "apiKey", in: "header", name: signatureHeader } },
    security: [{ signature: [] }],
  });

const meanings = (answers: Record<string, string>) =>
  Object.fromEntries(Object.entries(answers).map(([status, description]) => [status, { description }]));

const withStatus = (description: string) => ({
  description,
  content: {
    "application/json": {
      type: "object",
      properties: { code: { type: "integer" }, msg: { type: "string" }, data: event.answer },
    },
  },
});
