// Keeps which stored files belong to the database, and says which of them it mentions.
import { addOnce } from "../any-row.ts";
import type { Database } from "../tables.ts";

/** The name of the only row. */
const name = "files";
/** How many files stand for all. */
const sample = 50;

/** Undefined as long as no gateway has started on it. */
export async function storeIdOf(database: Database): Promise<string | undefined> {
  const row = await database.selectFrom("stores").select("id").where("name", "=", name).executeTakeFirst();
  return row?.id;
}

/** Another start's id stays. */
export async function keepStoreId(database: Database, id: string, now: number): Promise<void> {
  await addOnce(database, "stores", { name, id, openedAt: now });
}

export async function noteOpened(database: Database, now: number): Promise<void> {
  await database.updateTable("stores").set({ openedAt: now }).where("name", "=", name).execute();
}

/** Ids of some of the files that it mentions. */
export async function someFiles(database: Database): Promise<string[]> {
  const rows = await database.selectFrom("files").select("id").limit(sample).execute();
  return rows.map(({ id }) => id);
}

export async function hasSignatures(database: Database): Promise<boolean> {
  return (await database.selectFrom("signatures").select("id").limit(1).executeTakeFirst()) !== undefined;
}

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

const together = 500;

/** Every stored file that it mentions, with the hash of its bytes. */
export async function* mentionedFiles(database: Database): AsyncIterable<{ id: string; sha256: string }> {
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
