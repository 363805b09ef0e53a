// Stores files in a folder; each is either whole on disk or absent.

import { existsSync, type Stats } from "node:fs";
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorCode } from "../base/error-code.ts";
import type { FileStore, StoredFile } from "./file-store.ts";
import { createWhole } from "./write-whole.ts";

const isId = /^[0-9a-f]{32}$/;
const isPlace = /^[0-9a-f]{2}$/;
const isHalf = /^[0-9a-f]{32}\.part$/;
const binFolder = "bin";

const day = 24 * 3_600_000;
const keepHalves = day;
const keepBinned = 30 * day;
/** How many files are looked at together. */
const together = 64;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Files lie in sub-folders named after the first two digits of their ids; the bin has a sub-folder for each day.
 * Anything else in the folder is passed over and sent to `tell`, once.
 */
export function folderStore(folder: string, tell: (sentence: string) => void = () => undefined): FileStore {
  const placeOf = (id: string): string => {
    if (!isId.test(id)) throw new Error("A stored file's id is 32 hex digits.");
    return join(folder, id.slice(0, 2));
  };
  const pathOf = (id: string): string => join(placeOf(id), id);
  const told = new Set<string>();
  // Beside the files of a deployment lies its mark; when that is gone, the folder is away and nothing in it is lost.
  const mark = join(folder, "store.taken");
  let marked = existsSync(mark);

  /** Undefined for a file that is not in the folder. Throws when the folder itself is away. */
  async function nothingIfLost(problem: unknown): Promise<undefined> {
    nothingIfAbsent(problem);
    demandFolder();
  }

  function demandFolder(): void {
    const isHere = existsSync(mark);
    if (marked && !isHere) throw new Error(`The folder of files is away: ${folder}.`);
    marked = isHere;
  }

  const durable = new Set<string>();

  function tellStray(path: string): void {
    if (!told.has(path)) tell(`${path} does not belong into the folder of files: it is left alone.`);
    told.add(path);
  }

  /** The files of one sub-folder whose names match; those that go meanwhile are left out. */
  async function statsOf(place: string, names: string[]): Promise<[string, Stats][]> {
    const found: [string, Stats][] = [];
    for (let start = 0; start < names.length; start += together) {
      const some = names.slice(start, start + together);
      const stats = await Promise.all(some.map((name) => stat(join(place, name)).catch(nothingIfAbsent)));
      some.forEach((name, at) => {
        const each = stats[at];
        if (each?.isFile()) found.push([name, each]);
        else if (each) tellStray(join(place, name));
      });
    }
    return found;
  }

  async function places(): Promise<string[]> {
    const entries = await readdir(folder, { withFileTypes: true }).catch(nothingIfAbsent);
    const found: string[] = [];
    for (const entry of entries ?? []) {
      if (entry.isDirectory() && isPlace.test(entry.name)) found.push(entry.name);
      else if (entry.name !== binFolder && !entry.name.startsWith("store."))
        tellStray(join(folder, entry.name));
    }
    return found.sort();
  }

  async function namesIn(place: string): Promise<string[]> {
    const names = (await readdir(join(folder, place)).catch(nothingIfAbsent)) ?? [];
    return names.filter((name) => {
      const belongs = name.startsWith(place) && (isId.test(name) || isHalf.test(name));
      if (!belongs) tellStray(join(folder, place, name));
      return belongs;
    });
  }

  /** A folder's own name is on disk only once its parent is synced, which once a process is enough. */
  async function makeFolder(path: string): Promise<void> {
    await mkdir(path, { recursive: true, mode: 0o700 });
    if (durable.has(path)) return;
    for (let each = path; each.length >= folder.length; each = dirname(each)) await synced(dirname(each));
    durable.add(path);
  }

  return {
    place: folder,
    async save(id, bytes) {
      const place = placeOf(id);
      demandFolder();
      await makeFolder(place);
      const half = join(place, `${id}.part`);
      try {
        await written(half, bytes);
        await rename(half, pathOf(id));
      } catch (problem) {
        await rm(half, { force: true });
        throw problem;
      }
      // The new name is on disk only once its folder is synced.
      await synced(place);
    },
    async open(id) {
      const file = await open(pathOf(id)).catch(nothingIfLost);
      return file?.createReadStream();
    },
    async size(id) {
      return (await stat(pathOf(id)).catch(nothingIfLost))?.size;
    },
    remove: async (id) => rm(pathOf(id), { force: true }),
    async list() {
      const all: StoredFile[] = [];
      for (const place of await places()) {
        const ids = (await namesIn(place)).filter((name) => isId.test(name));
        for (const [id, { mtimeMs }] of await statsOf(join(folder, place), ids)) {
          all.push({ id, changedAt: mtimeMs });
        }
      }
      return all;
    },
    async bin(ids, now) {
      const place = join(folder, binFolder, dayOf(now));
      if (ids.length > 0) await makeFolder(place);
      for (const id of ids) await rename(pathOf(id), join(place, id)).catch(nothingIfAbsent);
    },
    async tidy(now) {
      for (const place of await places()) {
        const halves = (await namesIn(place)).filter((name) => isHalf.test(name));
        for (const [name, { mtimeMs }] of await statsOf(join(folder, place), halves)) {
          if (now - mtimeMs > keepHalves) await rm(join(folder, place, name), { force: true });
        }
      }
      const last = dayOf(now - keepBinned);
      for (const name of (await readdir(join(folder, binFolder)).catch(nothingIfAbsent)) ?? []) {
        if (name < last) await rm(join(folder, binFolder, name), { recursive: true, force: true });
      }
    },
    readMark: (name) => readFile(join(folder, name), "utf8").catch(nothingIfAbsent),
    async createMark(name, text) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return createWhole(join(folder, name), text);
    },
    removeMark: (name) => rm(join(folder, name), { force: true }),
    reach: () => access(folder),
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

function nothingIfAbsent(problem: unknown): undefined {
  if (errorCode(problem) === "ENOENT") return undefined;
  throw problem;
}
