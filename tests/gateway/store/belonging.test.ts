// A database and its files know each other: a start with the wrong one of them refuses and touches nothing.

import { cpSync, existsSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { filesFolder, type OpenData, openData, sqliteFile } from "../../../gateway/data/open-data.ts";
import { migrate } from "../../../gateway/database/migrate.ts";
import { openSqlite } from "../../../gateway/database/open-database.ts";
import { folderStore } from "../../../gateway/files/folder-store.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { pdf } from "../setup/declarations.ts";
import { testSecrets } from "../setup/test-secrets.ts";

const folder = () => temporaryFolder("portal-store");
const storeIn = (dataDir: string) => folderStore(filesFolder(dataDir));

async function opened(dataDir: string): Promise<OpenData> {
  const where = { dataDir, databaseUrl: null, keys: testSecrets.data };
  const data = await openData(where, storeIn(dataDir), () => undefined, 0);
  onTestFinished(() => data.close().catch(() => undefined));
  return data;
}

const version = "kept";
const keep = ({ database }: OpenData) =>
  database.insertInto("definitions").values({ version, code: "a", json: "{}", registeredAt: 0 }).execute();
const kept = async ({ database }: OpenData) =>
  (await database.selectFrom("definitions").select("version").execute()).map((row) => row.version);

/** A folder with one row and three files, after a clean stop. */
async function stopped(): Promise<string> {
  const dataDir = folder();
  const data = await opened(dataDir);
  await keep(data);
  for (const digit of ["a", "b", "c"]) await storeIn(dataDir).save(digit.repeat(32), pdf);
  await data.close();
  return dataDir;
}

/** The same as a `kill -9` leaves it: the row is in the write-ahead file only. */
async function killed(): Promise<string> {
  const dataDir = await stopped();
  const data = await opened(dataDir);
  await data.database.updateTable("definitions").set({ code: "later" }).execute();
  const copy = folder();
  cpSync(dataDir, copy, { recursive: true });
  return copy;
}

const refused = (dataDir: string): Promise<string> =>
  opened(dataDir).then(
    () => "started",
    (problem: Error) => `${problem.name}: ${problem.message}`,
  );

const replaced = (dataDir: string, from: string) => cpSync(sqliteFile(from), sqliteFile(dataDir));

test.each<[string, RegExp, (dataDir: string) => unknown]>([
  ["is missing", /the database .* is missing\..*npm run restore/s, (dataDir) => rmSync(sqliteFile(dataDir))],
  ["is empty", /the database .* is empty\./, (dataDir) => truncateSync(sqliteFile(dataDir))],
  [
    "is another one's",
    /belong to a database, but this one knows other files/,
    async (dataDir) => replaced(dataDir, await stopped()),
  ],
  [
    "is a new one",
    /belong to a database, but this one knows none/,
    async (dataDir) => {
      rmSync(sqliteFile(dataDir));
      const database = openSqlite(sqliteFile(dataDir));
      await migrate(database);
      await database.destroy();
    },
  ],
  [
    "is garbage",
    /cannot be used: file is not a database\..*npm run restore/s,
    (dataDir) => writeFileSync(sqliteFile(dataDir), "garbage".repeat(5000)),
  ],
  [
    "is cut in half",
    /cannot be used: .*(malformed|damaged).*npm run restore/s,
    (dataDir) => truncateSync(sqliteFile(dataDir), 60_000),
  ],
])("[3] when the database %s, the start refuses and every file stays", async (_what, sentence, harm) => {
  const dataDir = await stopped();
  await harm(dataDir);
  expect(await refused(dataDir)).toMatch(/^StartProblem: /);
  expect(await refused(dataDir)).toMatch(sentence);
  expect(await storeIn(dataDir).list()).toHaveLength(3);
});

test.each<[string, (ahead: string) => unknown]>([
  ["missing", (ahead) => rmSync(ahead)],
  ["empty", (ahead) => truncateSync(ahead)],
  ["garbage", (ahead) => writeFileSync(ahead, Buffer.alloc(8192, 7))],
])("[3] after a kill, a write-ahead file that is %s is not taken for nothing", async (_what, harm) => {
  const dataDir = await killed();
  harm(`${sqliteFile(dataDir)}-wal`);
  expect(await refused(dataDir)).toMatch(
    /^StartProblem: The last run was cut off, .*-wal .*put this file back.*npm run restore/s,
  );
});

test("[3] after a kill with everything in place, the start takes up what was written last", async () => {
  const data = await opened(await killed());
  expect(await data.database.selectFrom("definitions").select("code").execute()).toEqual([{ code: "later" }]);
});

test("[3] a clean stop leaves everything in the one database file", async () => {
  const dataDir = await stopped();
  rmSync(`${sqliteFile(dataDir)}-wal`, { force: true });
  const again = await opened(dataDir);
  expect(await kept(again)).toEqual([version]);
});

test("[3] damaged pages are found at the start after a run that was cut off", async () => {
  const dataDir = folder();
  const data = await opened(dataDir);
  for (let at = 0; at < 200; at += 1) {
    const row = { version: `v${at}`, code: "a", json: "x".repeat(2000), registeredAt: 0 };
    await data.database.insertInto("definitions").values(row).execute();
  }
  await data.close();
  const copy = folder();
  await opened(dataDir);
  cpSync(dataDir, copy, { recursive: true });
  const bytes = Buffer.alloc(4096 * 20, 0x5a);
  const file = await open(sqliteFile(copy), "r+");
  await file.write(bytes, 0, bytes.length, 4096 * 60);
  await file.close();
  expect(await refused(copy)).toMatch(/cannot be used: .*(damaged pages|malformed).*npm run restore/s);
});

test("[3] a folder of files that belongs to another database is refused, and so is one that is gone", async () => {
  const [mine, other] = [await stopped(), await stopped()];
  rmSync(filesFolder(mine), { recursive: true });
  expect(await refused(mine)).toMatch(/^StartProblem: The database belongs to another folder of files/);
  cpSync(filesFolder(other), filesFolder(mine), { recursive: true });
  expect(await refused(mine)).toMatch(/^StartProblem: The files in .* belong to a database, but/);
});

test("[3] data of a former version, which gave no ids, are taken over only when they fit", async () => {
  const dataDir = await stopped();
  for (const mark of ["store.id", "store.taken"]) rmSync(join(filesFolder(dataDir), mark));
  const forget = openSqlite(sqliteFile(dataDir));
  await forget.deleteFrom("stores").execute();
  await forget.destroy();
  expect(await refused(dataDir)).toMatch(/^StartProblem: There are files in .*, but the database knows none/);
  for (const { id } of await storeIn(dataDir).list()) await storeIn(dataDir).remove(id);
  expect(await kept(await opened(dataDir))).toEqual([version]);
});

test("[3] a first start that was cut off between its marks is taken up by the next", async () => {
  const dataDir = await stopped();
  const taken = join(filesFolder(dataDir), "store.taken");
  rmSync(taken);
  await (await opened(dataDir)).close();
  expect(existsSync(taken)).toBe(true);
  rmSync(taken);
  const forget = openSqlite(sqliteFile(dataDir));
  await forget.deleteFrom("stores").execute();
  await forget.destroy();
  await opened(dataDir);
  expect(existsSync(taken)).toBe(true);
});
