// Connects the outside systems that a deployment names.

import type { Context, Hono } from "hono";
import type { GatewayEnv } from "../../context.ts";
import { originOf } from "../../own-address.ts";
import type { Outside, ProvincialLogin } from "../outside.ts";
import { casLogin } from "./cas-login.ts";
import { oidcLogin } from "./oidc-login.ts";
import type { Adapters } from "./read-adapters.ts";
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

interface Surroundings {
  publicUrl: string | null;
  report(problem: unknown): void;
}

/** `otherwise`: for what the deployment does not name. */
export function connect(
  { login }: Adapters,
  otherwise: Outside,
  parts: LoginParts,
  { publicUrl, report }: Surroundings,
): Outside {
  if (!login) return otherwise;
  const options: LoginOptions = { parts, report, originOf: (call) => originOf(call, { publicUrl }) };
  const { login: provincialLogin, routes } =
    login.kind === "oidc" ? oidcLogin(login, options) : casLogin(login, options);
  return { ...otherwise, provincialLogin, routes };
}
