// kill -9 under load, at any moment: whatever was acknowledged is there once, whole, and nothing is left over.

import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgres, openSqlite } from "../../../gateway/database/open-database.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { type Cluster, startCluster } from "../setup/postgres-cluster.ts";
import { gatewayProcess } from "./gateway-process.ts";
import { leftOver, whatIsWrong } from "./judge.ts";
import { judged, killedUnderLoad } from "./rounds.ts";

const rounds = process.env.LONG === "1" ? 8 : 2;
const time = 900_000;

test(
  "[3] SQLite: what was acknowledged before a kill is there once after it",
  async () => {
    const dataDir = temporaryFolder("portal-killed");
    const gateway = await gatewayProcess(dataDir);
    const people = await killedUnderLoad([gateway], rounds, 20261123);
    const database = openSqlite(join(dataDir, "portal.sqlite"));
    expect(await judged("on SQLite", rounds, people, database)).toEqual([]);
    const { rows } = await sql<{ integrityCheck: string }>`pragma integrity_check`.execute(database);
    expect(rows).toEqual([{ integrityCheck: "ok" }]);

    // Had anything been torn, it would have been seen.
    const [draft] = people.flatMap(({ held }) => [...held.drafts.values()]);
    const [id] = people.flatMap(({ held }) => [...held.applications.keys()]);
    if (!draft || !id) throw new Error("There is nothing to tear.");
    await sql`update drafts set revision = 99 where id = ${draft.draftId}`.execute(database);
    await sql`delete from application_matters where application_id = ${id}`.execute(database);
    expect(await whatIsWrong(people)).toEqual([expect.stringContaining(`the draft ${draft.draftId} is 99`)]);
    expect(await leftOver(database, people)).toEqual(["1 applications without matters"]);
    await database.destroy();
    await gateway.stop();
  },
  time,
);

describe("PostgreSQL with two gateways", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster.stop());

  test(
    "[3] killed in turn: what one of them acknowledged before it was killed the other knows",
    async () => {
      const dataDir = temporaryFolder("portal-killed");
      const gateways = [
        await gatewayProcess(dataDir, cluster.url),
        await gatewayProcess(dataDir, cluster.url),
      ];
      const people = await killedUnderLoad(gateways, rounds, 20261124);
      const database = openPostgres(cluster.url, () => undefined);
      expect(await judged("on PostgreSQL, two gateways in turn", rounds, people, database)).toEqual([]);
      await database.destroy();
      for (const gateway of gateways) await gateway.stop();
    },
    time,
  );
});
