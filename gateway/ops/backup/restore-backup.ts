// Brings a backup back into an empty folder, and into an empty PostgreSQL where one is named.

import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Keys } from "../../base/keys.ts";
import { StartProblem } from "../../base/start-problem.ts";
import { isMarked } from "../../data/match-store.ts";
import { filesFolder, sqliteFile } from "../../data/open-data.ts";
import { storeOf } from "../../data/store-of.ts";
import { demandDataKeys } from "../../database/encryption/data-keys.ts";
import { migrate } from "../../database/migrate.ts";
import { openPostgres, openSqlite } from "../../database/open-database.ts";
import { dataKeyIdsIn } from "../../database/sqlite/whole-file.ts";
import type { Database } from "../../database/tables.ts";
import { copyRows } from "../../database/upkeep/copy-rows.ts";
import { mentionedFiles, storeIdOf } from "../../database/upkeep/stores.ts";
import { foldWriteAhead } from "../../database/upkeep/whole.ts";
import { folderStore } from "../../files/folder-store.ts";
import { brokenFiles } from "../../files/intact-files.ts";
import { syncPath } from "../../files/write-whole.ts";
import { copyMarks, type Deployment, noteOf } from "./write-backup.ts";

/** `dataKeys`: unless the backup brings its own. Returns how many files came back, and the ids of those that are missing or changed. Throws a StartProblem and overwrites nothing. */
export async function bringBack(
  folder: string,
  to: Deployment,
  dataKeys?: Keys,
): Promise<{ files: number; broken: string[] }> {
  if (!existsSync(noteOf(folder))) {
    throw new StartProblem(
      `There is no whole backup in ${folder}: it lacks backup.json, which is written last.`,
    );
  }
  if (existsSync(to.dataDir) && readdirSync(to.dataDir).length > 0) {
    throw new StartProblem(
      `The data folder ${to.dataDir} is not empty: move it away, or name another one with DATA_DIR.`,
    );
  }
  if (dataKeys) demandDataKeys(dataKeyIdsIn(sqliteFile(folder)), dataKeys);
  const [source, target] = [folderStore(filesFolder(folder)), storeOf(to)];
  mkdirSync(to.dataDir, { recursive: true, mode: 0o700 });
  // The marks come first: a start would refuse what was brought back by half.
  if (await isMarked(target)) {
    throw new StartProblem(
      `There are files in ${target.place} already: name an empty bucket or another prefix in the file of ADAPTERS.`,
    );
  }
  await copyMarks(source, target);
  const all = await source.list();
  for (const { id } of all) await target.save(id, (await source.open(id)) ?? new Uint8Array());
  const keys = join(folder, "keys.json");
  if (existsSync(keys)) copyFileSync(keys, join(to.dataDir, "keys.json"));

  // A backup of a former version is brought to the newest tables on the way.
  const half = `${sqliteFile(to.dataDir)}.part`;
  copyFileSync(sqliteFile(folder), half);
  const copy = openSqlite(half);
  let broken: string[];
  try {
    await migrate(copy);
    broken = await brokenFiles(target, mentionedFiles(copy));
    if (to.databaseUrl !== null) await importRows(copy, to.databaseUrl);
    await foldWriteAhead(copy);
  } finally {
    await copy.destroy();
  }
  for (const rest of ["-wal", "-shm"]) rmSync(`${half}${rest}`, { force: true });
  syncPath(half);
  if (to.databaseUrl === null) renameSync(half, sqliteFile(to.dataDir));
  else rmSync(half);
  syncPath(to.dataDir);
  return { files: all.length, broken };
}

async function importRows(from: Database, url: string): Promise<void> {
  const target = openPostgres(url, () => undefined, { patient: true });
  try {
    await migrate(target);
    if (await storeIdOf(target)) {
      throw new StartProblem("The database under DATABASE_URL is not empty: name another one.");
    }
    await copyRows(from, target, "sqlite");
  } finally {
    await target.destroy();
  }
}
