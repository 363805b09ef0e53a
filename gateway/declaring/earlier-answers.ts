// Finds what a person's last applications said of the applicant, for the next one.

import type { EarlierAnswers, WireDeclaration } from "../../engine/contract/types.gen.ts";
import { earlierAnswers, newestAnswers } from "../../engine/declaration/earlier.ts";
import type { Person } from "../base/person.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import { newestApplications } from "../database/applications.ts";
import type { Definitions } from "../database/definitions.ts";
import type { Database } from "../database/tables.ts";
import { companyOf, isSeen } from "./who-declares.ts";

/** Of how many applications. */
const most = 3;

/** Those for the company, or for the person when it is null; only what this login may see. Throws a Refusal (404) for a company that is not the person's. */
export async function earlierAnswersOf(
  { content, database }: { content: Definitions; database: Database },
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
