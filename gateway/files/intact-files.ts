// Tells files that are stored as their rows say from those that are lost or changed.

import { createHash } from "node:crypto";
import { sha256 } from "../base/hashes.ts";
import { type FileStore, readWhole } from "./file-store.ts";

interface Stated {
  id: string;
  size: number;
}

interface Hashed {
  id: string;
  sha256: string;
}

/** By size alone, which is quick; whatever hands bytes on looks at the hash. A lost one is never left out unsaid. */
export async function intactFiles<File extends Stated>(
  store: FileStore,
  files: readonly File[],
): Promise<{ intact: File[]; lost: File[] }> {
  const sizes = await Promise.all(files.map(({ id }) => store.size(id)));
  const isIntact = (file: File, at: number) => sizes[at] === file.size;
  return { intact: files.filter(isIntact), lost: files.filter((file, at) => !isIntact(file, at)) };
}

/** The very bytes that were stored; undefined when they are lost or changed. */
export async function intactBytes(store: FileStore, file: Hashed): Promise<Uint8Array | undefined> {
  const bytes = await readWhole(store, file.id);
  return bytes && sha256(bytes) === file.sha256 ? bytes : undefined;
}

/** Ids of those that are lost, or whose stored bytes are no longer what they were; each is read to its end. */
export async function brokenFiles(
  store: FileStore,
  files: Iterable<Hashed> | AsyncIterable<Hashed>,
): Promise<string[]> {
  const broken: string[] = [];
  for await (const { id, sha256 } of files) {
    const bytes = await store.open(id);
    const hash = createHash("sha256");
    for await (const piece of bytes ?? []) hash.update(piece);
    if (!bytes || hash.digest("hex") !== sha256) broken.push(id);
  }
  return broken;
}

/** Bytes of a file that is looked at as a whole before any of it is handed on. */
export const wholeBytes = 1024 * 1024;

/** A large file whose bytes have changed: known only at its end. */
export class ChangedFile extends Error {
  override readonly name = "ChangedFile";
}

/**
 * The very bytes that were stored, a large file as a stream; undefined when they are lost or changed. A stream of changed bytes
 * throws a ChangedFile before its last piece, so nobody ever has the whole of it. `size`: absent for what is always small.
 */
export async function intactContent(
  store: FileStore,
  file: Hashed & { size?: number },
): Promise<Uint8Array | AsyncIterable<Uint8Array> | undefined> {
  if (file.size === undefined || file.size <= wholeBytes) return intactBytes(store, file);
  if ((await store.size(file.id)) !== file.size) return undefined;
  const bytes = await store.open(file.id);
  return bytes && checked(bytes, file);
}

async function* checked(bytes: AsyncIterable<Uint8Array>, file: Hashed): AsyncIterable<Uint8Array> {
  const hash = createHash("sha256");
  let last: Uint8Array | undefined;
  for await (const piece of bytes) {
    hash.update(piece);
    if (last) yield last;
    last = piece;
  }
  if (hash.digest("hex") !== file.sha256)
    throw new ChangedFile(`The stored file ${file.id} is missing or changed.`);
  if (last) yield last;
}
