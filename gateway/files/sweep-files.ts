// Moves stored files that no row mentions to the bin, unless they are suspiciously many.

import type { FileStore } from "./file-store.ts";

/** A file is written before its row, so only a file this old can be an orphan (milliseconds). */
const grace = 24 * 3_600_000;

/** More orphans than this mean that the database is not the one the files belong to. */
const handful = 20;
const share = 0.05;

/** Returns the ids that were moved; throws, and moves nothing, when they are more than a twentieth and more than a handful. */
export async function sweepFiles(
  files: FileStore,
  known: (ids: string[]) => Promise<Set<string>>,
  now: number,
): Promise<string[]> {
  await files.tidy(now);
  const { all, orphans } = await orphansIn(files, known, now);
  if (orphans.length > Math.max(handful, all * share)) {
    throw new Error(
      `The database does not mention ${orphans.length} of ${all} stored files, so nothing was swept and nothing is lost. If this is the database of today, move them to the bin: npm run sweep -- all. If it is a former state of it, the newer one or its backup knows them: leave them where they are until it is back.`,
    );
  }
  await files.bin(orphans, now);
  return orphans;
}

/** The ids of stored files that nothing mentions for a day; `all`: how many files there are. */
export async function orphansIn(
  files: FileStore,
  known: (ids: string[]) => Promise<Set<string>>,
  now: number,
): Promise<{ orphans: string[]; all: number }> {
  const all = await files.list();
  const old = all.filter(({ changedAt }) => now - changedAt > grace).map(({ id }) => id);
  const kept = new Set<string>();
  // A database limits the parameters of one query.
  for (let start = 0; start < old.length; start += 500) {
    for (const id of await known(old.slice(start, start + 500))) kept.add(id);
  }
  return { orphans: old.filter((id) => !kept.has(id)), all: all.length };
}
