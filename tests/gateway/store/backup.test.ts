// A backup taken while people work brings everything back, and says when it cannot.

import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesFolder, sqliteFile } from "../../../gateway/data/open-data.ts";
import { openSqlite } from "../../../gateway/database/open-database.ts";
import { tablesInOrder } from "../../../gateway/database/upkeep/copy-rows.ts";
import { folderStore } from "../../../gateway/files/folder-store.ts";
import { bringBack } from "../../../gateway/ops/backup/restore-backup.ts";
import { backUp } from "../../../gateway/ops/backup/write-backup.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { makeDraft, makeWholeDraft, pdf } from "../setup/declarations.ts";
import { gatewayUnderTest, start } from "../setup/gateway-under-test.ts";
import { walkBeforeAndAfter } from "../setup/restored.ts";

const folder = () => temporaryFolder("portal-data");
const inFolder = (dataDir: string) => ({ dataDir, databaseUrl: null });

test("[3] a backup of a running gateway, brought back: application, draft, files and session are as they were", async () => {
  await walkBeforeAndAfter(inFolder(folder()), inFolder(folder()));
});

test("[3] what is handed in while the files are being copied is in the backup, with its file", async () => {
  const dataDir = folder();
  const { person } = await gatewayUnderTest({ dataDir });
  const browser = await person(1);
  const { draftId } = await makeDraft(browser);
  const store = folderStore(filesFolder(dataDir));
  // So many that the copying is not over before the upload is.
  for (let file = 0; file < 300; file++) await store.save(file.toString(16).padStart(32, "0"), pdf);
  const backup = folder();
  const running = backUp(inFolder(dataDir), backup, start);
  const { data } = await browser.upload({ draftId, material: "vehicle" }, { name: "a.pdf", bytes: pdf });
  expect((await running).broken).toEqual([]);
  const copy = openSqlite(sqliteFile(backup));
  expect(await copy.selectFrom("files").select("id").execute()).toEqual([{ id: data.fileId }]);
  await copy.destroy();
});

test("[3] a file that is missing or changed is named, in the backup and when it is brought back", async () => {
  const dataDir = folder();
  const { person } = await gatewayUnderTest({ dataDir });
  await makeWholeDraft(await person(1));
  const store = folderStore(filesFolder(dataDir));
  const [missing = "", changed = ""] = (await store.list()).map(({ id }) => id);
  await store.remove(missing);
  await store.save(changed, Buffer.from("other"));
  const backup = folder();
  const { broken } = await backUp(inFolder(dataDir), backup, start);
  expect(broken.toSorted()).toEqual([missing, changed].toSorted());
  expect((await bringBack(backup, inFolder(folder()))).broken.toSorted()).toEqual(broken.toSorted());
});

test("[3] nothing is overwritten, and a backup that was cut off is not brought back", async () => {
  const dataDir = folder();
  await gatewayUnderTest({ dataDir });
  const backup = folder();
  await backUp(inFolder(dataDir), backup, start);
  await expect(backUp(inFolder(dataDir), backup, start)).rejects.toThrow(/is not empty: name a new one/);
  await expect(bringBack(backup, inFolder(dataDir))).rejects.toThrow(/is not empty: move it away/);
  rmSync(join(backup, "backup.json"));
  const other = folder();
  await expect(bringBack(backup, inFolder(other))).rejects.toThrow(/no whole backup/);
  expect(readdirSync(other)).toEqual([]);
});

test("[3] what was brought back by half is refused at the start", async () => {
  const dataDir = folder();
  await gatewayUnderTest({ dataDir });
  const backup = folder();
  await backUp(inFolder(dataDir), backup, start);
  writeFileSync(join(backup, "portal.sqlite"), "garbage".repeat(2000));
  const target = folder();
  await expect(bringBack(backup, inFolder(target))).rejects.toThrow();
  await expect(gatewayUnderTest({ dataDir: target })).rejects.toThrow(/the database .* is missing/);
});

test("[3] every table is copied, each after those it refers to", async () => {
  const { parts } = await gatewayUnderTest({ dataDir: folder() });
  const tables = await parts.database.introspection.getTables();
  const inCode = tables.map(({ name }) => name.replace(/_./g, (end) => end.slice(1).toUpperCase()));
  expect(inCode.toSorted()).toEqual([...tablesInOrder].toSorted());
});
