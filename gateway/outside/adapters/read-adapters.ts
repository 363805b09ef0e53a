// Reads the file of outside systems that ADAPTERS names, with its secrets, or reports all that is wrong with it at once.

import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import schema from "../../../schemas/adapters/adapters.schema.json" with { type: "json" };

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

/** A department's own system. */
export interface DepartmentSettings {
  url: string;
  secret: string;
}

export interface Adapters {
  login?: OidcSettings | CasSettings;
  /** By a department's code or name; `*` for all others. */
  departments?: Record<string, DepartmentSettings>;
}

type Environment = Record<string, string | undefined>;
export type AdaptersReading = { ok: true; adapters: Adapters } | { ok: false; problems: string[] };

const check = new Ajv2020({ allErrors: true, useDefaults: true, discriminator: true }).compile(schema);

/** Sentences name the file, the place in it, and what is expected there. */
export function readAdapters(file: string, environment: Environment): AdaptersReading {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, "utf8"));
  } catch (problem) {
    const why = problem instanceof SyntaxError ? `is not JSON: ${problem.message}` : "cannot be read";
    return { ok: false, problems: [`ADAPTERS: ${file} ${why}.`] };
  }
  if (!check(given)) {
    const problems = (check.errors ?? []).map(({ instancePath, message = "", params }) => {
      const word = params.additionalProperty ?? params.allowedValues ?? "";
      return `ADAPTERS: ${file}, ${instancePath || "/"}: ${message}${word === "" ? "" : ` (${word})`}.`;
    });
    return { ok: false, problems: [...new Set(problems)] };
  }
  const missing: string[] = [];
  const adapters = filledIn(given, (name) => {
    const secret = environment[name]?.trim();
    if (!secret) missing.push(`ADAPTERS: ${file} wants its secret in ${name}, which is not set.`);
    return secret ?? "";
  }) as Adapters;
  if (adapters.login?.kind === "cas") adapters.login.url = adapters.login.url.replace(/\/+$/, "");
  return missing.length > 0 ? { ok: false, problems: missing } : { ok: true, adapters };
}

/** The same with each `{ "env": … }` replaced by the secret it names. */
function filledIn(value: unknown, secretOf: (name: string) => string): unknown {
  if (typeof value !== "object" || value === null) return value;
  if ("env" in value && typeof value.env === "string") return secretOf(value.env);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filledIn(part, secretOf)]));
}
