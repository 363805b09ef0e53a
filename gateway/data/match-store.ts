// Makes sure that database and stored files belong together: both carry the same id.

import { randomBytes } from "node:crypto";
import { StartProblem } from "../base/start-problem.ts";
import type { Database } from "../database/tables.ts";
import { hasSignatures, keepStoreId, noteOpened, someFiles, storeIdOf } from "../database/upkeep/stores.ts";
import type { FileStore } from "../files/file-store.ts";

const isId = /^[0-9a-f]{32}$/;

/** Beside the files: their id, made at the first start, and the sign that the database has taken it over. */
const idMark = "store.id";
const takenMark = "store.taken";
export const marks = [idMark, takenMark];

/** Whether the files already belong to a database. */
export const isMarked = async (files: FileStore): Promise<boolean> =>
  (await files.readMark(takenMark)) !== undefined;

const howToMend =
  "Start with the DATABASE_URL and DATA_DIR that belong together, or bring both back: npm run restore -- FOLDER.";

/**
 * Several gateways share one database only if they share the files as well. The first start gives both their id.
 * Throws a StartProblem when either is a stranger to the other.
 */
export async function matchStore(database: Database, files: FileStore, now: number): Promise<void> {
  // Several gateways may start at once: what is written last is read first, so that none sees the others halfway.
  const taken = await isMarked(files);
  const row = await storeIdOf(database);
  const mark = await readId(files);
  if (taken && row !== mark) {
    const found = row ? "other files" : "none: it is empty, or another one";
    throw new StartProblem(
      `The files in ${files.place} belong to a database, but this one knows ${found}. No file was touched.`,
      howToMend,
    );
  }
  if (row && row !== mark) throw anotherFolder(files.place);
  if (!row) {
    if (mark === undefined) await demandKinship(database, files);
    const made = await files.createMark(idMark, `${randomBytes(16).toString("hex")}\n`);
    const id = (await readId(files)) as string;
    await keepStoreId(database, id, now);
    if ((await storeIdOf(database)) !== id) {
      if (made) await files.removeMark(idMark);
      throw anotherFolder(files.place);
    }
  }
  await files.createMark(takenMark, "");
  await noteOpened(database, now);
}

const anotherFolder = (folder: string): StartProblem =>
  new StartProblem(
    `The database belongs to another folder of files than ${folder}. No file was touched. Gateways that share a database must share this folder.`,
    howToMend,
  );

/** Data of a version that gave no ids: the database must mention some of the files, unless there are none. */
async function demandKinship(database: Database, files: FileStore): Promise<void> {
  const known = await someFiles(database);
  if (known.length > 0) {
    for (const id of known) if ((await files.size(id)) !== undefined) return;
    throw new StartProblem(
      `None of the files that the database mentions is in ${files.place}. No file was touched.`,
      howToMend,
    );
  }
  if (!(await hasSignatures(database)) && (await files.list()).length > 0) {
    throw new StartProblem(
      `There are files in ${files.place}, but the database knows none: it is empty, or another one. No file was touched.`,
      howToMend,
    );
  }
}

async function readId(files: FileStore): Promise<string | undefined> {
  const text = (await files.readMark(idMark))?.trim();
  if (text === undefined || isId.test(text)) return text;
  throw new StartProblem(
    `In ${files.place}, ${idMark} is damaged: it must hold 32 hex digits. Bring it back from a backup.`,
  );
}
