// Refuses a call that must be signed, but comes without a session or a signature, before its body is read.

import type { MiddlewareHandler } from "hono";
import type { GatewayEnv } from "../../base/context.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";

/** Whether the signature is true is seen with the body. */
export function signedLooking(): MiddlewareHandler<GatewayEnv> {
  return async function signedLooking(call, next) {
    if (call.get("contract").signed) {
      if (!call.get("session")) throw new Refusal(401, words.noSession);
      if (!call.req.header("x-signature")) throw new Refusal(403, words.unsigned);
    }
    await next();
  };
}
