// Answers 429 while one person, visitor or address makes too many calls of a kind.

import type { MiddlewareHandler } from "hono";
import type { GatewayEnv } from "../../base/context.ts";
import { limitedAs } from "../../base/rate-limits.ts";
import type { Demand } from "../limits/rate-limits.ts";

/** A call without a session counts for its address. */
export function rateLimit(demand: Demand): MiddlewareHandler<GatewayEnv> {
  return async function rateLimit(call, next) {
    const kind = limitedAs(call.get("contract").name);
    if (kind) demand(call, kind);
    await next();
  };
}
