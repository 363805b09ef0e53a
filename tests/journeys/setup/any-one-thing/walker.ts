// Chooses who walks a one-thing: a person, or the same person for the first company that has approved.
import { companyState } from "../../../../engine/application/authorisation.ts";
import type { Principal } from "../../../../engine/declaration/record.ts";
import type { Definition } from "../../../../engine/one-thing/definition.ts";
import { principalFor } from "../../../../gateway/declaring/who-declares.ts";
import { demoCompanies } from "../../../../gateway/ops/seed/companies.ts";
import { demoPersons } from "../../../../gateway/ops/seed/persons.ts";
import type { RegisteredCompany } from "../../../../gateway/outside/outside.ts";
import register from "../../../../stand-ins/company-register.json" with { type: "json" };

export interface Walker {
  /** Name at the login. */
  person: string;
  /** Name of the company to choose, if one is needed. */
  company?: string;
  principal: Principal;
  /** Comes with a session, so that no login is asked for. */
  loggedIn: boolean;
}

export function walkerOf({ companyRequired }: Definition, { loggedIn = false } = {}): Walker {
  const [person] = demoPersons;
  if (!person) throw new Error("There is no demo person.");
  const named = { person: person.realName, loggedIn };
  if (!companyRequired) return { ...named, principal: principalFor(person, null) };
  const company = demoCompanies[person.id]?.find(({ state }) => companyState(state).selectable);
  if (!company) throw new Error(`No company has approved ${person.realName}.`);
  return { ...named, company: company.companyName, principal: registered(principalFor(person, company)) };
}

/** Adds what the register of companies proposes, as the form will contain it. */
function registered(principal: Principal): Principal {
  const { company } = principal;
  const known: Record<string, RegisteredCompany> = register;
  const found = company && known[company.creditCode];
  if (!company || !found) return principal;
  const { name: companyName, creditCode: unifiedSocialCreditCode } = company;
  const texts = { operManNameText: "", operManCodeText: "", operManPhoneNumberText: "" };
  return {
    ...principal,
    company: { ...company, registered: { companyName, unifiedSocialCreditCode, ...found, ...texts } },
  };
}
