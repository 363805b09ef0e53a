// Opens the database of a deployment, or says in a sentence why it cannot be used.

import { chmodSync, existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "../base/error-code.ts";
import type { Keys } from "../base/keys.ts";
import { StartProblem } from "../base/start-problem.ts";
import { prepareEncryption } from "../database/encryption/data-keys.ts";
import { migrate, NewerDatabase } from "../database/migrate.ts";
import { openPostgres, openSqlite } from "../database/open-database.ts";
import { commitsIn } from "../database/sqlite/commits.ts";
import { FolderTaken, lockFolder } from "../database/sqlite/lock-folder.ts";
import type { Database } from "../database/tables.ts";
import {
  brokenPage,
  demandAnswer,
  foldWriteAhead,
  overwriteFreePages,
  statedSize,
} from "../database/upkeep/whole.ts";
import type { FileStore } from "../files/file-store.ts";
import type { Settings } from "../settings/settings.ts";
import { isMarked, matchStore } from "./match-store.ts";
import { demandCommits, markRun, type RunMark } from "./run-mark.ts";

export interface OpenData {
  database: Database;
  close(): Promise<void>;
}

/** `keys`: what the data are encrypted with. */
type Where = Pick<Settings, "dataDir" | "databaseUrl"> & { keys: Keys };

export const sqliteFile = (dataDir: string): string => join(dataDir, "portal.sqlite");
export const filesFolder = (dataDir: string): string => join(dataDir, "files");

/** The newest tables, and proof that the stored files are those of this database. Throws a StartProblem and changes nothing. */
export async function openData(
  where: Where,
  files: FileStore,
  report: (problem: unknown) => void,
  now: number,
): Promise<OpenData> {
  await isMarked(files).catch((problem) => {
    throw new StartProblem(
      `The stored files in ${files.place} cannot be used (${errorCode(problem) ?? messageOf(problem)}). Nothing was changed.`,
    );
  });
  return where.databaseUrl === null
    ? openFolder(where, files, now)
    : openServer(where.databaseUrl, where, files, report, now);
}

async function openServer(
  url: string,
  { keys }: Where,
  files: FileStore,
  report: (problem: unknown) => void,
  now: number,
): Promise<OpenData> {
  const patient = openPostgres(url, report, { patient: true });
  try {
    await demandAnswer(patient);
    await migrate(patient);
    await matchStore(patient, files, now);
    await prepareEncryption(patient, keys, now);
  } catch (problem) {
    throw asStartProblem(problem, "The database under DATABASE_URL");
  } finally {
    await patient.destroy();
  }
  const database = openPostgres(url, report, { keys });
  return { database, close: () => database.destroy() };
}

async function openFolder({ dataDir, keys }: Where, files: FileStore, now: number): Promise<OpenData> {
  const unlock = takeFolder(dataDir);
  const file = sqliteFile(dataDir);
  let database: Database | undefined;
  let mark: RunMark | undefined;
  try {
    await demandDatabase(dataDir, file, files);
    const wasCutOff = demandCommits(dataDir, file);
    database = openSqlite(file, keys, (commits) => mark?.note(commits));
    await demandWholePages(database, file, wasCutOff);
    await migrate(database);
    await matchStore(database, files, now);
    // What was there before it was encrypted.
    if ((await prepareEncryption(database, keys, now)) > 0) await overwriteFreePages(database);
    for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, 0o600);
    mark = markRun(dataDir, commitsIn(file));
  } catch (problem) {
    await database?.destroy();
    unlock();
    throw asStartProblem(problem, `The database ${file}`);
  }
  const [opened, run] = [database, mark];
  return {
    database: opened,
    async close() {
      run.end();
      try {
        await foldWriteAhead(opened);
      } finally {
        await opened.destroy();
        unlock();
      }
    },
  };
}

/** SQLite would make an empty database where one is missing. */
async function demandDatabase(dataDir: string, file: string, files: FileStore): Promise<void> {
  if (existsSync(file) && statSync(file).size > 0) return;
  if (!(await isMarked(files))) return;
  const state = existsSync(file) ? "empty" : "missing";
  throw new StartProblem(
    `There are data in ${dataDir}, but the database ${file} is ${state}. Nothing was changed.`,
    "Put it back, or restore a backup: npm run restore -- FOLDER. To begin anew, name another folder with DATA_DIR.",
  );
}

/** To read every page takes minutes when there are many; a run that ended cleanly has left them all in the file. */
async function demandWholePages(database: Database, file: string, wasCutOff: boolean): Promise<void> {
  const found = wasCutOff ? await brokenPage(database) : await lackOf(database, file);
  if (found !== undefined) throw new Error(`damaged pages were found (${found})`);
}

/** What the file's size tells; undefined when it is as long as it says. */
async function lackOf(database: Database, file: string): Promise<string | undefined> {
  const sizeOf = (name: string) => statSync(name, { throwIfNoEntry: false })?.size ?? 0;
  const isShort = sizeOf(`${file}-wal`) === 0 && sizeOf(file) < (await statedSize(database));
  return isShort ? "the file is too short" : undefined;
}

function takeFolder(dataDir: string): () => void {
  try {
    return lockFolder(dataDir, process.pid);
  } catch (problem) {
    if (problem instanceof FolderTaken) throw new StartProblem(problem.message);
    throw new StartProblem(
      `The lock ${join(dataDir, "gateway.lock")} cannot be used (${messageOf(problem)}): delete it while no gateway runs.`,
    );
  }
}

function asStartProblem(problem: unknown, subject: string): StartProblem {
  if (problem instanceof StartProblem) return problem;
  if (problem instanceof NewerDatabase) {
    return new StartProblem(
      `${subject} was written by a newer version of this software (${problem.migration}). Nothing was changed.`,
      "Start that version, or restore a backup from before it: npm run restore -- FOLDER.",
    );
  }
  const restore = "If it is damaged, restore a backup: npm run restore -- FOLDER.";
  const damaged = /malformed|not a database|damaged pages/i.test(messageOf(problem));
  return new StartProblem(`${subject} cannot be used: ${messageOf(problem)}.`, ...(damaged ? [restore] : []));
}

/** PostgreSQL's client leaves the message of a refused connection empty. */
function messageOf(problem: unknown): string {
  if (!(problem instanceof Error)) return "unknown reason";
  return problem.message || errorCode(problem) || problem.name;
}
