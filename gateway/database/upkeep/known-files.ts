// Says which stored files the database mentions, wherever it does.

import type { Database } from "../tables.ts";

/** Of the given ids: files of drafts and applications, drawn signatures, and pieces of what is still being uploaded. */
export async function knownFiles(database: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await Promise.all([
    database.selectFrom("files").select("id").where("id", "in", ids).execute(),
    database.selectFrom("signatures").select("id").where("id", "in", ids).execute(),
    database.selectFrom("uploadPieces").select("storedId as id").where("storedId", "in", ids).execute(),
  ]);
  return new Set(found.flat().map(({ id }) => id));
}
