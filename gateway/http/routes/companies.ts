// Lists the companies that have authorised a person, and applies again for an authorisation.

import { authorisationTransition, companyState } from "../../../engine/application/authorisation.ts";
import { formatDateTime } from "../../../engine/check/calendar.ts";
import { maskIdCard, maskName, maskPhone } from "../../../engine/privacy/mask.ts";
import type { Company, Person } from "../../base/person.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { findCompany, listCompanies, moveAuthorisation } from "../../database/companies.ts";
import { refreshAuthorisations } from "../../declaring/authorisations.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import type { Handle } from "../handle.ts";

export function companyRoutes(handle: Handle, parts: GatewayParts): void {
  const { outside } = parts;

  handle("authorizeList", async ({ person }) => {
    await refreshAuthorisations(parts, person);
    return listCompanies(parts.database, person.id);
  });

  handle("applyAuthorization", async ({ ask: { id }, person, write }) => {
    const { id: ownerId } = person;
    const known = await findCompany(parts.database, ownerId, id);
    // Asked twice, a register says no to the second; the key still finds the first one's answer.
    const refused =
      known && outside.authorisations
        ? !(await outside.authorisations.apply(person, known.unifiedSocialCreditCode))
        : false;
    return write(async (trx, now) => {
      const before = await findCompany(trx, ownerId, id);
      if (!before) throw new Refusal(404, words.notFound);
      const again = refused ? undefined : authorisationTransition(before.state, "applyAgain");
      if (!again || !(await moveAuthorisation(trx, ownerId, id, before.state, again.to, now)))
        throw new Refusal(409, words.notAgain);
      return { ...before, state: again.to, applyTime: formatDateTime(now) };
    });
  });

  handle("getCompanyInfo", async ({ ask: { unifiedSocialCreditCode: code }, person }) => {
    if (!outside.companyRegister) throw new Refusal(501, words.notOpen);
    const company = await actsFor(person, code);
    const found = company && (await outside.companyRegister.find(code));
    if (!company || !found) throw new Refusal(404, words.notFound);
    return {
      companyName: company.companyName,
      unifiedSocialCreditCode: code,
      ...found,
      operManNameText: maskName(found.operManName),
      operManCodeText: maskIdCard(found.operManCode),
      operManPhoneNumberText: maskPhone(found.operManPhoneNumber),
    };
  });

  /** The person's own company, or an approved one; a register names nobody else's representative. */
  async function actsFor({ id, userType, company }: Person, code: string): Promise<Company | undefined> {
    const theirs =
      userType === "enterprise" ? (company ? [company] : []) : await listCompanies(parts.database, id);
    return theirs.find(
      (each) => each.unifiedSocialCreditCode === code && companyState(each.state).selectable,
    );
  }
}
