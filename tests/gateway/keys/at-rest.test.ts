// What a person has told is encrypted at rest: nothing of it is found in the database, and a value is worth nothing elsewhere.

import { existsSync, readFileSync } from "node:fs";
import { Migrator, sql } from "kysely";
import { expect, test } from "vitest";
import { signatureWords } from "../../../engine/signature/texts.ts";
import { keyIdOf, sha256 } from "../../../gateway/base/hashes.ts";
import type { Keys } from "../../../gateway/base/keys.ts";
import { sqliteFile } from "../../../gateway/data/open-data.ts";
import { columnCipher, DecryptionFailed } from "../../../gateway/database/encryption/column-cipher.ts";
import { moveToFirstKey } from "../../../gateway/database/encryption/data-keys.ts";
import { encryptedTables } from "../../../gateway/database/encryption/encrypted-columns.ts";
import { migrations } from "../../../gateway/database/migrate.ts";
import { openSqlite } from "../../../gateway/database/open-database.ts";
import type { Database } from "../../../gateway/database/tables.ts";
import { tablesInOrder } from "../../../gateway/database/upkeep/copy-rows.ts";
import { bringBack } from "../../../gateway/ops/backup/restore-backup.ts";
import { backUp } from "../../../gateway/ops/backup/write-backup.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import type { Browser } from "../setup/browser.ts";
import { goodDeclaration, makeDraft, makeWholeDraft, pdf, submit } from "../setup/declarations.ts";
import { press, supplement } from "../setup/desk-work.ts";
import { gatewayUnderTest, start } from "../setup/gateway-under-test.ts";
import { makeUnsigned, save, sign } from "../setup/signing.ts";
import { testSecrets } from "../setup/test-secrets.ts";

const newer: Keys = ["e".repeat(40), ...testSecrets.data];
const planted = [
  ...["329900198503121014", "测试甲", "13800000001", "ceshijia"],
  ...["樱桃巷77号", "Q7-4417", "测试物业", "测试丁", "13800000004", "整租", "测试厂"],
  ...["测*甲", "3299**********1014", "138****0001", "parkingRight.pdf", "文件.pdf", "照片不清楚"],
];
/** What everybody may read in the register holds a name of the trial. */
const publicNames = /云澜测试甲科技有限公司/g;
const found = (text: string) => planted.filter((each) => text.replaceAll(publicNames, "").includes(each));

/** Two declarations to their receipts, one signed and one returned by its department, and a draft. */
async function walk(browser: Browser): Promise<{ id: string; draftId: string }> {
  const told = goodDeclaration({ parkAddress: "云澜市霁桥镇樱桃巷77号", parkNo: "Q7-4417" });
  const { id } = (await submit(browser, await makeWholeDraft(browser, told))).data;
  const matter = "OT901-M01";
  await press(browser, id, { matter, action: "受理", from: "待受理" });
  await press(browser, id, { matter, action: "要求补正", from: "办理中", note: "照片不清楚" });
  await supplement(browser, id, matter, pdf);
  const unsigned = await makeUnsigned(browser);
  const { signatureId } = (await sign(browser, unsigned.draftId)).data;
  const signed = await save(browser, unsigned, signatureId);
  expect((await submit(browser, signed)).status).toBe(200);
  return { id, ...(await makeWholeDraft(browser)) };
}

const seen = async (browser: Browser, { id, draftId }: { id: string; draftId: string }) => [
  (await browser.call("projectInfo", { id })).data,
  (await browser.call("draft", { draftId })).data,
  (await browser.call("userGet")).data,
];

const raw = (database: Database) => database.withoutPlugins();

/** Every row of every table as it lies in the database. */
async function dump(database: Database): Promise<string> {
  const tables = await Promise.all(
    tablesInOrder.map((name) => {
      const table = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      return sql`select * from ${sql.table(table)}`.execute(raw(database));
    }),
  );
  return JSON.stringify(tables.map(({ rows }) => rows));
}

const bytesOf = (dataDir: string): string =>
  [sqliteFile(dataDir), `${sqliteFile(dataDir)}-wal`]
    .filter(existsSync)
    .map((file) => readFileSync(file, "utf8"))
    .join("");

