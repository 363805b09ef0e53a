// Where the suites keep what passes with them: in memory, where the machine has enough of it.

import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

/** Linux keeps it in memory. A container may have little of it, or forbid programs in it. */
const memory = "/dev/shm";
const enough = 4 * 2 ** 30;

/**
 * A folder for `TMPDIR`, deleted when this process ends. Hundreds of databases commit to it, and on a disk each commit takes milliseconds
 * that say nothing; without enough memory it is among the system's temporary folders.
 */
export function quickFolder(): string {
  const folder = inMemory() ?? mkdtempSync(join(tmpdir(), "suites-"));
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o755);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function inMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (Math.min(bavail * bsize, freemem()) < enough) return undefined;
    const folder = mkdtempSync(join(memory, "suites-"));
    if (startsPrograms(folder)) return folder;
    rmSync(folder, { recursive: true });
  } catch {
    // Not Linux, or not writable.
  }
  return undefined;
}

function startsPrograms(folder: string): boolean {
  const program = join(folder, "program");
  writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
