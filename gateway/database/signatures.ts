// Reads and writes the signatures of a draft; a drawn picture is in the file store under the signature's id.

import type { Database, SignatureRow, Trx } from "./tables.ts";

/** Finds a signature of this owner under this draft; any other id finds nothing. */
export async function findSignature(
  database: Database,
  ownerId: string,
  draftId: string,
  id: string | null,
): Promise<SignatureRow | undefined> {
  if (id === null) return undefined;
  return database
    .selectFrom("signatures")
    .selectAll()
    .where("id", "=", id)
    .where("ownerId", "=", ownerId)
    .where("draftId", "=", draftId)
    .executeTakeFirst();
}

/** The hash of the picture, if the id is that of one of this owner's signatures. */
export function ownPicture(
  database: Database,
  ownerId: string,
  id: string,
): Promise<Pick<SignatureRow, "sha256"> | undefined> {
  return database
    .selectFrom("signatures")
    .select("sha256")
    .where("id", "=", id)
    .where("ownerId", "=", ownerId)
    .where("kind", "=", "drawn")
    .executeTakeFirst();
}

export async function addSignature(trx: Trx, signature: SignatureRow): Promise<void> {
  await trx.insertInto("signatures").values(signature).execute();
}

/** Deletes the signatures of a draft except one; returns the deleted ids. */
export async function removeSignatures(trx: Trx, draftId: string, but?: string | null): Promise<string[]> {
  const gone = await trx
    .deleteFrom("signatures")
    .where("draftId", "=", draftId)
    .where("id", "<>", but ?? "")
    .returning("id")
    .execute();
  return gone.map(({ id }) => id);
}
