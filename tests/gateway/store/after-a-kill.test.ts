// After a kill, whatever somebody does before the next start, that start has everything, or refuses because something is missing.

import { execFile } from "node:child_process";
import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { filesFolder, openData, sqliteFile } from "../../../gateway/data/open-data.ts";
import { openSqlite } from "../../../gateway/database/open-database.ts";
import { commitsIn, commitsSince } from "../../../gateway/database/sqlite/commits.ts";
import { copyFile } from "../../../gateway/database/sqlite/whole-file.ts";
import type { Database } from "../../../gateway/database/tables.ts";
import { overwriteFreePages } from "../../../gateway/database/upkeep/whole.ts";
import { folderStore } from "../../../gateway/files/folder-store.ts";
import { withDatabase } from "../../../gateway/ops/with-database.ts";
import { programOf } from "../../programs/programs.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { browserOf, gatewayProcess } from "../killed/gateway-process.ts";
import { goodDeclaration, newKey } from "../setup/declarations.ts";
import { root } from "../setup/gateway-under-test.ts";
import { testSecrets } from "../setup/test-secrets.ts";

const keys = testSecrets.data;
const write = (database: Database, version: string) =>
  database.insertInto("definitions").values({ version, code: "a", json: "{}", registeredAt: 0 }).execute();
const written = async (database: Database) =>
  (await database.selectFrom("definitions").select("version").orderBy("version").execute()).map(
    ({ version }) => version,
  );

async function opened(dataDir: string) {
  const where = { dataDir, databaseUrl: null, keys };
  const data = await openData(where, folderStore(filesFolder(dataDir)), () => undefined, 0);
  onTestFinished(() => data.close().catch(() => undefined));
  return data;
}

/** What a `kill -9` would leave of a folder whose gateway is at work. */
function killed(dataDir: string): string {
  const copy = temporaryFolder("portal-killed");
  cpSync(dataDir, copy, { recursive: true });
  return copy;
}

type Act = (dataDir: string) => Promise<string | undefined>;

/** What may happen to a folder between a kill and the start; a folder in which it goes on, if that is another one. */
const acts: Record<string, Act> = {
  async "a command that reads"(dataDir) {
    await withDatabase({ dataDir, databaseUrl: null }, {}, written);
    return undefined;
  },
  async "a command that writes"(dataDir) {
    const code = "changed";
    await withDatabase({ dataDir, databaseUrl: null }, { keys, writes: true }, (database) =>
      database.updateTable("definitions").set({ code }).execute(),
    );
    return undefined;
  },
  async "a command that is killed"(dataDir) {
    const database = openSqlite(sqliteFile(dataDir), keys);
    await database.updateTable("definitions").set({ code: "begun" }).execute();
    const left = killed(dataDir);
    await database.destroy();
    return left;
  },
  async "a backup"(dataDir) {
    copyFile(sqliteFile(dataDir), join(temporaryFolder("portal-copied"), "portal.sqlite"));
    return undefined;
  },
  async "another program that cleans up"(dataDir) {
    const database = openSqlite(sqliteFile(dataDir));
    await overwriteFreePages(database);
    await database.destroy();
    return undefined;
  },
  async "a start and a stop"(dataDir) {
    await (await opened(dataDir)).close();
    return undefined;
  },
  async "a start that is killed"(dataDir) {
    await opened(dataDir);
    return killed(dataDir);
  },
  async "a start that writes, and is killed"(dataDir) {
    const { database } = await opened(dataDir);
    await database.updateTable("definitions").set({ code: "later" }).execute();
    return killed(dataDir);
  },
};

const pairs = Object.keys(acts).flatMap((one) => Object.keys(acts).map((other) => [one, other] as const));

test.each(pairs)("[3] after a kill, %s and %s, a start has what was acknowledged", async (one, other) => {
  const first = temporaryFolder("portal-store");
  const { database } = await opened(first);
  for (const version of ["v1", "v2", "v3"]) await write(database, version);
  let dataDir = killed(first);
  for (const act of [one, other]) dataDir = (await acts[act]?.(dataDir)) ?? dataDir;
  expect(await written((await opened(dataDir)).database)).toEqual(["v1", "v2", "v3"]);
});

test("[3] a kill right after the first start over data that were not encrypted yet leaves a folder that starts", async () => {
  const dataDir = temporaryFolder("portal-store");
  const first = await opened(dataDir);
  await write(first.database, "v1");
  await sql`delete from data_keys`.execute(first.database);
  await first.close();
  await opened(dataDir);
  expect(await written((await opened(killed(dataDir))).database)).toEqual(["v1"]);
});

