// Connects the outside systems that a deployment names.

import { originOf } from "../../own-address.ts";
import type { Outside } from "../outside.ts";
import { casLogin } from "./cas-login.ts";
import type { LoginOptions } from "./connected-login.ts";
import { oidcLogin } from "./oidc-login.ts";
import type { Adapters } from "./read-adapters.ts";
import type { LoginParts } from "./returned-person.ts";

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
