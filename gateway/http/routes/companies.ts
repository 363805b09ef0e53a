// Lists the companies that have authorised a person, and applies again for an authorisation.

import { Hono } from "hono";
import { authorisationTransition, companyState } from "../../../engine/application/authorisation.ts";
import { formatDateTime } from "../../../engine/check/calendar.ts";
import { calls } from "../../../engine/contract/calls.ts";
import { maskIdCard, maskName, maskPhone } from "../../../engine/privacy/mask.ts";
import { idempotentWrite } from "../../audit/idempotent-write.ts";
import { answer, askOf, type GatewayEnv, personOf } from "../../base/context.ts";
import type { Company, Person } from "../../base/person.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { findCompany, listCompanies, moveAuthorisation } from "../../database/companies.ts";
import { refreshAuthorisations } from "../../declaring/authorisations.ts";
import type { GatewayParts } from "../gateway-parts.ts";

export function companyRoutes(parts: GatewayParts): Hono<GatewayEnv> {
  const { outside } = parts;
  const routes = new Hono<GatewayEnv>();

  routes.post(calls.authorizeList.path, async (call) => {
    const person = personOf(call);
    await refreshAuthorisations(parts, person);
    return answer<"authorizeList">(call, await listCompanies(parts.database, person.id));
  });

  routes.post(calls.applyAuthorization.path, async (call) => {
    const { id } = askOf<"applyAuthorization">(call);
    const person = personOf(call);
    const { id: ownerId } = person;
    const known = await findCompany(parts.database, ownerId, id);
    // Asked twice, a register says no to the second; the key still finds the first one's answer.
    const refused =
      known && outside.authorisations
        ? !(await outside.authorisations.apply(person, known.unifiedSocialCreditCode))
        : false;
    const company = await idempotentWrite(call, parts, async (trx, now) => {
      const before = await findCompany(trx, ownerId, id);
      if (!before) throw new Refusal(404, words.notFound);
      const again = refused ? undefined : authorisationTransition(before.state, "applyAgain");
      if (!again || !(await moveAuthorisation(trx, ownerId, id, before.state, again.to, now)))
        throw new Refusal(409, words.notAgain);
      return { ...before, state: again.to, applyTime: formatDateTime(now) };
    });
    return answer<"applyAuthorization">(call, company);
  });

  routes.post(calls.getCompanyInfo.path, async (call) => {
    const { unifiedSocialCreditCode: code } = askOf<"getCompanyInfo">(call);
    if (!outside.companyRegister) throw new Refusal(501, words.notOpen);
    const person = personOf(call);
    const company = await actsFor(person, code);
    const found = company && (await outside.companyRegister.find(code));
    if (!company || !found) throw new Refusal(404, words.notFound);
    return answer<"getCompanyInfo">(call, {
      companyName: company.companyName,
      unifiedSocialCreditCode: code,
      ...found,
      operManNameText: maskName(found.operManName),
      operManCodeText: maskIdCard(found.operManCode),
      operManPhoneNumberText: maskPhone(found.operManPhoneNumber),
    });
  });

  /** The person's own company, or an approved one; a register names nobody else's representative. */
  async function actsFor({ id, userType, company }: Person, code: string): Promise<Company | undefined> {
    const theirs =
      userType === "enterprise" ? (company ? [company] : []) : await listCompanies(parts.database, id);
    return theirs.find(
      (each) => each.unifiedSocialCreditCode === code && companyState(each.state).selectable,
    );
  }
  return routes;
}
