// Counts the commits of a run outside the database too, so that a start after a kill knows whether any of them is missing.

import { closeSync, existsSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { StartProblem } from "../base/start-problem.ts";
import { commitsIn, commitsSince } from "../database/sqlite/commits.ts";
import { syncPath, writeWhole } from "../files/write-whole.ts";

export interface RunMark {
  /** After each commit. It is left to the operating system when it reaches the disk: a mark that lags behind refuses nothing. */
  note(commits: number): void;
  /** Call it before the write-ahead file is emptied. */
  end(): void;
}

const fileOf = (dataDir: string): string => join(dataDir, "gateway.open");

const lineOf = (commits: number): string => `commits ${`${commits}`.padStart(10, "0")}\n`;

/**
 * Whether the last run was cut off. Throws a StartProblem when the database lacks commits of that run, wherever its write-ahead
 * file has gone: another program that opens the database takes that file into it, and then nothing is missing.
 */
export function demandCommits(dataDir: string, database: string): boolean {
  const mark = fileOf(dataDir);
  // A former version wrote its process id, which tells nothing.
  if (!existsSync(mark)) return false;
  const [, marked] = /^commits (\d{10})$/m.exec(readFileSync(mark, "utf8")) ?? [];
  if (marked === undefined) return true;
  const missing = -commitsSince(Number(marked), commitsIn(database));
  if (missing <= 0) return true;
  throw new StartProblem(
    `The last run was cut off, and the last ${missing} of its commits are missing in ${database}. Nothing was changed.`,
    `They are in ${database}-wal as that run has left it: put this file back, or start with the folder itself if this is a copy.`,
    `Only if it is lost: delete ${mark} to go on without them, or restore a newer backup: npm run restore -- FOLDER.`,
  );
}

/** `commits`: what the database says now. */
export function markRun(dataDir: string, commits: number): RunMark {
  const mark = fileOf(dataDir);
  writeWhole(mark, lineOf(commits));
  let file: number | undefined = openSync(mark, "r+");
  return {
    note(now) {
      if (file !== undefined) writeSync(file, lineOf(now), 0);
    },
    end() {
      if (file !== undefined) closeSync(file);
      file = undefined;
      rmSync(mark, { force: true });
      syncPath(dataDir);
    },
  };
}
