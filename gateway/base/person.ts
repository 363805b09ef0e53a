// A person as the gateway knows them.

import type { CompanyInfo, UserInfo } from "../../engine/contract/types.gen.ts";

export type Company = CompanyInfo;

/** What the provincial login says about a person; the number is empty when not real-name verified (Spec 5). */
export type NaturalPerson = Pick<UserInfo, "id" | "realName" | "mobile" | "certificateNumber" | "loginName">;

/** A person as they have logged in. */
export interface Person extends NaturalPerson {
  /** Spec 6: the login decides it, the provincial one or the business licence's. */
  userType: "personal" | "enterprise";
  /** Of the licence; a person who comes as themselves has neither. */
  entLicenseSn: string;
  company: Company | null;
}
