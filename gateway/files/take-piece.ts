// Takes one piece of a large file, and stores a file of which no piece is missing: a small one comes as one piece.

import type { Ask } from "../../engine/contract/calls.ts";
import { pieceBytes } from "../../engine/contract/pieces.ts";
import { bytesInMB } from "../../engine/one-thing/file-limits.ts";
import type { Material } from "../../engine/one-thing/one-thing.ts";
import type { Clock } from "../base/clock.ts";
import type { Upload } from "../base/context.ts";
import type { Random } from "../base/random.ts";
import { newId } from "../base/random.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import type { Database, PieceRow } from "../database/tables.ts";
import { type PieceOf, pieceBytesOf, piecesOf } from "../database/upload-pieces.ts";
import { type CheckedFile, checkUpload, uploadLimit } from "./check-upload.ts";
import type { Scanner } from "./clamd.ts";
import { type FileStore, readWhole } from "./file-store.ts";
import { limits } from "./limits.ts";
import { demandQuota } from "./quota.ts";
import { removeStored } from "./remove-stored.ts";
import { scanning } from "./scan.ts";

interface Parts {
  clock: Clock;
  database: Database;
  files: FileStore;
  random: Random;
  scanner?: Scanner | undefined;
  settings: { personQuotaMB?: number };
}

/** A person's files that are still on their way, in bytes. */
const mostWaiting = limits.maxDraftMB * bytesInMB;

/** Stores the piece. Throws a Refusal: 400 when it is not that piece, 413 for too large a file and too many on their way. */
export async function takePiece(
  { clock, database, files, random, settings }: Parts,
  ownerId: string,
  ask: Ask<"uploadPiece">,
  material: Material,
  file: Upload | null,
): Promise<PieceRow> {
  const { draftId, material: key, fileHash, pieceHash } = ask;
  const { most, tooLarge } = uploadLimit(material);
  const size = Number(ask.size);
  const piece = Number(ask.piece);
  if (size > most) throw new Refusal(413, tooLarge);
  if (!file) throw new Refusal(400, words.fileMissing);
  const expected = Math.min(pieceBytes, size - piece * pieceBytes);
  if (expected <= 0) throw new Refusal(400, words.outsideContract);
  if ((await pieceBytesOf(database, ownerId)) + expected > mostWaiting) {
    throw new Refusal(413, words.draftFull(limits.maxDraftMB));
  }
  await demandQuota(database, ownerId, expected, settings.personQuotaMB);
  const storedId = newId(random);
  const { bytes, scanned } = scanning(file.bytes, pieceBytes, words.tooLarge);
  await files.save(storedId, bytes);
  const { size: came, sha256 } = scanned();
  if (came !== expected || sha256 !== pieceHash) {
    await files.remove(storedId);
    throw new Refusal(400, words.fileChanged);
  }
  const of = { ownerId, draftId, material: key, fileHash };
  return { ...of, piece, size: came, storedId, createdAt: clock.now() };
}

/** Numbers of the pieces that a file of that size still lacks. */
export function missingPieces(size: number, rows: readonly PieceRow[]): number[] {
  const have = new Set(rows.map(({ piece }) => piece));
  return Array.from({ length: Math.ceil(size / pieceBytes) }, (_, piece) => piece).filter(
    (piece) => !have.has(piece),
  );
}

/** Stores the whole file under a new id: the bytes of its pieces, or those that came at once. Throws a Refusal (400, 413) when it is not what it claims to be; nothing is then stored. */
export async function storeWhole(
  { files, random, scanner }: Pick<Parts, "files" | "random" | "scanner">,
  whole: AsyncIterable<Uint8Array>,
  { name, fileHash }: { name: string; fileHash: string },
  material: Material,
): Promise<CheckedFile & { id: string }> {
  const { most, tooLarge } = uploadLimit(material);
  const id = newId(random);
  const { bytes, scanned } = scanning(whole, most, tooLarge);
  await files.save(id, scanner?.(bytes) ?? bytes);
  try {
    return { ...checkUpload(scanned(), name, fileHash, material), id };
  } catch (refusal) {
    await removeStored(files, [id]);
    throw refusal;
  }
}

/** The pieces that came before, with the one that has just come. */
export async function withPiece({ database }: Parts, row: PieceRow): Promise<PieceRow[]> {
  const of: PieceOf = row;
  const before = await piecesOf(database, of);
  return [...before.filter(({ piece }) => piece !== row.piece), row].toSorted(
    (one, other) => one.piece - other.piece,
  );
}

/** Of all pieces, one after the other. */
export async function* bytesOf(files: FileStore, rows: readonly PieceRow[]): AsyncIterable<Uint8Array> {
  for (const { storedId } of rows) {
    const bytes = await readWhole(files, storedId);
    if (!bytes) throw new Error("A piece of an upload is gone from the store.");
    yield bytes;
  }
}
