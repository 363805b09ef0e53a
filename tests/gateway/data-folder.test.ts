// Whatever was acknowledged is on disk: another gateway over the same folder finds it, but never two at once.

import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openSqlite } from "../../gateway/database/open-database.ts";
import { FolderTaken, lockFolder } from "../../gateway/database/sqlite/lock-folder.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { makeWholeDraft, submit } from "./setup/declarations.ts";
import { gatewayUnderTest } from "./setup/gateway-under-test.ts";

const folder = () => temporaryFolder("portal-data");

test("[3] after a restart session, draft and application are there", async () => {
  const sqliteFile = join(folder(), "portal.sqlite");
  const before = await gatewayUnderTest({ sqliteFile });
  const browser = await before.person(1);
  const { data: receipt } = await submit(browser, await makeWholeDraft(browser));
  const draft = await makeWholeDraft(browser);
  await before.parts.database.destroy();

  const after = await gatewayUnderTest({ sqliteFile });
  const again = after.browser();
  for (const [name, value] of browser.cookies) again.cookies.set(name, value);
  again.token = browser.token;
  expect((await again.call("projectInfo", { id: receipt.id })).data.number).toBe(receipt.number);
  expect((await again.call("draft", { draftId: draft.draftId })).data.files).toHaveLength(3);
});

test("[3] every commit is on the disk before it is answered", async () => {
  const database = openSqlite(join(folder(), "portal.sqlite"));
  const pragma = async (name: string) =>
    Object.values((await sql.raw(`pragma ${name}`).execute(database)).rows[0] ?? {})[0];
  expect(await pragma("journal_mode")).toBe("wal");
  expect(await pragma("synchronous")).toBe(2);
  expect(await pragma("foreign_keys")).toBe(1);
  await database.destroy();
});

test("[3] a folder has one gateway; the second is told whose it is", () => {
  const shared = folder();
  const unlock = lockFolder(shared, 4711);
  expect(() => lockFolder(shared, 4712)).toThrow(FolderTaken);
  expect(() => lockFolder(shared, 4712)).toThrow(/process 4711/);
  unlock();
  lockFolder(shared, 4712)();
});
