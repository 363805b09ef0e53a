// Takes the person who is logged in; gives who declares.

import type { Principal } from "../declaration/record.ts";
import type { UserInfo } from "../gateway-client/answers.ts";

/** Name and number of the encrypted user-info parameter: a prefill, never identity (Spec 5). */
export interface Visitor {
  name: string;
  mobile: string;
  certificateNumber: string;
}

/**
 * A person declares for themselves, a legal person for its company (Spec 6). The visitor's mobile fills a gap only when the parameter
 * speaks of the very person who is logged in.
 */
export function principalOf(user: UserInfo, visitor?: Visitor | null): Principal {
  const same = visitor?.certificateNumber === user.certificateNumber;
  const { company } = user;
  const legal = user.userType === "enterprise" && company;
  return {
    kind: legal ? "company" : "person",
    name: user.realName,
    certificateNumber: user.certificateNumber,
    mobile: user.mobile || (same && visitor ? visitor.mobile : ""),
    ...(legal && {
      company: { id: company.id, name: company.companyName, creditCode: company.unifiedSocialCreditCode },
    }),
  };
}
