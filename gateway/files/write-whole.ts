// Writes small files so that each is either whole on disk or absent, whenever the power goes.

import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { errorCode } from "../base/error-code.ts";

/** Replaces the file. Only its owner can read it. */
export function writeWhole(path: string, text: string): void {
  withTemporary(path, text, (temporary) => renameSync(temporary, path));
}

/** False, and nothing is written, when the file exists; of several writers at once one succeeds. */
export function createWhole(path: string, text: string): boolean {
  try {
    withTemporary(path, text, (temporary) => linkSync(temporary, path));
    return true;
  } catch (problem) {
    if (errorCode(problem) === "EEXIST") return false;
    throw problem;
  }
}

function withTemporary(path: string, text: string, take: (temporary: string) => void): void {
  const temporary = `${path}.${process.pid}.part`;
  try {
    const file = openSync(temporary, "w", 0o600);
    try {
      writeSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    take(temporary);
  } finally {
    rmSync(temporary, { force: true });
  }
  syncPath(dirname(path));
}

/** Of a file or a folder: a new name is on disk only once its folder is synced. */
export function syncPath(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