test("[9] a dictionary of names or answers finds none of their hashes in the database", async () => {
  const { parts, person } = await gatewayUnderTest();
  const { database } = parts;
  await walk(await person(1));
  const statement = { typedName: "测试甲", statement: signatureWords.statement };
  const all = await dump(database);
  const hashes = [
    sha256(JSON.stringify(statement)),
    ...(await database.selectFrom("signatures").selectAll().execute()).map(({ covers }) => covers),
    ...(await database.selectFrom("idempotency").selectAll().execute()).map(({ fingerprint }) => fingerprint),
    ...(await database.selectFrom("applications").selectAll().execute()).map((row) => row.receiptHash),
  ];
  expect(hashes.length).toBeGreaterThan(5);
  for (const hash of hashes) {
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(all).not.toContain(hash);
  }
});

test("[9] after declarations to their receipts no number, name, mobile or answer is found in any column", async () => {
  const { parts, person } = await gatewayUnderTest();
  const browser = await person(1);
  const made = await walk(browser);
  expect(found(await dump(parts.database))).toEqual([]);
  // What is looked for is there for those who may see it.
  expect(found(JSON.stringify(await seen(browser, made)))).toContain("Q7-4417");
});

test("[9] hashes that a former version kept in the clear are encrypted at the next start", async () => {
  const dataDir = temporaryFolder("portal-at-rest");
  const former = openSqlite(sqliteFile(dataDir));
  const { error } = await new Migrator({
    db: former,
    provider: { getMigrations: async () => migrations },
  }).migrateTo("0018-shown-codes");
  expect(error).toBeUndefined();
  const key = keyIdOf(testSecrets.data[0]);
  await sql`insert into data_keys values (${key}, 1, 1)`.execute(raw(former));
  const hash = sha256("one of few answers");
  await sql`insert into idempotency (owner_id, call, idempotency_key, fingerprint, created_at)
    values ('p1', 'editDeclare', 'k1', ${hash}, 1)`.execute(raw(former));
  await former.destroy();
  const { parts } = await gatewayUnderTest({ dataDir });
  const { rows } = await sql<{ fingerprint: string }>`select * from idempotency`.execute(raw(parts.database));
  expect(rows[0]?.fingerprint).toMatch(/^sealed1\./);
  expect(await parts.database.selectFrom("idempotency").selectAll().execute()).toMatchObject([
    { fingerprint: hash },
  ]);
  expect(bytesOf(dataDir)).not.toContain(hash);
});

test("[9] nor in the bytes of SQLite's file or its write-ahead file", async () => {
  const dataDir = temporaryFolder("portal-at-rest");
  const { person } = await gatewayUnderTest({ dataDir });
  await walk(await person(1));
  expect(bytesOf(dataDir).length).toBeGreaterThan(100_000);
  expect(found(bytesOf(dataDir))).toEqual([]);
});

test("[9] a value moved to another row, changed, or put there in the clear ends in an error, never in somebody's answers", async () => {
  const { parts, person, reports } = await gatewayUnderTest();
  const browser = await person(1);
  const [one, other] = [await makeDraft(browser), await makeDraft(await person(2))];
  const declarationOf = async (id: string) =>
    (
      await sql<{ declaration: string }>`select declaration from drafts where id = ${id}`.execute(
        raw(parts.database),
      )
    ).rows[0]?.declaration ?? "";
  const own = await declarationOf(one.draftId);
  const wrong = [await declarationOf(other.draftId), `${own.slice(0, -8)}AAAAAAA=`, '{"answers":{}}'];
  for (const value of wrong) {
    await sql`update drafts set declaration = ${value} where id = ${one.draftId}`.execute(
      raw(parts.database),
    );
    expect((await browser.call("draft", { draftId: one.draftId })).status).toBe(500);
    expect(reports.pop()).toBeInstanceOf(DecryptionFailed);
  }
  await sql`update drafts set declaration = ${own} where id = ${one.draftId}`.execute(raw(parts.database));
  expect((await browser.call("draft", { draftId: one.draftId })).status).toBe(200);
});

test("[9] every value is encrypted with a nonce of its own", async () => {
  const cipher = columnCipher(testSecrets.data);
  const values = Array.from({ length: 200 }, () => cipher.encrypt("same", ["users", "mobile", "1"]));
  expect(new Set(values).size).toBe(200);
});

