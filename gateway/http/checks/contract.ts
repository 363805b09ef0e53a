// Refuses a request that does not match its call's file in schemas/contract/calls.

import type { MiddlewareHandler } from "hono";
import { callCheck } from "../../../engine/contract/check.ts";
import type { GatewayEnv } from "../../base/context.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";

export function contract(): MiddlewareHandler<GatewayEnv> {
  return async function contract(call, next) {
    const check = callCheck("ask", call.get("contract"));
    if (!check(call.get("ask"))) {
      // Reports where it is wrong, but never the value.
      const [first] = check.errors ?? [];
      throw new Refusal(400, words.outsideContract, first && { at: first.instancePath, rule: first.keyword });
    }
    await next();
  };
}
