// Finds out from the cookie who is asking: nobody, a visitor or a person.

import type { MiddlewareHandler } from "hono";
import type { Call, GatewayEnv } from "../../base/context.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import { giveCookie, readSession, visitorSession } from "../session.ts";

type Parts = Pick<GatewayParts, "database" | "clock" | "random" | "secrets" | "settings">;

/** Leaves `session`. With `welcome`, a visitor without a session gets one, as on the first document, and is counted by it. */
export function sessionCookie(parts: Parts, welcome?: (call: Call) => void): MiddlewareHandler<GatewayEnv> {
  return async function sessionCookie(call, next) {
    const session = await readSession(call, parts);
    call.set("session", session);
    if (welcome && !session) {
      welcome(call);
      giveCookie(call, parts, visitorSession(parts.random, parts.secrets));
    }
    await next();
  };
}
