// A store of files in memory, shared by all gateways; it may be full.

import { type FileStore, inOnePiece, joined } from "../../gateway/files/file-store.ts";

const binDays = 30 * 24 * 3_600_000;

export interface Disk {
  files: Map<string, { bytes: Uint8Array; changedAt: number }>;
  bin: Map<string, { bytes: Uint8Array; at: number }>;
  marks: Map<string, string>;
  full: boolean;
}

export const emptyDisk = (): Disk => ({ files: new Map(), bin: new Map(), marks: new Map(), full: false });

export class DiskFull extends Error {
  readonly code = "ENOSPC";

  constructor() {
    super("ENOSPC: no space left on device");
  }
}

/** `now` is the disk's own clock. */
export function memoryStore(disk: Disk, now: () => number): FileStore {
  const { files, bin, marks } = disk;
  return {
    place: "the memory",
    async save(id, bytes) {
      if (disk.full) throw new DiskFull();
      const whole = await joined(bytes instanceof Uint8Array ? inOnePiece(bytes) : bytes);
      files.set(id, { bytes: whole, changedAt: now() });
    },
    async open(id) {
      const found = files.get(id);
      return found && inOnePiece(found.bytes);
    },
    size: async (id) => files.get(id)?.bytes.length,
    remove: async (id) => void files.delete(id),
    list: async () => Array.from(files, ([id, { changedAt }]) => ({ id, changedAt })),
    async bin(ids, at) {
      for (const id of ids) {
        const found = files.get(id);
        if (!found) continue;
        bin.set(id, { bytes: found.bytes, at });
        files.delete(id);
      }
    },
    async tidy(at) {
      for (const [id, thrown] of bin) if (at - thrown.at > binDays) bin.delete(id);
    },
    readMark: async (name) => marks.get(name),
    async createMark(name, text) {
      if (marks.has(name)) return false;
      marks.set(name, text);
      return true;
    },
    removeMark: async (name) => void marks.delete(name),
    reach: async () => undefined,
  };
}
