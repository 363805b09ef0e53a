// A backup of PostgreSQL is a SQLite file beside the files: it comes back into PostgreSQL, or into a folder.

import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres } from "../../../gateway/database/open-database.ts";
import { bringBack } from "../../../gateway/ops/backup/restore-backup.ts";
import { backUp } from "../../../gateway/ops/backup/write-backup.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { gatewayUnderTest, start } from "../setup/gateway-under-test.ts";
import { type Cluster, startCluster } from "../setup/postgres-cluster.ts";
import { walkBeforeAndAfter } from "../setup/restored.ts";

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

const folder = () => temporaryFolder("portal-data");

/** A new and empty database of the cluster. */
async function database(): Promise<string> {
  const name = `portal_${randomBytes(4).toString("hex")}`;
  const server = openPostgres(cluster.url, () => undefined);
  await sql`create database ${sql.id(name)}`.execute(server);
  await server.destroy();
  return cluster.url.replace(/\/postgres$/, `/${name}`);
}

const onServer = async () => ({ dataDir: folder(), databaseUrl: await database() });

test("[3] from PostgreSQL into PostgreSQL, everything is as it was", async () => {
  await walkBeforeAndAfter(await onServer(), await onServer());
});

test("[3] from PostgreSQL into a folder, and from a folder into PostgreSQL, everything is as it was", async () => {
  await walkBeforeAndAfter(await onServer(), { dataDir: folder(), databaseUrl: null });
  await walkBeforeAndAfter({ dataDir: folder(), databaseUrl: null }, await onServer());
});

test("[3] a database that is not empty is not written to", async () => {
  const used = await onServer();
  await gatewayUnderTest(used);
  const backup = folder();
  await backUp(used, backup, start);
  await expect(bringBack(backup, { ...used, dataDir: folder() })).rejects.toThrow(
    /DATABASE_URL is not empty/,
  );
});