test.each<[string, number, (ahead: string) => unknown]>([
  ["missing", 3, (ahead) => rmSync(ahead)],
  ["empty", 3, (ahead) => truncateSync(ahead)],
  ["garbage", 3, (ahead) => writeFileSync(ahead, Buffer.alloc(8192, 7))],
  ["cut at its end", 1, (ahead) => truncateSync(ahead, readFileSync(ahead).length - 100)],
])(
  "[3] a write-ahead file that is %s is told with how many commits it takes away, the harmless way first",
  async (_what, count, harm) => {
    const begun = temporaryFolder("portal-store");
    const first = await opened(begun);
    await write(first.database, "v0");
    await first.close();
    const { database } = await opened(begun);
    await sql`pragma wal_checkpoint(truncate)`.execute(database);
    await database.transaction().execute(async (trx) => {
      await write(trx, "v1");
      await write(trx, "v2");
    });
    await database.transaction().execute(written);
    await write(database, "v3");
    await database.deleteFrom("definitions").where("version", "=", "v0").returning("code").execute();
    const dataDir = killed(begun);
    const ahead = `${sqliteFile(dataDir)}-wal`;
    const kept = readFileSync(ahead);
    harm(ahead);
    const sentence = await opened(dataDir).then(
      () => "started",
      (problem: Error) => `${problem.name}: ${problem.message}`,
    );
    expect(sentence).toMatch(
      new RegExp(
        `^StartProblem: The last run was cut off, and the last ${count} of its commits are missing .*put this file back.*Only if it is lost`,
        "s",
      ),
    );
    writeFileSync(ahead, kept);
    expect(await written((await opened(dataDir)).database)).toEqual(["v1", "v2", "v3"]);
  },
);

test("[3] the mark of a former version tells nothing, and nothing is refused for it", async () => {
  const first = temporaryFolder("portal-store");
  await write((await opened(first)).database, "v1");
  const dataDir = killed(first);
  writeFileSync(join(dataDir, "gateway.open"), "4711\n");
  expect(await written((await opened(dataDir)).database)).toEqual(["v1"]);
});

test("[3] the count of commits begins anew after 2 ** 31 of them", async () => {
  expect(commitsSince(5, 7)).toBe(2);
  expect(commitsSince(7, 5)).toBe(-2);
  expect(commitsSince(2 ** 31 - 1, 0)).toBe(1);
  const file = join(temporaryFolder("portal-store"), "portal.sqlite");
  const plain = openSqlite(file);
  await sql`create table definitions (version text, code text, json text, registered_at bigint)`.execute(
    plain,
  );
  await sql`pragma user_version = 2147483647`.execute(plain);
  await plain.destroy();
  const heard: number[] = [];
  const counted = openSqlite(file, undefined, (commits) => heard.push(commits));
  await write(counted, "v1");
  await expect(
    counted.transaction().execute(async (trx) => {
      await write(trx, "v2");
      throw new Error("undone");
    }),
  ).rejects.toThrow("undone");
  await write(counted, "v3");
  expect(heard).toEqual([0, 1]);
  await counted.destroy();
  expect(commitsIn(file)).toBe(1);
});

test("[3] kill -9, each command of the project, and a start: what was saved before is there", async () => {
  const dataDir = temporaryFolder("portal-killed");
  const gateway = await gatewayProcess(dataDir);
  const person = browserOf(gateway.origin);
  await person.logIn("demo-person-1");
  const environment = {
    ...process.env,
    DATA_DIR: dataDir,
    PORTAL_ENV: "demo",
    DATABASE_URL: "",
    ADAPTERS: "",
  };
  const run = (program: string, words: string[]) =>
    promisify(execFile)(process.execPath, [programOf(program), ...words], { cwd: root, env: environment });
  const commands: [string, ...string[]][] = [
    ["audit"],
    ["outbox", "list"],
    ["person", "export", "demo-person-1", join(temporaryFolder("portal-export"), "out")],
    ["keys", "reseal"],
    ["backup", join(temporaryFolder("portal-backup"), "out")],
  ];
  for (const [program, ...words] of commands) {
    const declaration = goodDeclaration({ parkNo: `saved before ${program}` });
    const { data } = await person.call("editDeclare", { declaration }, { idempotencyKey: newKey() });
    await gateway.kill(() => run(program, words));
    const kept = await person.call("draft", { draftId: data.draftId });
    expect(JSON.stringify(kept.data)).toContain(`saved before ${program}`);
  }
  await gateway.stop();
});
