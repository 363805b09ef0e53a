// The port of the electronic business licence, with which a legal person confirms a QR code.

import type { Company, Person } from "../database/users.ts";

/** Whom a licence stands for. The type of user is the login's to say, not the outside system's (Spec 6). */
export interface LegalPerson extends Omit<Person, "userType" | "company"> {
  company: Company;
}

export interface LicenceCode {
  /** A PNG in Base64, without a prefix. */
  imageBase64: string;
  /** What the picture says. */
  text: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

export type LicenceCodeState =
  | { state: "waiting" | "refused" | "failed" | "expired" }
  /** `authCode`: good once, soon spent. */
  | { state: "confirmed"; authCode: string };

export interface LicenceQr {
  /** `id`: ours, 32 hex digits, for this code only. `origin`: where citizens reach the portal, without a slash at the end. */
  begin(wish: { id: string; origin: string }): Promise<LicenceCode>;
  /** How a code stands that was begun. */
  look(id: string): Promise<LicenceCodeState>;
  /** Whose licence confirmed it; undefined when the auth code is unknown, used or too old. */
  exchange(authCode: string): Promise<LegalPerson | undefined>;
}
