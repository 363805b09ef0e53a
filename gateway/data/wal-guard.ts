// Knows whether SQLite's write-ahead file holds what the last run had written, and refuses a start without it.

import { closeSync, existsSync, openSync, readSync, rmSync } from "node:fs";
import { join } from "node:path";
import { StartProblem } from "../base/start-problem.ts";
import { syncPath, writeWhole } from "../files/write-whole.ts";

const fileOf = (dataDir: string): string => join(dataDir, "gateway.open");

/** After a run that did not end cleanly. Throws a StartProblem when its write-ahead file is missing or damaged. */
export function demandWriteAhead(dataDir: string, database: string): void {
  const mark = fileOf(dataDir);
  const ahead = `${database}-wal`;
  if (!existsSync(mark) || isIntact(ahead)) return;
  const state = existsSync(ahead) ? "damaged" : "missing";
  throw new StartProblem(
    `The last run was cut off, and what it had written last is ${state}: ${ahead}. Nothing was changed.`,
    "Put the file back, or restore a backup: npm run restore -- FOLDER.",
    `If another program has already taken it into ${database}, delete ${mark} and start again.`,
  );
}

/** Call it once the run has written something, so that there is a write-ahead file. */
export function markRun(dataDir: string): void {
  writeWhole(fileOf(dataDir), `${process.pid}\n`);
}

/** Call it before the write-ahead file is emptied. */
export function endRun(dataDir: string): void {
  rmSync(fileOf(dataDir), { force: true });
  syncPath(dataDir);
}

/** Whether the file's header is whole: its checksum covers everything before it. */
function isIntact(ahead: string): boolean {
  const header = Buffer.alloc(32);
  try {
    const file = openSync(ahead, "r");
    try {
      if (readSync(file, header) < header.length) return false;
    } finally {
      closeSync(file);
    }
  } catch {
    return false;
  }
  const magic = header.readUInt32BE(0);
  if (magic !== 0x377f0682 && magic !== 0x377f0683) return false;
  const word = (at: number) => (magic & 1 ? header.readUInt32BE(at) : header.readUInt32LE(at));
  let [one, two] = [0, 0];
  for (let at = 0; at < 24; at += 8) {
    one = (one + word(at) + two) >>> 0;
    two = (two + word(at + 4) + one) >>> 0;
  }
  return one === header.readUInt32BE(24) && two === header.readUInt32BE(28);
}
