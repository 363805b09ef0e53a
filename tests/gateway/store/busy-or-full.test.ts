// A database that is locked or full refuses writes at once and in words; reading goes on, and so does everything once it is well again.

import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { words } from "../../../gateway/base/texts.ts";
import { DatabaseSync } from "../../../gateway/database/sqlite/sqlite.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { goodDeclaration, makeDraft, newKey } from "../setup/declarations.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";

const declaration = goodDeclaration();

async function onDisk() {
  const sqliteFile = join(temporaryFolder("portal-busy"), "portal.sqlite");
  const gateway = await gatewayUnderTest({ sqliteFile });
  const browser = await gateway.person(1);
  const { draftId } = await makeDraft(browser);
  const write = () => browser.call("editDeclare", { declaration }, { idempotencyKey: newKey() });
  const read = async () => (await browser.call("draft", { draftId })).status;
  return { ...gateway, sqliteFile, write, read };
}

test("[3] while another process holds the lock, a write is refused at once with 503 and Retry-After, and reads go on", async () => {
  const { app, sqliteFile, write, read } = await onDisk();
  const other = new DatabaseSync(sqliteFile);
  other.exec("BEGIN IMMEDIATE");
  const began = performance.now();
  const refused = await Promise.all([write(), write(), write()]);
  expect(performance.now() - began).toBeLessThan(3000);
  for (const each of refused) {
    expect([each.status, each.msg, each.headers.get("retry-after")]).toEqual([503, words.busy, "2"]);
  }
  expect(await read()).toBe(200);
  expect((await app.request("/healthz")).status).toBe(200);
  other.exec("COMMIT");
  other.close();
  expect((await write()).status).toBe(200);
});

test("[3] when the disk is full, a write is refused with 507 and a sentence, and works again once there is room", async () => {
  const { parts, reports, write, read } = await onDisk();
  await sql`pragma max_page_count = 1`.execute(parts.database);
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) statuses.push((await write()).status);
  expect(statuses).toContain(507);
  expect([...new Set(statuses)].filter((status) => ![200, 507].includes(status))).toEqual([]);
  expect((await write()).msg).toBe(words.storageFull);
  expect(String(reports[0])).toMatch(/disk is full/);
  expect(await read()).toBe(200);
  await sql`pragma max_page_count = 1000000`.execute(parts.database);
  expect((await write()).status).toBe(200);
});
