// Finds the stored files that a database mentions, and those of them that are missing or changed.

import { createHash } from "node:crypto";
import type { Database } from "../../database/tables.ts";
import { mentionedFiles } from "../../database/upkeep/stores.ts";
import type { FileStore } from "../../files/file-store.ts";

/** The ids of what is missing or does not have the hash that the database keeps. */
export async function brokenFiles(database: Database, files: FileStore): Promise<string[]> {
  const broken: string[] = [];
  for await (const { id, sha256 } of mentionedFiles(database)) {
    const bytes = await files.open(id);
    const hash = createHash("sha256");
    for await (const piece of bytes ?? []) hash.update(piece);
    if (!bytes || hash.digest("hex") !== sha256) broken.push(id);
  }
  return broken;
}
