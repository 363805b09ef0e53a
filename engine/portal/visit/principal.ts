// Says who declares: the person who is logged in, or the company acted for.

import type { CompanyInfo, UserInfo } from "../../contract/types.gen.ts";
import type { Principal } from "../../declaration/record.ts";

/** Name and number from the encrypted user-info parameter: a prefill, never identity (Spec 5). */
export interface Visitor {
  name: string;
  mobile: string;
  certificateNumber: string;
}

/**
 * A person declares for themselves or for the chosen company, a legal person for its own (Spec 6). The visitor's mobile fills a gap only when the parameter
 * names the very person who is logged in.
 */
export function principalOf(
  user: UserInfo,
  visitor?: Visitor | null,
  chosen?: Principal["company"] | null,
): Principal {
  const same = visitor?.certificateNumber === user.certificateNumber;
  const legal = user.userType === "enterprise" && user.company;
  const company = legal ? companyNamed(legal) : chosen;
  return {
    kind: company ? "company" : "person",
    name: user.realName,
    certificateNumber: user.certificateNumber,
    mobile: user.mobile || (same && visitor ? visitor.mobile : ""),
    ...(company && { company }),
  };
}

export function companyNamed({
  id,
  companyName: name,
  unifiedSocialCreditCode: creditCode,
}: CompanyInfo): NonNullable<Principal["company"]> {
  return { id, name, creditCode };
}
