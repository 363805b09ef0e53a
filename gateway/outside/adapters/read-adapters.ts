// Reads the file of outside systems that ADAPTERS names, with its secrets, or reports all that is wrong with it at once.

import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { serviceNames } from "../../../engine/contract/city-services.ts";
import schema from "../../../schemas/adapters.schema.json" with { type: "json" };
import type { S3Settings } from "../../files/bucket/s3-request.ts";
import type { ClamdSettings } from "../../files/clamd.ts";
import type { Departments } from "../../office/departments.ts";
import type { ServiceSettings } from "../city-services/service-client.ts";
import type { Services } from "../city-services/service-ports.ts";

/** Which claim says what; `loginName` and `mobile` may be missing. */
export type Claims = Record<"id" | "realName" | "certificateNumber", string> &
  Partial<Record<"mobile" | "loginName" | "companyName" | "creditCode", string>>;

export interface OidcSettings {
  kind: "oidc";
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  claims: Claims;
}

export interface CasSettings {
  kind: "cas";
  /** The address before `/login`, without a slash at the end. */
  url: string;
  claims: Claims;
}

/** A platform whose credential the service `provincialLogin` exchanges. */
export interface ServiceLogin {
  kind: "service";
  page: string;
}

export interface Adapters {
  files?: S3Settings;
  scanner?: ClamdSettings;
  login?: OidcSettings | CasSettings | ServiceLogin;
  services?: Services;
  departments?: Departments;
}

type Environment = Record<string, string | undefined>;
export type AdaptersReading =
  | { ok: true; adapters: Adapters; secrets: AdapterSecret[] }
  | { ok: false; problems: string[] };

export interface AdapterSecret {
  /** The environment variable. */
  name: string;
  value: string;
  /** It signs what goes to and from a department or a service; else a platform has given it out. */
  signs: boolean;
}

/** A start without adapters compiles nothing. */
const adaptersCheck = () =>
  new Ajv2020({
    allErrors: true,
    useDefaults: true,
    discriminator: true,
    allowUnionTypes: true,
  }).compile(schema);

/** Sentences name the file, the place in it, and what is expected there. */
export function readAdapters(file: string, environment: Environment): AdaptersReading {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, "utf8"));
  } catch (problem) {
    const why = problem instanceof SyntaxError ? `is not JSON: ${problem.message}` : "cannot be read";
    return { ok: false, problems: [`ADAPTERS: ${file} ${why}.`] };
  }
  const check = adaptersCheck();
  if (!check(given)) {
    const problems = (check.errors ?? []).map(({ instancePath, message = "", params }) => {
      const word = params.additionalProperty ?? params.allowedValues ?? "";
      return `ADAPTERS: ${file}, ${instancePath || "/"}: ${message}${word === "" ? "" : ` (${word})`}.`;
    });
    return { ok: false, problems: [...new Set(problems)] };
  }
  const missing: string[] = [];
  const secrets = new Map<string, AdapterSecret>();
  const adapters = filledIn(given, (name, [part = ""]) => {
    const value = environment[name]?.trim() ?? "";
    if (!value) missing.push(`ADAPTERS: ${file} wants its secret in ${name}, which is not set.`);
    const signs = part === "departments" || part === "services";
    secrets.set(name, { name, value, signs: signs || (secrets.get(name)?.signs ?? false) });
    return value;
  }) as Omit<Adapters, "services"> & { services?: Services & { all?: ServiceSettings } };
  if (adapters.login?.kind === "cas") adapters.login.url = adapters.login.url.replace(/\/+$/, "");
  if (adapters.files) adapters.files.endpoint = adapters.files.endpoint.replace(/\/+$/, "");
  if (missing.length > 0) return { ok: false, problems: missing };
  const services = everyService(adapters.services ?? {});
  if (adapters.login?.kind === "service" && !services.provincialLogin) {
    const problem = `ADAPTERS: ${file}, /login: its kind “service” needs /services/provincialLogin.`;
    return { ok: false, problems: [problem] };
  }
  return { ok: true, adapters: { ...adapters, services }, secrets: [...secrets.values()] };
}

/** Each service that is named, or that `all` stands for. */
function everyService({ all, ...named }: Services & { all?: ServiceSettings }): Services {
  const services: Services = {};
  for (const name of serviceNames) {
    const settings = named[name] === undefined ? all : named[name];
    if (settings === undefined) continue;
    services[name] = settings && { ...settings, url: settings.url.replace(/\/+$/, "") };
  }
  return services;
}

/** The same with each `{ "env": … }` replaced by the secret it names. `place`: the keys that lead to it. */
function filledIn(
  value: unknown,
  secretOf: (name: string, place: readonly string[]) => string,
  place: readonly string[] = [],
): unknown {
  if (typeof value !== "object" || value === null) return value;
  if ("env" in value && typeof value.env === "string") return secretOf(value.env, place);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, filledIn(part, secretOf, [...place, key])]),
  );
}
