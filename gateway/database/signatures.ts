// Reads and writes the signatures of a draft; a drawn picture is in the file store under the signature's id.

import { sha256 } from "../base/hashes.ts";
import { same } from "./any-row.ts";
import type { Database, SignatureRow, Trx } from "./tables.ts";

/** Of a typed signature. It is not kept: a dictionary of names would find whose it is. */
export const typedHash = ({ typedName, statement }: Pick<SignatureRow, "typedName" | "statement">): string =>
  sha256(JSON.stringify({ typedName, statement }));

/** Finds a signature of this owner under this draft; any other id finds nothing. */
export async function findSignature(
  database: Database,
  ownerId: string,
  draftId: string,
  id: string | null,
): Promise<SignatureRow | undefined> {
  if (id === null) return undefined;
  const row = await database
    .selectFrom("signatures")
    .selectAll()
    .where(same({ id, ownerId, draftId }))
    .executeTakeFirst();
  return row?.kind === "typed" ? { ...row, sha256: typedHash(row) } : row;
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
    .where(same({ id, ownerId, kind: "drawn" }))
    .executeTakeFirst();
}

export async function addSignature(trx: Trx, signature: SignatureRow): Promise<void> {
  const kept = signature.kind === "typed" ? { ...signature, sha256: "" } : signature;
  await trx.insertInto("signatures").values(kept).execute();
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
