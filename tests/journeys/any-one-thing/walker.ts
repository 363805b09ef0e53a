// A definition goes in; who walks it comes out: a person, or the same person for the first company that has approved.
import { companyState } from "../../../engine/company/authorisation.ts";
import type { Principal } from "../../../engine/declaration/record.ts";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import { principalFor } from "../../../gateway/declaring/who-declares.ts";
import { demoCompanies } from "../../../gateway/seed/companies.ts";
import { demoPersons } from "../../../gateway/seed/persons.ts";

export interface Walker {
  /** Name at the login. */
  person: string;
  /** Name of the company to choose, where one is asked for. */
  company?: string;
  principal: Principal;
}

export function walkerOf({ companyRequired }: Definition): Walker {
  const [person] = demoPersons;
  if (!person) throw new Error("There is no demo person.");
  const named = { person: person.realName };
  if (!companyRequired) return { ...named, principal: principalFor(person, null) };
  const company = demoCompanies[person.id]?.find(({ state }) => companyState(state).selectable);
  if (!company) throw new Error(`No company has approved ${person.realName}.`);
  return { ...named, company: company.companyName, principal: principalFor(person, company) };
}
