// Reads the files and licences that a person's draft holds for its materials.

import type { Kysely, Transaction } from "kysely";
import type { FileRow, LicenceRow, Tables } from "./tables.ts";

type Trx = Transaction<Tables>;

export function filesOfDraft(database: Kysely<Tables>, ownerId: string, draftId: string): Promise<FileRow[]> {
  return database
    .selectFrom("files")
    .selectAll()
    .where("ownerId", "=", ownerId)
    .where("draftId", "=", draftId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

export function findFile(
  database: Kysely<Tables>,
  ownerId: string,
  fileId: string,
): Promise<FileRow | undefined> {
  return database
    .selectFrom("files")
    .selectAll()
    .where("ownerId", "=", ownerId)
    .where("id", "=", fileId)
    .executeTakeFirst();
}

export async function addFile(trx: Trx, file: FileRow): Promise<void> {
  await trx.insertInto("files").values(file).execute();
}

export async function removeFile(trx: Trx, ownerId: string, fileId: string): Promise<void> {
  await trx.deleteFrom("files").where("ownerId", "=", ownerId).where("id", "=", fileId).execute();
}

/** The given ids that a row still mentions. */
export async function knownFiles(database: Kysely<Tables>, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database.selectFrom("files").select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}

export function licencesOfDraft(
  database: Kysely<Tables>,
  ownerId: string,
  draftId: string,
): Promise<LicenceRow[]> {
  return database
    .selectFrom("licences")
    .selectAll()
    .where("ownerId", "=", ownerId)
    .where("draftId", "=", draftId)
    .orderBy("fetchedAt")
    .orderBy("id")
    .execute();
}

export function findLicence(
  database: Kysely<Tables>,
  ownerId: string,
  licenceId: string,
): Promise<LicenceRow | undefined> {
  return database
    .selectFrom("licences")
    .selectAll()
    .where("ownerId", "=", ownerId)
    .where("id", "=", licenceId)
    .executeTakeFirst();
}

/** A newly found licence replaces the previous one of that material. */
export async function keepLicence(trx: Trx, licence: LicenceRow): Promise<void> {
  await trx
    .deleteFrom("licences")
    .where("draftId", "=", licence.draftId)
    .where("material", "=", licence.material)
    .execute();
  await trx.insertInto("licences").values(licence).execute();
}
