// Refuses a call that needs a token when its session or Bearer token is missing.

import type { MiddlewareHandler } from "hono";
import type { GatewayEnv } from "../context.ts";
import { sameText } from "../hashes.ts";
import { Refusal } from "../refusal.ts";
import { words } from "../texts.ts";

/** `tokenOf` returns the one token of a session. */
export function bearer(tokenOf: (sessionId: string) => string): MiddlewareHandler<GatewayEnv> {
  return async function bearer(call, next) {
    if (call.get("contract").token) {
      const session = call.get("session");
      const [, token] = /^Bearer ([\x21-\x7e]+)$/.exec(call.req.header("authorization") ?? "") ?? [];
      if (!session?.person || !token || !sameText(token, tokenOf(session.id))) {
        throw new Refusal(401, words.notLoggedIn);
      }
    }
    await next();
  };
}
