// Reads and writes what a person handed in after the submission.

import type { Kysely, Transaction } from "kysely";
import type { FileRow, SupplementRow, Tables } from "./tables.ts";

export function supplementsOf(database: Kysely<Tables>, applicationId: string): Promise<SupplementRow[]> {
  return database
    .selectFrom("supplements")
    .selectAll()
    .where("applicationId", "=", applicationId)
    .orderBy("at")
    .orderBy("id")
    .execute();
}

export async function addSupplement(trx: Transaction<Tables>, supplement: SupplementRow): Promise<void> {
  await trx.insertInto("supplements").values(supplement).execute();
}

/** The ids of a supplement's files. */
export const fileIdsOf = ({ fileIds }: Pick<SupplementRow, "fileIds">): string[] =>
  JSON.parse(fileIds) as string[];

/** Files of one place that are not handed in yet. */
export async function waitingFiles(
  database: Kysely<Tables>,
  { id: applicationId, ownerId, draftId }: { id: string; ownerId: string; draftId: string },
  material: string,
): Promise<FileRow[]> {
  const files = await database
    .selectFrom("files")
    .selectAll()
    .where("ownerId", "=", ownerId)
    .where("draftId", "=", draftId)
    .where("material", "=", material)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  const given = new Set((await supplementsOf(database, applicationId)).flatMap(fileIdsOf));
  return files.filter(({ id }) => !given.has(id));
}
