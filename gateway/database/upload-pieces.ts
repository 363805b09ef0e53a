// Reads and writes which pieces of a person's file have come.

import { addOnce, same } from "./any-row.ts";
import type { Database, PieceRow, Trx } from "./tables.ts";

/** A file on its way: its owner, its place, and its content by hash. */
export type PieceOf = Pick<PieceRow, "ownerId" | "draftId" | "material" | "fileHash">;

const only = ({ ownerId, draftId, material, fileHash }: PieceOf) => ({
  ownerId,
  draftId,
  material,
  fileHash,
});

/** In their order. */
export function piecesOf(database: Database, of: PieceOf): Promise<PieceRow[]> {
  return database
    .selectFrom("uploadPieces")
    .selectAll()
    .where(same(only(of)))
    .orderBy("piece")
    .execute();
}

/** Bytes of all pieces of that person. */
export async function pieceBytesOf(database: Database, ownerId: string): Promise<number> {
  const { sum } = await database
    .selectFrom("uploadPieces")
    .select(({ fn }) => fn.sum("size").as("sum"))
    .where("ownerId", "=", ownerId)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** False when that piece is there already. */
export function addPiece(trx: Trx, row: PieceRow): Promise<boolean> {
  return addOnce(trx, "uploadPieces", row);
}

export async function removePieces(trx: Trx, of: PieceOf): Promise<void> {
  await trx
    .deleteFrom("uploadPieces")
    .where(same(only(of)))
    .execute();
}
