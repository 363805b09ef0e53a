// Reads and writes what a person handed in after the submission.

import type { SupplementRow } from "./application-rows.ts";
import { filesOfDraft } from "./attachments.ts";
import type { Database, FileRow, Trx } from "./tables.ts";

export function supplementsOf(database: Database, applicationId: string): Promise<SupplementRow[]> {
  return database
    .selectFrom("supplements")
    .selectAll()
    .where("applicationId", "=", applicationId)
    .orderBy("at")
    .orderBy("id")
    .execute();
}

export async function addSupplement(trx: Trx, supplement: SupplementRow): Promise<void> {
  await trx.insertInto("supplements").values(supplement).execute();
}

/** The ids of a supplement's files. */
export const fileIdsOf = ({ fileIds }: Pick<SupplementRow, "fileIds">): string[] =>
  JSON.parse(fileIds) as string[];

/** Files of one place that are not handed in yet. */
export async function waitingFiles(
  database: Database,
  { id: applicationId, ownerId, draftId }: { id: string; ownerId: string; draftId: string },
  material: string,
): Promise<FileRow[]> {
  const files = await filesOfDraft(database, ownerId, draftId);
  const given = new Set((await supplementsOf(database, applicationId)).flatMap(fileIdsOf));
  return files.filter((file) => file.material === material && !given.has(file.id));
}
