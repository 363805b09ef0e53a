// Refuses a call that needs a token when its session or Bearer token is missing.

import type { MiddlewareHandler } from "hono";
import type { GatewayEnv } from "../../base/context.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";

export function bearer(
  isTokenOf: (sessionId: string, token: string) => boolean,
): MiddlewareHandler<GatewayEnv> {
  return async function bearer(call, next) {
    if (call.get("contract").token) {
      const session = call.get("session");
      const [, token] = /^Bearer ([\x21-\x7e]+)$/.exec(call.req.header("authorization") ?? "") ?? [];
      if (!session?.person || !token || !isTokenOf(session.id, token)) {
        throw new Refusal(401, words.notLoggedIn);
      }
    }
    await next();
  };
}
