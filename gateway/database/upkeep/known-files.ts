// Says which stored files the database mentions, wherever it does.

import type { Database } from "../tables.ts";

/** Of the given ids: files of drafts and applications, drawn signatures, and pieces of what is still being uploaded. */
export async function knownFiles(database: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .selectFrom("files")
    .select("id")
    .where("id", "in", ids)
    .union(database.selectFrom("signatures").select("id").where("id", "in", ids))
    .union(database.selectFrom("uploadPieces").select("storedId as id").where("storedId", "in", ids))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
