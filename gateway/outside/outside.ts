// One typed port for each system outside the portal; null where none is connected.

import type { Hono } from "hono";
import type { Calls } from "../../engine/contract/types.gen.ts";
import type { Principal } from "../../engine/declaration/record.ts";
import type { GatewayEnv } from "../context.ts";
import type { Company, Person } from "../database/users.ts";
import type { ESign } from "./e-sign.ts";
import type { FaceCheck } from "./face-check.ts";
import type { LicenceQr } from "./licence-qr.ts";

/** The provincial login: a person goes there and comes back with a one-time credential, valid for a minute. */
export interface ProvincialLogin {
  /** Where a person logs in; the address to come back to is appended as `return`. */
  url: string;
  /** Who came back; undefined when the credential is unknown, used or too old. */
  exchange(credential: string): Promise<Person | undefined>;
}

/** Whose licences and records are looked up: the declaring person, or the company they declare for. */
export type Holder = Principal;

export interface FoundLicence {
  name: string;
  /** Masked. */
  numberText: string;
  issuer: string;
}

/** The register of electronic licences. */
export interface ELicences {
  /** The holder's licence for a material of that name; undefined when there is none. */
  find(holder: Holder, materialName: string): Promise<FoundLicence | undefined>;
  /** A found licence as a PDF; undefined when the register no longer shows it. */
  paper(holder: Holder, licence: FoundLicence): Promise<Uint8Array | undefined>;
}

/** The register of real estate. */
export interface HouseInfo {
  /** The holder's houses, each field under its name in the engine's `sources`. */
  houses(holder: Holder): Promise<Calls["houseInfo"]["data"]>;
}

/** What the register of companies has of one; texts as the form's fields take them. */
export interface RegisteredCompany {
  operManName: string;
  operManCode: string;
  operManPhoneNumber: string;
  organizationAddress: string;
  businessScope: string;
  /** In ten thousand yuan; empty: none is registered. */
  registeredCapital: string;
}

/** The register of companies. */
export interface CompanyRegister {
  /** By unified social credit code; undefined when it knows none of that code. */
  find(creditCode: string): Promise<RegisteredCompany | undefined>;
}

export interface Outside {
  provincialLogin: ProvincialLogin | null;
  eLicences: ELicences | null;
  houseInfo: HouseInfo | null;
  companyRegister: CompanyRegister | null;
  faceCheck: FaceCheck | null;
  eSign: ESign | null;
  licenceQr: LicenceQr | null;
  /** Pages of the stand-ins; null where real systems answer. */
  pages: Hono<GatewayEnv> | null;
}

export type { Company, Person };

/** Names of the ports that nothing answers, for the start to tell. */
export function unanswered(outside: Outside): string[] {
  const names: Record<string, unknown> = {
    "provincial login": outside.provincialLogin,
    "e-licences": outside.eLicences,
    "house information": outside.houseInfo,
    "company register": outside.companyRegister,
    "face check": outside.faceCheck,
    "e-sign": outside.eSign,
    "licence QR": outside.licenceQr,
  };
  return Object.keys(names).filter((name) => names[name] === null);
}

/** Production without adapters: every port says 暂未开通. */
export const nothingOutside: Outside = {
  provincialLogin: null,
  eLicences: null,
  houseInfo: null,
  companyRegister: null,
  faceCheck: null,
  eSign: null,
  licenceQr: null,
  pages: null,
};
