// Removes bytes from the store that no row names, or none any more.

import { classifyError } from "../base/classify-error.ts";
import type { FileStore } from "./file-store.ts";

type Store = Pick<FileStore, "remove">;

/** All at once, so no more than one upload or draft holds. What fails here, the sweep removes later. */
export async function removeStored(files: Store, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => files.remove(id).catch(() => undefined)));
}

/**
 * The same for what was stored before a write that has failed. When the connection to the database was lost the write may have been
 * committed all the same, and its rows name these bytes: then they are left to the sweep, which looks.
 */
export async function removeUnwritten(files: Store, ids: readonly string[], problem: unknown): Promise<void> {
  if (classifyError(problem) !== "unavailable") await removeStored(files, ids);
}
