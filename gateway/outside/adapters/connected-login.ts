// What a connected login gives the gateway, and needs from it.

import type { Context, Hono } from "hono";
import type { GatewayEnv } from "../../base/context.ts";
import type { ProvincialLogin } from "../outside.ts";
import type { LoginParts } from "./returned-person.ts";

export interface ConnectedLogin {
  login: ProvincialLogin;
  /** Where the browser is led on its way to the platform and back. */
  routes: Hono<GatewayEnv>;
}

export interface LoginOptions {
  parts: LoginParts;
  /** Scheme and host of the portal, without a slash at the end. */
  originOf(call: Context<GatewayEnv>): string;
  report(problem: unknown): void;
}
