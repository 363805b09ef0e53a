// Reads what a request asks from its query, its JSON body or the fields of an upload.

import type { MiddlewareHandler } from "hono";
import { queryParameter } from "../../../engine/contract/signed-text.ts";
import type { Call, GatewayEnv } from "../../base/context.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { readUpload } from "../../files/read-upload.ts";
import type { Secrets } from "../../settings/secrets.ts";
import { openQuery } from "../wire-query.ts";

interface Guards {
  guardJson(bytes: Uint8Array): unknown;
  guardValue(value: unknown): void;
}

/** Leaves `query` as it was sent, `ask` and, for an upload, `file`, of `most` bytes. */
export function readAsk(
  guards: Guards,
  secrets: Pick<Secrets, "queryKey" | "queryIv">,
  most?: number,
): MiddlewareHandler<GatewayEnv> {
  return async function readAsk(call, next) {
    const { method, signed } = call.get("contract");
    call.set("file", null);
    const query = readQuery(call);
    call.set("query", query);
    if (method === "GET") call.set("ask", signed ? opened(query, secrets, guards) : query);
    else if (Object.keys(query).length > 0) throw new Refusal(400, words.outsideContract);
    else if (most !== undefined) {
      const { fields, file } = await readUpload(
        call.req.header("content-type") ?? "",
        call.get("body"),
        most,
      );
      call.set("ask", fields);
      call.set("file", file);
    } else call.set("ask", readBody(call, guards.guardJson));
    guards.guardValue(call.get("ask"));
    await next();
  };
}

function readQuery(call: Call): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  for (const [key, value] of new URL(call.req.url).searchParams) {
    // A repeated name is ambiguous, also for the signature.
    if (key in query) throw new Refusal(400, words.outsideContract);
    query[key] = value;
  }
  return { ...query };
}

/** Spec 9: a signed GET has exactly one parameter, the encrypted query; a plain one is refused. */
function opened(
  query: Record<string, string>,
  secrets: Pick<Secrets, "queryKey" | "queryIv">,
  { guardJson }: Guards,
): Record<string, unknown> {
  const { [queryParameter]: parameter, ...plain } = query;
  if (parameter === undefined || Object.keys(plain).length > 0) throw new Refusal(400, words.plainQuery);
  const bytes = openQuery(parameter, secrets);
  if (!bytes) throw new Refusal(400, words.brokenQuery);
  return asObject(guardJson(bytes));
}

function readBody(call: Call, guardJson: Guards["guardJson"]): Record<string, unknown> {
  if (!/^application\/json\s*(;|$)/i.test(call.req.header("content-type") ?? "")) {
    throw new Refusal(415, words.notJson);
  }
  return asObject(guardJson(call.get("raw")));
}

function asObject(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Refusal(400, words.outsideContract);
  }
  return value as Record<string, unknown>;
}
