// Connects the outside systems that a deployment names.

import { originOf } from "../../base/own-address.ts";
import type { ServiceParts } from "../city-services/service-client.ts";
import { exchangingLogin, servicePorts } from "../city-services/service-ports.ts";
import type { Outside } from "../outside.ts";
import { casLogin } from "./cas-login.ts";
import type { LoginOptions } from "./connected-login.ts";
import { oidcLogin } from "./oidc-login.ts";
import type { Adapters } from "./read-adapters.ts";
import type { LoginParts } from "./returned-person.ts";

interface Surroundings extends Pick<ServiceParts, "fetch" | "wait"> {
  publicUrl: string | null;
  report(problem: unknown, source: string): void;
}

/** `otherwise`: for what the deployment does not name. */
export function connect(
  { login, services = {} }: Adapters,
  otherwise: Outside,
  parts: LoginParts,
  { publicUrl, report, ...network }: Surroundings,
): Outside {
  const asking: ServiceParts = {
    clock: parts.clock,
    random: parts.random,
    ...network,
    report: (problem) => report(problem, "services"),
  };
  const outside = { ...otherwise, ...servicePorts(services, asking) };
  if (!login) return outside;
  if (login.kind === "service") {
    const settings = services.provincialLogin;
    return settings
      ? { ...outside, provincialLogin: exchangingLogin(login.page, settings, asking) }
      : outside;
  }
  const options: LoginOptions = {
    parts,
    report: (problem) => report(problem, "login"),
    originOf: (call) => originOf(call, { publicUrl }),
  };
  const { login: provincialLogin, routes } =
    login.kind === "oidc" ? oidcLogin(login, options) : casLogin(login, options);
  return { ...outside, provincialLogin, routes };
}
