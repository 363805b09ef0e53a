// Nothing goes in; one typed contract for each system outside the portal. A port without an adapter is null.

import type { Hono } from "hono";
import type { GatewayEnv } from "../context.ts";
import type { Company, Person } from "../database/users.ts";

/** The provincial login: a person goes there and comes back with a credential that is good once, for a minute. */
export interface ProvincialLogin {
  /** Where a person logs in; the address to come back to is appended as `return`. */
  url: string;
  /** Who came back; undefined when the credential is unknown, used or too old. */
  exchange(credential: string): Promise<Person | undefined>;
}

export interface FoundLicence {
  name: string;
  /** Masked. */
  numberText: string;
  issuer: string;
}

/** The register of electronic licences. */
export interface ELicences {
  /** The person's licence that stands for a material of that name; undefined when there is none. */
  find(holder: Person, materialName: string): Promise<FoundLicence | undefined>;
}

export interface Outside {
  provincialLogin: ProvincialLogin | null;
  eLicences: ELicences | null;
  /** Pages of the stand-ins; null where real systems answer. */
  pages: Hono<GatewayEnv> | null;
}

export type { Company, Person };

/** Names of the ports that nothing answers, for the start to tell. */
export function unanswered(outside: Outside): string[] {
  const names: Record<string, unknown> = {
    "provincial login": outside.provincialLogin,
    "e-licences": outside.eLicences,
  };
  return Object.keys(names).filter((name) => names[name] === null);
}

/** Production without adapters: every port says 暂未开通. */
export const nothingOutside: Outside = { provincialLogin: null, eLicences: null, pages: null };
