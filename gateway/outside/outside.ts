// One typed port for each system outside the portal; null where none is connected.

import type { Hono } from "hono";
import type { Calls, CompanyRegistration } from "../../engine/contract/types.gen.ts";
import type { Principal } from "../../engine/declaration/record.ts";
import type { GatewayEnv } from "../base/context.ts";
import type { Company, NaturalPerson, Person } from "../base/person.ts";
import type { ESign } from "./e-sign.ts";

/** The provincial login: a person goes there and returns with a one-time credential, valid for a minute. */
export interface ProvincialLogin {
  /** The login page; the address to return to is appended as `return`. */
  url: string;
  /** Path of the portal that also ends the platform's own login; absent where there is none. */
  logoutUrl?: string;
  /** The person who returned, and as whom; undefined when the credential is unknown, used or too old. */
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
  /** The holder's licence for a material with that name; undefined when there is none. */
  find(holder: Holder, materialName: string): Promise<FoundLicence | undefined>;
  /** A found licence as a PDF; undefined when the register no longer has it. */
  paper(holder: Holder, licence: FoundLicence): Promise<Uint8Array | undefined>;
}

/** The register of real estate. */
export interface HouseInfo {
  /** The holder's houses, each field under its name in the engine's `sources`. */
  houses(holder: Holder): Promise<Calls["houseInfo"]["data"]>;
}

/** What the register of companies says about one. */
export type RegisteredCompany = Omit<
  CompanyRegistration,
  "companyName" | "unifiedSocialCreditCode" | `${string}Text`
>;

/** The register of companies. */
export interface CompanyRegister {
  /** By unified social credit code; undefined when it knows no such company. */
  find(creditCode: string): Promise<RegisteredCompany | undefined>;
}

interface FaceCheckWish {
  /** Our own id: 32 hex digits, for this check only. */
  id: string;
  person: Person;
  /** The purpose of the check, shown on the phone. */
  reason: string;
  /** The address of the portal, without a slash at the end. */
  origin: string;
}

/** The face check: a QR code to scan, and its outcome. */
export interface FaceCheck {
  /** The text of the QR code, and until when (epoch milliseconds) it may be scanned. */
  begin(wish: FaceCheckWish): Promise<{ qrText: string; expiresAt: number }>;
  /** The state of a check that was begun. */
  look(id: string): Promise<"waiting" | "confirmed" | "refused" | "failed" | "expired">;
}

/** The legal person of a licence. */
interface LegalPerson extends NaturalPerson {
  entLicenseSn: string;
  company: Company;
}

interface LicenceCode {
  /** A PNG in Base64, without a prefix. */
  imageBase64: string;
  /** The text of the QR code. */
  text: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

export type LicenceCodeState =
  | { state: "waiting" | "refused" | "failed" | "expired" }
  /** `authCode` can be used once, for a short time. */
  | { state: "confirmed"; authCode: string };

/** The electronic business licence, with which a legal person confirms a QR code. */
export interface LicenceQr {
  /** `id`: our own, 32 hex digits, for this code only. `origin`: the address of the portal, without a slash at the end. */
  begin(wish: { id: string; origin: string }): Promise<LicenceCode>;
  /** The state of a code that was begun. */
  look(id: string): Promise<LicenceCodeState>;
  /** The person whose licence confirmed it; undefined when the auth code is unknown, used or too old. */
  exchange(authCode: string): Promise<LegalPerson | undefined>;
}

/** What a company has said to somebody who wants to act for it. */
export interface Granted {
  companyName: string;
  creditCode: string;
  description: string;
  /** yyyy-MM-dd HH:mm:ss */
  applyTime: string;
  state: Company["state"];
}

/** The city's register of who may act for which company; without one, the gateway's own. */
export interface Authorisations {
  list(person: NaturalPerson): Promise<Granted[]>;
  /** Asks a company again; false when its state does not allow it. */
  apply(person: NaturalPerson, creditCode: string): Promise<boolean>;
}

/** Short messages to a phone. */
export interface Messages {
  /** Returns the service's own id of the message. `mobile`: eleven digits. */
  send(mobile: string, text: string): Promise<string>;
}

export interface Outside {
  provincialLogin: ProvincialLogin | null;
  eLicences: ELicences | null;
  houseInfo: HouseInfo | null;
  companyRegister: CompanyRegister | null;
  faceCheck: FaceCheck | null;
  eSign: ESign | null;
  licenceQr: LicenceQr | null;
  authorisations: Authorisations | null;
  messages: Messages | null;
  /** Path of a stand-in for the mini-program; the real one is named by `MINI_PROGRAM_URL`. */
  miniProgram: string | null;
  /** Pages of the stand-ins; null in production. */
  pages: Hono<GatewayEnv> | null;
  /** Where browsers are led on the way to connected systems and back. */
  routes: Hono<GatewayEnv> | null;
}

export type { Company, Person };

/** Names of the ports without a system behind them, to print at start. */
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

/** Production without adapters: every port answers 暂未开通. */
export const nothingOutside: Outside = {
  provincialLogin: null,
  eLicences: null,
  houseInfo: null,
  companyRegister: null,
  faceCheck: null,
  eSign: null,
  licenceQr: null,
  authorisations: null,
  messages: null,
  miniProgram: null,
  pages: null,
  routes: null,
};