/** As a version wrote it that encrypted nothing; `some`: only every other row. */
async function decrypt(database: Database, some = false): Promise<void> {
  const cipher = columnCipher(testSecrets.data);
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  for (const [name, { row: key, columns }] of encryptedTables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(snake(name))}`.execute(
      raw(database),
    );
    for (const row of rows.filter((_, index) => !some || index % 2)) {
      const place = key.map((column) => row[snake(column)]);
      const where = sql.join(
        key.map((column, index) => sql`${sql.ref(snake(column))} = ${place[index]}`),
        sql` and `,
      );
      for (const column of columns) {
        const value = row[snake(column)];
        if (typeof value !== "string") continue;
        const text = cipher.decrypt(value, [name, column, ...place]);
        await sql`update ${sql.table(snake(name))} set ${sql.ref(snake(column))} = ${text} where ${where}`.execute(
          raw(database),
        );
      }
    }
  }
  await database.updateTable("dataKeys").set({ sealedAt: null }).execute();
  if (!some) await database.deleteFrom("dataKeys").execute();
}

test.each(process.env.LONG === "1" ? [false, true] : [true])(
  "[9] a start encrypts what a former version has left, and leaves nothing in free pages; cut off before: %s",
  async (some) => {
    const dataDir = temporaryFolder("portal-at-rest");
    const before = await gatewayUnderTest({ dataDir });
    const browser = await before.person(1);
    const made = await walk(browser);
    const was = await seen(browser, made);
    await decrypt(before.parts.database, some);
    expect(found(bytesOf(dataDir))).not.toEqual([]);
    await before.close();

    const after = await gatewayUnderTest({ dataDir });
    expect(found(bytesOf(dataDir))).toEqual([]);
    expect(found(await dump(after.parts.database))).toEqual([]);
    expect(await seen(await after.person(1), made)).toEqual(was);
  },
);

test("[9] a start, and a restore, with another DATA_KEY ends in one sentence", async () => {
  const dataDir = temporaryFolder("portal-at-rest");
  const before = await gatewayUnderTest({ dataDir });
  await makeDraft(await before.person(1));
  await before.close();
  const sentence =
    /^StartProblem: The data are encrypted with another DATA_KEY than the one that is set \(its id is [0-9a-f]{8}\)/;
  const failed = (opening: Promise<unknown>) => opening.then(() => "started", String);
  const another: Keys = ["f".repeat(40)];
  expect(await failed(gatewayUnderTest({ dataDir, dataKeys: another }))).toMatch(sentence);

  const folder = temporaryFolder("portal-backup");
  await backUp({ dataDir, databaseUrl: null }, folder, start);
  expect(found(bytesOf(folder))).toEqual([]);
  const to = { dataDir: temporaryFolder("portal-back"), databaseUrl: null };
  expect(await failed(bringBack(folder, to, another))).toMatch(sentence);
  expect((await bringBack(folder, to, testSecrets.data)).broken).toEqual([]);
});

test("[9] DATA_KEY rotates: the former key reads what it wrote until all is moved, and is then no longer needed", async () => {
  const dataDir = temporaryFolder("portal-at-rest");
  const before = await gatewayUnderTest({ dataDir });
  const browser = await before.person(1);
  const made = await walk(browser);
  const was = await seen(browser, made);
  await expect(moveToFirstKey(before.parts.database, newer, start)).rejects.toThrow(
    /start all of them first/,
  );
  await before.close();

  const between = await gatewayUnderTest({ dataDir, dataKeys: newer });
  const again = await between.person(1);
  expect(await seen(again, made)).toEqual(was);
  await makeDraft(again);
  const { done, left, broken } = await moveToFirstKey(between.parts.database, newer, start);
  expect(done).toBeGreaterThan(20);
  expect({ left, broken }).toEqual({ left: 0, broken: [] });
  expect((await moveToFirstKey(between.parts.database, newer, start)).done).toBe(0);
  await between.close();

  const after = await gatewayUnderTest({ dataDir, dataKeys: [newer[0]] });
  expect(await seen(await after.person(1), made)).toEqual(was);
});
