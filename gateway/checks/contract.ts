// Refuses a request that does not match its call's file in schemas/calls.

import type { ValidateFunction } from "ajv";
import type { MiddlewareHandler } from "hono";
import type { GatewayEnv } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { words } from "../texts.ts";

/** `asks`: the compiled request check of each call. */
export function contract(asks: Record<string, ValidateFunction>): MiddlewareHandler<GatewayEnv> {
  return async function contract(call, next) {
    const check = asks[call.get("contract").name];
    if (!check?.(call.get("ask"))) {
      // Reports where it is wrong, but never the value.
      const [first] = check?.errors ?? [];
      throw new Refusal(400, words.outsideContract, first && { at: first.instancePath, rule: first.keyword });
    }
    await next();
  };
}
