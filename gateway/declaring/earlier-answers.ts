// Finds what a person's last applications said of the applicant, for the next one.

import type { EarlierAnswers, WireDeclaration } from "../../engine/contract/types.gen.ts";
import { earlierAnswers, newestAnswers } from "../../engine/declaration/earlier.ts";
import { applicationsOf, listApplications } from "../database/applications.ts";
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
  const listed = (await listApplications(database, person.id)).filter(
    (row) => row.companyId === companyId && seen(row),
  );
  const ids = listed.slice(0, most).map(({ id }) => id);
  const rows = await applicationsOf(database, person.id, ids);
  const told = rows
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .flatMap(({ oneThingId, declaration }) => {
      const definition = content.byId(oneThingId);
      return definition ? [earlierAnswers(definition, JSON.parse(declaration) as WireDeclaration)] : [];
    });
  return newestAnswers(told);
}
