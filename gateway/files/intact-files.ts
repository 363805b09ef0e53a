// Tells files that are stored as their rows say from those that are lost or changed.

import { sha256 } from "../base/hashes.ts";
import type { FileStore } from "./file-store.ts";

interface Stated {
  id: string;
  size: number;
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
export async function intactBytes(
  store: FileStore,
  file: { id: string; sha256: string },
): Promise<Uint8Array | undefined> {
  const bytes = await store.read(file.id);
  return bytes && sha256(bytes) === file.sha256 ? bytes : undefined;
}
