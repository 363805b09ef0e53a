// Locks a data folder for this process, so that only one gateway uses it.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "./sqlite.ts";

/** Another process holds the folder; `pid` is its id, if readable. */
export class FolderTaken extends Error {
  override readonly name = "FolderTaken";
  constructor(folder: string, pid: string) {
    super(`The data folder ${folder} is in use by another gateway (process ${pid}).`);
  }
}

/**
 * Takes the folder's lock and returns a function that releases it. It is a lock of the operating system, so it ends
 * with the process, however that ends, and never becomes stale. Throws FolderTaken.
 */
export function lockFolder(folder: string, pid: number): () => void {
  const pidFile = join(folder, "gateway.pid");
  const lock = new DatabaseSync(join(folder, "gateway.lock"));
  try {
    lock.exec("PRAGMA busy_timeout = 0");
    lock.exec("BEGIN EXCLUSIVE");
  } catch (problem) {
    lock.close();
    if (!isBusy(problem)) throw problem;
    throw new FolderTaken(folder, readPid(pidFile));
  }
  writeFileSync(pidFile, `${pid}\n`);
  return () => lock.close();
}

const isBusy = (problem: unknown): boolean =>
  problem instanceof Error && /locked|busy/i.test(problem.message);

function readPid(file: string): string {
  try {
    return readFileSync(file, "utf8").trim() || "unknown";
  } catch {
    return "unknown";
  }
}
