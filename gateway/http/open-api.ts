// The OpenAPI document of the gateway's own calls.

import { allCalls, type CallContract } from "../../engine/contract/calls.ts";
import { type Operation, openApiOf, parameter } from "../../engine/contract/open-api.ts";
import { queryParameter } from "../../engine/contract/signed-text.ts";

export const openApi = (): object =>
  openApiOf({
    info: { title: "One-thing gateway" },
    own: "answers.schema.json",
    operations: allCalls.map(operationOf),
    securitySchemes: {
      session: { type: "apiKey", in: "cookie", name: "portal-session" },
      token: { type: "http", scheme: "bearer" },
      signature: { type: "apiKey", in: "header", name: "X-Signature" },
    },
  });

interface Members {
  properties?: Record<string, object>;
  required?: string[];
}

function operationOf(contract: CallContract): Operation {
  const { name: id, summary, token, signed, method, path, ask, answer, file, headers = {} } = contract;
  const { properties = {}, required = [] } = ask as Members;
  const isOpen = method === "GET" && !signed;
  const inQuery = Object.entries(isOpen ? properties : {}).map(([key, schema]) =>
    parameter("query", key, { required: required.includes(key), schema }),
  );
  const inHeader = Object.entries(headers).map(([header, need]) =>
    parameter("header", header, { required: need === "required", description: need }),
  );
  const encrypted = method === "GET" && signed ? [encryptedQuery(ask)] : [];
  const sent: Record<string, object> = file
    ? { "multipart/form-data": withFile(ask) }
    : { "application/json": ask };
  const media = answer.contentMediaType;
  return {
    id,
    method,
    path,
    summary,
    parameters: [...inQuery, ...encrypted, ...inHeader],
    ...(method === "POST" && { asks: sent }),
    answers: {
      "200": {
        description: "Done",
        content: { [media ?? "application/json"]: media ? {} : envelope(answer) },
      },
      default: { description: "Refused", content: { "application/json": envelope({}) } },
    },
    security: [{ session: [], ...(token && { token: [] }), ...(signed && { signature: [] }) }],
  };
}

/** Spec 9: the query as JSON, encrypted by AES-CBC with PKCS7 and the keys of the settings, as Base64; signed as it is sent. */
const encryptedQuery = (ask: object): object =>
  parameter("query", queryParameter, {
    description:
      "The ask as JSON, encrypted by AES-CBC with PKCS7 padding and the settings' wire keys, as Base64",
    schema: { contentEncoding: "base64", contentMediaType: "application/json", contentSchema: ask },
  });

function withFile(ask: object): object {
  const { properties = {}, required = [], ...rest } = ask as Members;
  const file = { type: "string", contentMediaType: "application/octet-stream" };
  return { ...rest, properties: { ...properties, file }, required: [...required, "file"] };
}

const envelope = (data: unknown): object => ({
  type: "object",
  required: ["code", "msg", "data"],
  properties: { code: { type: "integer" }, msg: { type: "string" }, data },
});
