// Deletes stored files that no row mentions.

import type { FileStore } from "./file-store.ts";

/** A file is written before its row, so only a file this old can be an orphan (milliseconds). */
const grace = 24 * 3_600_000;

/** Returns the deleted ids. */
export async function sweepFiles(
  files: FileStore,
  known: (ids: string[]) => Promise<Set<string>>,
  now: number,
): Promise<string[]> {
  const old = (await files.list()).filter(({ changedAt }) => now - changedAt > grace).map(({ id }) => id);
  const kept = new Set<string>();
  // A database limits the parameters of one query.
  for (let start = 0; start < old.length; start += 500) {
    for (const id of await known(old.slice(start, start + 500))) kept.add(id);
  }
  const orphans = old.filter((id) => !kept.has(id));
  for (const id of orphans) await files.remove(id);
  return orphans;
}
