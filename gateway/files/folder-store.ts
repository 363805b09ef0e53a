// Stores files in a folder; each is either whole on disk or absent.

import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "./file-store.ts";

const isId = /^[0-9a-f]{32}$/;

/** Files lie in sub-folders named after the first two digits of their ids. */
export function folderStore(folder: string): FileStore {
  const folderOf = (id: string): string => {
    if (!isId.test(id)) throw new Error("A stored file's id is 32 hex digits.");
    return join(folder, id.slice(0, 2));
  };
  return {
    async save(id, bytes) {
      const place = folderOf(id);
      await mkdir(place, { recursive: true });
      const temporary = join(place, `${id}.part`);
      await written(temporary, bytes);
      await rename(temporary, join(place, id));
      // The new name is on disk only once its folder is synced.
      await synced(place);
    },
    async read(id) {
      try {
        return await readFile(join(folderOf(id), id));
      } catch (problem) {
        if (isAbsent(problem)) return undefined;
        throw problem;
      }
    },
    remove: (id) => rm(join(folderOf(id), id), { force: true }),
    async list() {
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      const ids = names.map((name) => name.slice(-32)).filter((name) => isId.test(name));
      const found = ids.map(async (id) => ({ id, changedAt: (await stat(join(folderOf(id), id))).mtimeMs }));
      return Promise.all(found);
    },
  };
}

async function written(path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    for await (const piece of bytes instanceof Uint8Array ? [bytes] : bytes) await file.writeFile(piece);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function synced(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isAbsent = (problem: unknown): boolean =>
  problem instanceof Error && "code" in problem && problem.code === "ENOENT";
