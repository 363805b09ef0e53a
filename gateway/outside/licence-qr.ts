// The port of the electronic business licence, with which a legal person confirms a QR code.

import type { Company, NaturalPerson } from "../database/users.ts";

/** The legal person of a licence. */
export interface LegalPerson extends NaturalPerson {
  entLicenseSn: string;
  company: Company;
}

export interface LicenceCode {
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

export interface LicenceQr {
  /** `id`: our own, 32 hex digits, for this code only. `origin`: the address of the portal, without a slash at the end. */
  begin(wish: { id: string; origin: string }): Promise<LicenceCode>;
  /** The state of a code that was begun. */
  look(id: string): Promise<LicenceCodeState>;
  /** The person whose licence confirmed it; undefined when the auth code is unknown, used or too old. */
  exchange(authCode: string): Promise<LegalPerson | undefined>;
}
