// Finds the company that the person acts for, and says why nobody may declare.
import { type Definition, isRealName } from "../../engine/index.ts";
import { companyState } from "../../engine/portal/index.ts";
import { companies } from "../../tests/people/companies.ts";
import { type Setup, userIn } from "./setup.ts";
import { simulatorTexts as texts } from "./texts.ts";

/** The companies that the gateway lists for the person. */
export const companiesIn = ({ company }: Setup) =>
  companies.filter(({ state }) => company === "all" || String(state) === company);

/** The first that can be chosen, if a company is required. */
export function companyChosen({ companyRequired }: Definition, setup: Setup) {
  const found = companiesIn(setup).find(({ state }) => companyState(state).selectable);
  if (!companyRequired || !found) return undefined;
  const { id, companyName: name, unifiedSocialCreditCode: creditCode } = found;
  return { id, name, creditCode };
}

/** The sentence, or null if the portal would let this person begin. */
export function whyNobody(definition: Definition, setup: Setup): string | null {
  const user = userIn(setup);
  if (!user) return texts.needsPerson;
  if (!isRealName(user)) return texts.needsRealName;
  const isPersonal = user.userType !== "enterprise";
  if (definition.companyRequired && isPersonal && !companyChosen(definition, setup))
    return texts.needsCompany;
  return null;
}
