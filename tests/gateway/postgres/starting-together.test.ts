// Several gateways may start at once on one PostgreSQL and one folder of files; one with a folder of its own is refused.

import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { filesFolder, openData } from "../../../gateway/data/open-data.ts";
import { openPostgres } from "../../../gateway/database/open-database.ts";
import type { Database } from "../../../gateway/database/tables.ts";
import { folderStore } from "../../../gateway/files/folder-store.ts";
import { seedDemo } from "../../../gateway/ops/seed/seed.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { type Cluster, startCluster } from "../setup/postgres-cluster.ts";
import { testSecrets } from "../setup/test-secrets.ts";

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

/** Nothing is left of the test before. */
beforeEach(async () => {
  const database = openPostgres(cluster.url, () => undefined);
  await empty(database);
  await database.destroy();
});

const empty = (database: Database) => sql`drop schema public cascade; create schema public`.execute(database);

async function started(dataDir: string) {
  const files = folderStore(filesFolder(dataDir));
  const where = { dataDir, databaseUrl: cluster.url, keys: testSecrets.data };
  const data = await openData(where, files, () => undefined, 0);
  onTestFinished(() => data.close());
  await seedDemo(data.database);
  return data.database;
}

test("[3] six first starts at once migrate and seed an empty database once, ten times", async () => {
  for (let round = 0; round < 10; round += 1) {
    const dataDir = temporaryFolder("portal-shared");
    const databases = await Promise.all(Array.from({ length: 6 }, () => started(dataDir)));
    const [first] = databases;
    if (!first) throw new Error("Nothing was started.");
    const stores = await first.selectFrom("stores").selectAll().execute();
    expect(stores).toHaveLength(1);
    await empty(first);
  }
});

test("[3] a gateway with a folder of files of its own is refused, and the first one's stays as it is", async () => {
  const [here, there] = [temporaryFolder("portal-here"), temporaryFolder("portal-there")];
  await started(here);
  await expect(started(there)).rejects.toThrow(/Gateways that share a database must share this folder/);
  await started(here);
});

test("[3] of three folders that start at once on an empty database one is taken and the others are refused, ten times", async () => {
  for (let round = 0; round < 10; round += 1) {
    const folders = ["one", "two", "three"].map((name) => temporaryFolder(`portal-${name}`));
    const starts = await Promise.allSettled(folders.map(started));
    const refusals = starts
      .filter((start) => start.status === "rejected")
      .map(({ reason }) => String(reason));
    expect(refusals).toEqual(Array(2).fill(expect.stringMatching(/must share this folder/)));
    const taken = starts.findIndex(({ status }) => status === "fulfilled");
    const database = await started(folders[taken] ?? "");
    await empty(database);
  }
});

test("[3] files whose database is away are not given to an empty one", async () => {
  const dataDir = temporaryFolder("portal-here");
  const database = await started(dataDir);
  await folderStore(filesFolder(dataDir)).save("a".repeat(32), Buffer.from("kept"));
  await empty(database);
  await expect(started(dataDir)).rejects.toThrow(/belong to a database, but this one knows none/);
  expect(await folderStore(filesFolder(dataDir)).list()).toHaveLength(1);
});

test("[3] a database of a newer version is told in one sentence", async () => {
  const dataDir = temporaryFolder("portal-here");
  const database = await started(dataDir);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', 'x')`.execute(database);
  await expect(started(dataDir)).rejects.toThrow(
    /written by a newer version of this software \(9999-later\)/,
  );
});
