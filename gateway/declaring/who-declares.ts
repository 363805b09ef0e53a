// A person who is logged in goes in; for whom that person may declare comes out, or the request is refused.

import type { Principal } from "../../engine/declaration/record.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import type { Person } from "../database/users.ts";
import { Refusal } from "../refusal.ts";
import { words } from "../words.ts";

const approved = 2;

/** Spec 5: real-name is judged by the certificate number alone. Throws a Refusal (403). */
export function whoDeclares(person: Person): Principal {
  const { realName: name, certificateNumber, mobile, company, userType } = person;
  if (certificateNumber.trim() === "") throw new Refusal(403, words.notRealName);
  const itself = { name, certificateNumber, mobile };
  if (userType !== "enterprise" || !company) return { kind: "person", ...itself };
  const { id, companyName, unifiedSocialCreditCode } = company;
  return {
    kind: "company",
    ...itself,
    company: { id, name: companyName, creditCode: unifiedSocialCreditCode },
  };
}

/** Spec 4: only an approved company may be declared for; judged again at each submission. Throws a Refusal (403). */
export function demandCompany(definition: Definition, person: Person): void {
  if (definition.companyRequired && person.company?.state !== approved) {
    throw new Refusal(403, words.companyNeeded);
  }
}
