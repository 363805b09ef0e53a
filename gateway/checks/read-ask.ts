// Reads what a request asks from its query, its JSON body or the fields of an upload.

import type { MiddlewareHandler } from "hono";
import type { Call, GatewayEnv } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { words } from "../texts.ts";

/** Takes the guards for parsed and unparsed data; leaves `ask`, and of an upload `file`. */
export function readAsk(guards: {
  guardJson(bytes: Uint8Array): unknown;
  guardValue(value: unknown): void;
}): MiddlewareHandler<GatewayEnv> {
  return async function readAsk(call, next) {
    const { method, name } = call.get("contract");
    call.set("file", null);
    const query = readQuery(call);
    if (method === "GET") call.set("ask", query);
    else if (Object.keys(query).length > 0) throw new Refusal(400, words.outsideContract);
    else if (name === "uploadFile") await readForm(call);
    else call.set("ask", readBody(call, guards.guardJson));
    guards.guardValue(call.get("ask"));
    await next();
  };
}

function readQuery(call: Call): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  for (const [key, value] of new URL(call.req.url).searchParams) {
    // One name twice has no one meaning, and no one signature.
    if (key in query) throw new Refusal(400, words.outsideContract);
    query[key] = value;
  }
  return { ...query };
}

function readBody(call: Call, guardJson: (bytes: Uint8Array) => unknown): Record<string, unknown> {
  if (!/^application\/json\s*(;|$)/i.test(call.req.header("content-type") ?? "")) {
    throw new Refusal(415, words.notJson);
  }
  const body = guardJson(call.get("raw"));
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new Refusal(400, words.outsideContract);
  }
  return body as Record<string, unknown>;
}

async function readForm(call: Call): Promise<void> {
  const type = call.req.header("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new Refusal(415, words.notJson);
  let form: FormData;
  try {
    form = await new Response(call.get("raw") as BodyInit, { headers: { "content-type": type } }).formData();
  } catch {
    throw new Refusal(400, words.unreadableBody);
  }
  const ask: Record<string, unknown> = {};
  for (const [key, value] of form) {
    if (Object.hasOwn(ask, key) || (key === "file" && call.get("file"))) {
      throw new Refusal(400, words.outsideContract);
    }
    if (key === "file" && typeof value !== "string") call.set("file", value);
    else Object.defineProperty(ask, key, { value, enumerable: true, configurable: true, writable: true });
  }
  call.set("ask", ask);
}
