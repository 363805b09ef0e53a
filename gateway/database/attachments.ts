// Reads the files and licences that a person's draft holds for its materials.

import { same } from "./any-row.ts";
import type { Database, FileRow, LicenceRow, Trx } from "./tables.ts";

/** Kept with a department's paper in place of a material's key; no material's key begins like this. */
export const resultPlace = (matterInfoId: string): string => `$result:${matterInfoId}`;

const files = (database: Database, ownerId: string) =>
  database.selectFrom("files").selectAll().where("ownerId", "=", ownerId);

const licences = (database: Database, ownerId: string) =>
  database.selectFrom("licences").selectAll().where("ownerId", "=", ownerId);

export function filesOfDraft(database: Database, ownerId: string, draftId: string): Promise<FileRow[]> {
  return files(database, ownerId).where("draftId", "=", draftId).orderBy("createdAt").orderBy("id").execute();
}

export function findFile(database: Database, ownerId: string, fileId: string): Promise<FileRow | undefined> {
  return files(database, ownerId).where("id", "=", fileId).executeTakeFirst();
}

export async function addFile(trx: Trx, file: FileRow): Promise<void> {
  await trx.insertInto("files").values(file).execute();
}

export async function removeFile(trx: Trx, ownerId: string, fileId: string): Promise<void> {
  await trx.deleteFrom("files").where("ownerId", "=", ownerId).where("id", "=", fileId).execute();
}

export async function removeFiles(
  database: Database,
  ownerId: string,
  lost: readonly FileRow[],
): Promise<void> {
  if (lost.length === 0) return;
  const ids = lost.map(({ id }) => id);
  await database.deleteFrom("files").where("ownerId", "=", ownerId).where("id", "in", ids).execute();
}

/** The bytes of all files of the owner, submitted ones and those of withdrawn applications too; not what departments have issued. */
export async function fileBytesOf(database: Database, ownerId: string): Promise<number> {
  const { sum } = await database
    .selectFrom("files")
    .where("ownerId", "=", ownerId)
    .where("material", "not like", resultPlace("%"))
    .select(({ fn }) => fn.sum("size").as("sum"))
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

export function licencesOfDraft(database: Database, ownerId: string, draftId: string): Promise<LicenceRow[]> {
  return licences(database, ownerId)
    .where("draftId", "=", draftId)
    .orderBy("fetchedAt")
    .orderBy("id")
    .execute();
}

export function findLicence(
  database: Database,
  ownerId: string,
  id: string,
): Promise<LicenceRow | undefined> {
  return licences(database, ownerId).where("id", "=", id).executeTakeFirst();
}

/** A newly found licence replaces the previous one of that material. */
export async function keepLicence(trx: Trx, licence: LicenceRow): Promise<void> {
  await trx
    .deleteFrom("licences")
    .where(same({ draftId: licence.draftId, material: licence.material }))
    .execute();
  await trx.insertInto("licences").values(licence).execute();
}
