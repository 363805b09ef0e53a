// Makes sure that database and folder of files belong together: both carry the same id.

import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../database/open-database.ts";
import { errorCode } from "../files/error-code.ts";
import type { FileStore } from "../files/file-store.ts";
import { createWhole } from "../files/write-whole.ts";
import { StartProblem } from "../start-problem.ts";

/** The name of the only row. */
const name = "files";
const isId = /^[0-9a-f]{32}$/;
/** How many files are looked for when neither side has an id yet. */
const sample = 50;

/** Beside the files: their id, made at the first start, and the sign that the database has taken it over. */
const idFile = "store.id";
const takenFile = "store.taken";

/** Whether the folder's files already belong to a database. */
export const isMarked = (folder: string): boolean => existsSync(join(folder, takenFile));

const howToMend =
  "Start with the DATABASE_URL and DATA_DIR that belong together, or bring both back: npm run restore -- FOLDER.";

/**
 * Several gateways share one database only if they share the folder as well. The first start gives both their id.
 * Throws a StartProblem when either is a stranger to the other.
 */
export async function matchStore(
  database: Database,
  folder: string,
  files: FileStore,
  now: number,
): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Several gateways may start at once: what is written last is read first, so that none sees the others halfway.
  const taken = isMarked(folder);
  const row = await idOf(database);
  const file = join(folder, idFile);
  const mark = readId(file);
  if (taken && row !== mark) {
    const found = row ? "other files" : "none: it is empty, or another one";
    throw new StartProblem(
      `The files in ${folder} belong to a database, but this one knows ${found}. No file was touched.`,
      howToMend,
    );
  }
  if (row && row !== mark) throw anotherFolder(folder);
  if (!row) {
    if (mark === undefined) await demandKinship(database, folder, files);
    const made = createWhole(file, `${randomBytes(16).toString("hex")}\n`);
    const id = readId(file) as string;
    await database
      .insertInto("stores")
      .values({ name, id, openedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if ((await idOf(database)) !== id) {
      if (made) rmSync(file, { force: true });
      throw anotherFolder(folder);
    }
  }
  createWhole(join(folder, takenFile), "");
  await database.updateTable("stores").set({ openedAt: now }).where("name", "=", name).execute();
}

async function idOf(database: Database): Promise<string | undefined> {
  const row = await database.selectFrom("stores").select("id").where("name", "=", name).executeTakeFirst();
  return row?.id;
}

const anotherFolder = (folder: string): StartProblem =>
  new StartProblem(
    `The database belongs to another folder of files than ${folder}. No file was touched. Gateways that share a database must share this folder.`,
    howToMend,
  );

/** Data of a version that gave no ids: the database must mention some of the files, unless there are none. */
async function demandKinship(database: Database, folder: string, files: FileStore): Promise<void> {
  const known = (await database.selectFrom("files").select("id").limit(sample).execute()).map(({ id }) => id);
  if (known.length > 0) {
    for (const id of known) if ((await files.size(id)) !== undefined) return;
    throw new StartProblem(
      `None of the files that the database mentions is in ${folder}. No file was touched.`,
      howToMend,
    );
  }
  const signed = await database.selectFrom("signatures").select("id").limit(1).executeTakeFirst();
  if (!signed && (await files.list()).length > 0) {
    throw new StartProblem(
      `There are files in ${folder}, but the database knows none: it is empty, or another one. No file was touched.`,
      howToMend,
    );
  }
}

function readId(path: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(path, "utf8").trim();
  } catch (problem) {
    if (errorCode(problem) === "ENOENT") return undefined;
    throw new StartProblem(`${path} cannot be read: it must be a file with the id of the files beside it.`);
  }
  if (isId.test(text)) return text;
  throw new StartProblem(`${path} is damaged: it must hold 32 hex digits. Bring it back from a backup.`);
}
