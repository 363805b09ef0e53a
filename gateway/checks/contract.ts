// Refuses a request unless it asks what the call's file in schemas/calls says.

import type { ValidateFunction } from "ajv";
import type { MiddlewareHandler } from "hono";
import type { GatewayEnv } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { words } from "../texts.ts";

/** `asks`: the compiled ask of each call. */
export function contract(asks: Record<string, ValidateFunction>): MiddlewareHandler<GatewayEnv> {
  return async function contract(call, next) {
    const check = asks[call.get("contract").name];
    if (!check?.(call.get("ask"))) {
      // Where it is wrong, never what stood there.
      const [first] = check?.errors ?? [];
      throw new Refusal(400, words.outsideContract, first && { at: first.instancePath, rule: first.keyword });
    }
    await next();
  };
}
