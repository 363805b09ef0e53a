// Copies a deployment that may be running into a folder: database, files and a trial's keys.

import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { StartProblem } from "../../base/start-problem.ts";
import { marks } from "../../data/match-store.ts";
import { filesFolder, sqliteFile } from "../../data/open-data.ts";
import { storeOf } from "../../data/store-of.ts";
import { demandCurrent, migrate } from "../../database/migrate.ts";
import { openPostgres, openSqlite } from "../../database/open-database.ts";
import { copyFile } from "../../database/sqlite/whole-file.ts";
import { copyRows } from "../../database/upkeep/copy-rows.ts";
import { mentionedFiles } from "../../database/upkeep/stores.ts";
import { foldWriteAhead } from "../../database/upkeep/whole.ts";
import type { FileStore } from "../../files/file-store.ts";
import { folderStore } from "../../files/folder-store.ts";
import { brokenFiles } from "../../files/intact-files.ts";
import { syncPath, writeWhole } from "../../files/write-whole.ts";
import type { Settings } from "../../settings/settings.ts";

export type Deployment = Pick<Settings, "dataDir" | "databaseUrl"> & Partial<Pick<Settings, "adapters">>;

/** Written last, so that a backup that was cut off is known as such. */
export const noteOf = (folder: string): string => join(folder, "backup.json");

export interface BackedUp {
  /** How many files the backup holds. */
  files: number;
  /** Ids of files that the database mentions and that were missing or changed already. */
  broken: string[];
}

/**
 * The database is copied as it stood at one moment; files are copied before and after it, so that whatever it mentions
 * is there. The copy is always SQLite, whatever the source. Throws a StartProblem.
 */
export async function backUp(from: Deployment, folder: string, now: number): Promise<BackedUp> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new StartProblem(`The folder ${folder} is not empty: name a new one for each backup.`);
  }
  mkdirSync(join(folder, "files"), { recursive: true, mode: 0o700 });
  await copyFiles(from, folder);
  if (from.databaseUrl === null) copySqlite(sqliteFile(from.dataDir), sqliteFile(folder));
  else await exportPostgres(from.databaseUrl, sqliteFile(folder));
  await copyFiles(from, folder);
  await copyMarks(storeOf(from), folderStore(filesFolder(folder)));
  const keys = join(from.dataDir, "keys.json");
  if (existsSync(keys)) copyFileSync(keys, join(folder, "keys.json"));

  const store = folderStore(filesFolder(folder));
  const copy = openSqlite(sqliteFile(folder));
  const broken = await brokenFiles(store, mentionedFiles(copy));
  await foldWriteAhead(copy);
  await copy.destroy();
  chmodSync(sqliteFile(folder), 0o600);
  syncPath(sqliteFile(folder));
  const files = (await store.list()).length;
  writeWhole(
    noteOf(folder),
    `${JSON.stringify({ at: new Date(now).toISOString(), files, broken }, null, 2)}\n`,
  );
  return { files, broken };
}

/** A file never changes, so one that is there already is left. */
async function copyFiles(from: Deployment, folder: string): Promise<void> {
  const [source, target] = [storeOf(from), folderStore(filesFolder(folder))];
  const there = new Set((await target.list()).map(({ id }) => id));
  for (const { id } of await source.list()) {
    const bytes = there.has(id) ? undefined : await source.open(id);
    if (bytes) await target.save(id, bytes);
  }
}

/** They say whose the files are. */
export async function copyMarks(from: FileStore, to: FileStore): Promise<void> {
  for (const mark of marks) await to.createMark(mark, (await from.readMark(mark)) ?? "");
}

/** Beside a running gateway: a reader neither waits for it nor holds it up. */
function copySqlite(from: string, to: string): void {
  if (!existsSync(from)) throw new StartProblem(`There is no database in ${from}: nothing to back up.`);
  copyFile(from, to);
}

async function exportPostgres(url: string, to: string): Promise<void> {
  const source = openPostgres(url, () => undefined, { patient: true });
  const target = openSqlite(to);
  try {
    await demandCurrent(source);
    await migrate(target);
    await copyRows(source, target, "postgres");
  } finally {
    await source.destroy();
    await foldWriteAhead(target);
    await target.destroy();
  }
}
