// Takes who is here and the company that an address names; gives the company to act for, or the sentence why it is none.

import { companyState } from "../../company/authorisation.ts";
import type { CompanyInfo, UserInfo } from "../../contract/types.gen.ts";
import { portalWords } from "../words.ts";
import { companyModeWords } from "./company-mode-words.ts";

export interface CompanyMode {
  actsFor: CompanyInfo | null;
  /** What is remembered of it; null: nothing is left to wait for. */
  instanceId: string | null;
  alert: string | null;
}

/** Spec 2, 5: an instanceId is a company's id; only an approved one of the person's own puts the page into company mode, anything else is told. */
export async function findCompanyMode(
  list: () => Promise<CompanyInfo[]>,
  user: Pick<UserInfo, "userType" | "company">,
  instanceId: string,
): Promise<CompanyMode> {
  const none = (alert: string | null): CompanyMode => ({ actsFor: null, instanceId: null, alert });
  if (user.userType === "enterprise") {
    // A legal person acts for its own company as it is.
    return none(user.company?.id === instanceId ? null : companyModeWords.notYourCompany);
  }
  const companies = await list().catch(() => null);
  if (!companies) return none(portalWords.busy);
  const company = companies.find(({ id }) => id === instanceId);
  if (!company) return none(companyModeWords.unknownCompany);
  const { selectable, note = "" } = companyState(company.state);
  if (!selectable) return none(companyModeWords.companyNotApproved(company.companyName, note));
  return { actsFor: company, instanceId, alert: null };
}
