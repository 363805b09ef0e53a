// Gives each request its id and its client's address, and tells the log how it was answered.

import type { MiddlewareHandler } from "hono";
import { clientOf } from "../../base/client-address.ts";
import type { GatewayEnv } from "../../base/context.ts";
import { newId } from "../../base/random.ts";
import { isRequestId, underRequest } from "../../base/request-id.ts";
import type { GatewayParts } from "../gateway-parts.ts";

const nobody = { check: () => false };

/** An `X-Request-Id` is taken from a named proxy only: a stranger would plant text in the log, or use another's id. */
export function watched({
  answered,
  proxies = nobody,
  random,
}: Pick<GatewayParts, "answered" | "proxies" | "random">): MiddlewareHandler<GatewayEnv> {
  return async function watched(call, next) {
    const { address, named } = clientOf(call, proxies);
    const given = call.req.header("x-request-id") ?? "";
    const id = named && isRequestId(given) ? given : newId(random);
    call.set("client", address);
    const began = performance.now();
    await underRequest(id, next);
    // Not by `call.header`, which makes the answer a second time.
    call.res.headers.set("X-Request-Id", id);
    const ms = Math.round(performance.now() - began);
    const name = call.get("contract")?.name ?? routeOf(call.req.path);
    answered?.({ id, call: name, method: methodOf(call.req.method), status: call.res.status, ms });
  };
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const methodOf = (method: string): string => (methods.has(method) ? method : "other");

const single = new Set(["/livez", "/readyz", "/healthz", "/openapi.json"]);

/** A pattern, never an address: that may hold anything. */
function routeOf(path: string): string {
  if (single.has(path)) return path;
  const [, first = ""] = /^\/(api|assets|stand-ins)\//.exec(path) ?? [];
  return first ? `/${first}/*` : "page";
}
