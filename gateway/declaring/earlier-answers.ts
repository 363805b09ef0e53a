// Finds what a person's last applications said of the applicant, for the next one.

import type { EarlierAnswers, WireDeclaration } from "../../engine/contract/types.gen.ts";
import { earlierAnswers, newestAnswers } from "../../engine/declaration/earlier.ts";
import { newestApplications } from "../database/applications.ts";
import type { Person } from "../database/users.ts";
import type { Dependencies } from "../dependencies.ts";
import { Refusal } from "../refusal.ts";
import { words } from "../texts.ts";
import { companyOf, isSeen } from "./who-declares.ts";

/** Of how many applications. */
const most = 3;

/** Those for the company, or for the person when it is null; only what this login may see. Throws a Refusal (404) for a company that is not the person's. */
export async function earlierAnswersOf(
  { content, database }: Pick<Dependencies, "content" | "database">,
  person: Person,
  companyId: string | null,
): Promise<EarlierAnswers> {
  if (companyId !== null && !(await companyOf(database, person, companyId)))
    throw new Refusal(404, words.notFound);
  const seen = await isSeen(database, person);
  const rows = seen({ companyId }) ? await newestApplications(database, person.id, companyId, most) : [];
  const told = rows.flatMap(({ oneThingId, declaration }) => {
    const definition = content.byId(oneThingId);
    return definition ? [earlierAnswers(definition, JSON.parse(declaration) as WireDeclaration)] : [];
  });
  return newestAnswers(told);
}
