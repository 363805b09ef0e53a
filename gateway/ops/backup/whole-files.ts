// Finds the stored files that a database mentions, and those of them that are missing or changed.

import { createHash } from "node:crypto";
import type { Database } from "../../database/tables.ts";
import type { FileStore } from "../../files/file-store.ts";

const together = 500;

/** The ids of what is missing or does not have the hash that the database keeps. */
export async function brokenFiles(database: Database, files: FileStore): Promise<string[]> {
  const broken: string[] = [];
  for await (const { id, sha256 } of mentioned(database)) {
    const bytes = await files.read(id);
    if (!bytes || createHash("sha256").update(bytes).digest("hex") !== sha256) broken.push(id);
  }
  return broken;
}

async function* mentioned(database: Database): AsyncIterable<{ id: string; sha256: string }> {
  for (const table of ["files", "signatures"] as const) {
    for (let last = ""; ; ) {
      let query = database.selectFrom(table).select(["id", "sha256"]).where("id", ">", last);
      // Only a drawn signature has a picture.
      if (table === "signatures") query = query.where("kind" as never, "=", "drawn" as never);
      const rows = await query.orderBy("id").limit(together).execute();
      yield* rows;
      const end = rows.at(-1);
      if (!end) break;
      last = end.id;
    }
  }
}
