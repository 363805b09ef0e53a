// Finds the company that an address asks to act for, or says why there is none.

import { companyState } from "../../application/authorisation.ts";
import type { CompanyInfo, UserInfo } from "../../contract/types.gen.ts";
import { portalTexts } from "../texts.ts";

export interface CompanyMode {
  actsFor: CompanyInfo | null;
  /** What is remembered of it; null when nothing is left to wait for. */
  instanceId: string | null;
  alert: string | null;
}

/** Spec 2, 5: an instanceId is a company's id. Only an approved company of the person's own starts company mode; anything else brings an alert. */
export async function findCompanyMode(
  list: () => Promise<CompanyInfo[]>,
  user: Pick<UserInfo, "userType" | "company">,
  instanceId: string,
): Promise<CompanyMode> {
  const none = (alert: string | null): CompanyMode => ({ actsFor: null, instanceId: null, alert });
  if (user.userType === "enterprise") {
    // A legal person acts for its own company anyway.
    return none(user.company?.id === instanceId ? null : portalTexts.notYourCompany);
  }
  const companies = await list().catch(() => null);
  if (!companies) return none(portalTexts.busy);
  const company = companies.find(({ id }) => id === instanceId);
  if (!company) return none(portalTexts.unknownCompany);
  const { selectable, note = "" } = companyState(company.state);
  if (!selectable) return none(portalTexts.companyNotApproved(company.companyName, note));
  return { actsFor: company, instanceId, alert: null };
}
