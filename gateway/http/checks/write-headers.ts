// Reads the Idempotency-Key and If-Match headers, and refuses a call that lacks one it needs.

import type { MiddlewareHandler } from "hono";
import type { GatewayEnv } from "../../base/context.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";

/** Leaves `idempotencyKey` and `ifMatch`. */
export function writeHeaders(): MiddlewareHandler<GatewayEnv> {
  return async function writeHeaders(call, next) {
    const wanted = call.get("contract").headers ?? {};
    const key = call.req.header("idempotency-key");
    if (key === undefined ? wanted["Idempotency-Key"] === "required" : !/^[\w-]{8,128}$/.test(key)) {
      throw new Refusal(400, words.badHeader);
    }
    const match = call.req.header("if-match");
    const [, revision] = /^"?(\d{1,9})"?$/.exec(match ?? "") ?? [];
    const asked = wanted["If-Match"];
    const due = asked === "required" || (asked === "with draftId" && "draftId" in call.get("ask"));
    if (match === undefined ? due : !revision) throw new Refusal(due ? 428 : 400, words.badHeader);
    call.set("idempotencyKey", key ?? null);
    call.set("ifMatch", revision ? Number(revision) : null);
    await next();
  };
}
