// Makes the OpenAPI document of the gateway from the calls' contracts.

import { allCalls, type CallContract } from "../../engine/contract/calls.ts";
import { queryParameter } from "../../engine/contract/signed-text.ts";
import answers from "../../schemas/answers.schema.json" with { type: "json" };

const shared = "../answers.schema.json#/$defs/";
const components = "#/components/schemas/";

export function openApi(): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const contract of allCalls) {
    paths[contract.path] = { ...paths[contract.path], [contract.method.toLowerCase()]: operation(contract) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "One-thing gateway", version: "1" },
    paths,
    components: {
      schemas: moved(answers.$defs),
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "portal-session" },
        token: { type: "http", scheme: "bearer" },
        signature: { type: "apiKey", in: "header", name: "X-Signature" },
      },
    },
  };
}

function operation(contract: CallContract): object {
  const { name, summary, token, signed, method, answer, headers = {} } = contract;
  const { properties = {}, required = [] } = contract.ask as {
    properties?: Record<string, object>;
    required?: string[];
  };
  const inHeader = Object.entries(headers).map(([header, need]) => ({
    name: header,
    in: "header",
    required: need === "required",
    description: need,
    schema: { type: "string" },
  }));
  const open = method === "GET" && !signed ? properties : {};
  const inQuery = Object.entries(open).map(([key, schema]) => ({
    name: key,
    in: "query",
    required: required.includes(key),
    schema: moved(schema),
  }));
  if (method === "GET" && signed) inQuery.push(encrypted(contract));
  return {
    operationId: name,
    summary,
    parameters: [...inQuery, ...inHeader],
    ...(method === "POST" && { requestBody: requestBody(contract) }),
    responses: {
      "200": { description: "Done", content: answerContent(name, answer) },
      default: { description: "Refused", content: json(envelope({})) },
    },
    security: [{ session: [], ...(token && { token: [] }), ...(signed && { signature: [] }) }],
  };
}

/** Spec 9: the query as JSON, encrypted by AES-CBC with PKCS7 and the keys of the settings, as Base64; signed as it is sent. */
function encrypted({ ask }: CallContract) {
  return {
    name: queryParameter,
    in: "query",
    required: true,
    description:
      "The ask as JSON, encrypted by AES-CBC with PKCS7 padding and the settings' wire keys, as Base64",
    schema: {
      type: "string",
      contentEncoding: "base64",
      contentMediaType: "application/json",
      contentSchema: moved(ask),
    },
  };
}

function requestBody({ name, ask }: CallContract): object {
  if (!name.startsWith("upload")) return { required: true, content: json(moved(ask)) };
  const { properties, required, ...rest } = moved(ask) as { properties: object; required: string[] };
  const file = { type: "string", contentMediaType: "application/octet-stream" };
  const schema = { ...rest, properties: { ...properties, file }, required: [...required, "file"] };
  return { required: true, content: { "multipart/form-data": { schema } } };
}

function answerContent(name: string, answer: object): object {
  const bytes = {
    download: "application/octet-stream",
    sample: "application/pdf",
    licencePaper: "application/pdf",
  }[name];
  return bytes ? { [bytes]: { schema: {} } } : json(envelope(moved(answer)));
}

const json = (schema: unknown): object => ({ "application/json": { schema } });

const envelope = (data: unknown): object => ({
  type: "object",
  required: ["code", "msg", "data"],
  properties: { code: { type: "integer" }, msg: { type: "string" }, data },
});

/** The same schema with its references pointing into the document. */
function moved(schema: object): object {
  const text = JSON.stringify(schema);
  return JSON.parse(
    text
      .replaceAll(`"$ref":"${shared}`, `"$ref":"${components}`)
      .replaceAll('"$ref":"#/$defs/', `"$ref":"${components}`),
  ) as object;
}
