// Works out who declares, the person or the person for a company, or refuses the request.

import { authorisation } from "../../engine/application/authorisation.ts";
import type { Principal } from "../../engine/declaration/record.ts";
import type { Catalogue, Definition } from "../../engine/one-thing/definition.ts";
import { isRealName } from "../../engine/person/name.ts";
import type { Company, NaturalPerson, Person } from "../base/person.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import { findCompany, listCompanies } from "../database/companies.ts";
import { isFaceConfirmed } from "../database/face-checks.ts";
import type { Database, DraftRow } from "../database/tables.ts";

/** Spec 5: only the certificate number decides about real-name. Throws a Refusal (403). */
export function demandRealName(person: Person): void {
  if (!isRealName(person)) throw new Refusal(403, words.notRealName);
}

/** Who declares with a draft: the person, or the person for its company. Throws a Refusal (403) when this login cannot declare for either. */
export async function whoDeclares(
  database: Database,
  person: Person,
  draft: Pick<DraftRow, "companyId">,
): Promise<Principal> {
  demandRealName(person);
  const company = await companyOf(database, person, draft.companyId);
  const forThemselves = draft.companyId === null && person.userType === "personal";
  if (!company && !forThemselves) throw new Refusal(403, words.companyNeeded);
  return principalFor(person, company);
}

/** The person, or the person for a company. */
export function principalFor(
  { realName: name, certificateNumber, mobile }: NaturalPerson,
  company: Pick<Company, "id" | "companyName" | "unifiedSocialCreditCode"> | null,
): Principal {
  const itself = { name, certificateNumber, mobile };
  if (!company) return { kind: "person", ...itself };
  const { id, companyName, unifiedSocialCreditCode: creditCode } = company;
  return { kind: "company", ...itself, company: { id, name: companyName, creditCode } };
}

/** Who submits a draft, with all rules of point 4 judged again. Throws a Refusal (403). */
export async function whoSubmits(
  database: Database,
  person: Person,
  draft: Pick<DraftRow, "companyId">,
  definition: Definition,
  faceSince: number,
): Promise<Principal> {
  await demandCompany(database, person, definition, draft.companyId);
  await demandFace(database, definition, person.id, faceSince);
  return whoDeclares(database, person, draft);
}

/** A person's company by its id: a legal person's own, or one that has authorised the person, in any state. */
export async function companyOf(
  database: Database,
  { id, userType, company }: Person,
  companyId: string | null,
): Promise<Company | null> {
  if (companyId === null) return null;
  if (userType === "enterprise") return company?.id === companyId ? company : null;
  return (await findCompany(database, id, companyId)) ?? null;
}

/** A licence's login sees what was declared for its company, a person's login what is their own or a company's that has authorised them (Spec 6). */
export async function isSeen(
  database: Database,
  { id, userType, company }: Person,
): Promise<(of: { companyId: string | null }) => boolean> {
  const known = userType === "enterprise" ? [company] : await listCompanies(database, id);
  const ids = new Set<string | null>(known.flatMap((each) => each?.id ?? []));
  return ({ companyId }) => (companyId === null ? userType === "personal" : ids.has(companyId));
}

/** The company that a new draft is for: always a legal person's own, otherwise the one that is named. */
export function companyWanted({ userType, company }: Person, instanceId: string): string | null {
  return userType === "enterprise" && company ? company.id : instanceId || null;
}

/**
 * Spec 4, 5: a person may declare for an approved company only, and a company's affair needs a company; judged when a draft begins, and
 * again at its submission. Throws a Refusal (403).
 */
export async function demandCompany(
  database: Database,
  person: Person,
  { companyRequired }: Definition,
  companyId: string | null,
): Promise<void> {
  if (!companyRequired && companyId === null) return;
  const company = await companyOf(database, person, companyId);
  if (company?.state !== authorisation.approved) throw new Refusal(403, words.companyNeeded);
}

/** Spec 4, rule 6: throws a Refusal (403) when it is still open to which township the affair belongs. */
export function demandTownship({ kind, townships }: Definition, areaId: string | null): void {
  if (Object.keys(townships).length === 0 || areaId !== null) return;
  throw new Refusal(403, words.townshipNeeded[kind === "enterprise" ? "enterprise" : "personal"]);
}

/** Spec 4, rule 7: in the company-service list, by its code or a former one. */
export function isOpenToCompanies({ serviceLists }: Catalogue, { oneThing }: Definition): boolean {
  const codes = [oneThing.code, ...(oneThing.formerly ?? [])];
  return serviceLists.QY.some(({ items }) => items.some((code) => codes.includes(code)));
}

/** Spec 4: where faces are checked, this person's was confirmed for this very one-thing, at `since` or later. Throws a Refusal (403). */
async function demandFace(
  database: Database,
  { oneThing }: Definition,
  ownerId: string,
  since: number,
): Promise<void> {
  if (!oneThing.faceVerification || (await isFaceConfirmed(database, ownerId, oneThing.id, since))) return;
  throw new Refusal(403, words.faceNeeded, { faceVerification: true });
}
