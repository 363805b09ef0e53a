// PostgreSQL may end any connection at any time: calls fail with 503, the gateway lives, and nothing acknowledged is lost or done twice.

import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goodDeclaration, makeDraft, newKey } from "../setup/declarations.ts";
import { gatewayUnderTest, type UnderTest } from "../setup/gateway-under-test.ts";
import { type Cluster, startCluster } from "../setup/postgres-cluster.ts";

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

const onCluster = () => gatewayUnderTest({ databaseUrl: cluster.url });

/** Ends every connection but its own, as an administrator does. */
async function endConnections(): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
}

async function draftsOf({ parts }: UnderTest): Promise<number> {
  const { count } = await parts.database
    .selectFrom("drafts")
    .select((build) => build.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

test.each<[string, () => unknown]>([
  ["ends all connections", endConnections],
  ["is restarted", () => cluster.restart("fast")],
  ["is killed and started again", () => cluster.restart("immediate")],
])(
  "[3] while PostgreSQL %s ten times under load, calls answer 200 or 503, and each acknowledged draft is there once",
  async (_what, happen) => {
    const gateway = await onCluster();
    const browser = await gateway.person(1);
    let working = true;
    let heard = (): void => undefined;
    /** Until three more calls were answered. */
    const someAnswers = () =>
      new Promise<void>((done) => {
        let left = 3;
        heard = () => {
          left -= 1;
          if (left === 0) done();
        };
      });
    const statuses = new Map<number, number>();
    let made = 0;
    /** As the client does: under the same key until there is an answer. */
    async function newDraft(): Promise<void> {
      const options = { idempotencyKey: newKey() };
      for (;;) {
        const { status, headers, data } = await browser.call(
          "editDeclare",
          { declaration: goodDeclaration() },
          options,
        );
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        // 403: the call for its signature was the one that failed.
        if (status === 503) expect(headers.get("retry-after")).toBe("2");
        if (status !== 200) continue;
        made += 1;
        heard();
        if (made > 60) await remove(data.draftId);
        return;
      }
    }
    /** So that the limit of drafts is not reached. */
    async function remove(draftId: string): Promise<void> {
      const options = { idempotencyKey: newKey() };
      while ((await browser.call("withdrawDraft", { draftId }, options)).status !== 200);
      made -= 1;
    }
    const load = Array.from({ length: 8 }, async () => {
      while (working) await newDraft();
    });
    for (let round = 0; round < 10; round += 1) {
      await someAnswers();
      await happen();
    }
    working = false;
    await Promise.all(load);
    expect([...statuses.keys()].filter((status) => ![200, 403, 503].includes(status))).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThanOrEqual(30);
    expect(await draftsOf(gateway)).toBe(made);
  },
);

test("[3] a connection ended between two statements of a transaction fails that call alone", async () => {
  const { parts } = await onCluster();
  const work = parts.database.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    await endConnections();
    await sql`select 1`.execute(trx);
  });
  await expect(work).rejects.toThrow();
  expect((await sql`select 1`.execute(parts.database)).rows).toHaveLength(1);
});

test("[3] a transaction that is left open ends by itself, and a statement that hangs is cut", async () => {
  const { parts } = await onCluster();
  const { rows } = await sql<{ idle: string; statement: string }>`
    select current_setting('idle_in_transaction_session_timeout') as idle,
    current_setting('statement_timeout') as statement`.execute(parts.database);
  expect(rows[0]).toEqual({ idle: "20s", statement: "20s" });
});

test("[3] of many new drafts at once none passes the limit", async () => {
  const gateway = await onCluster();
  const browser = await gateway.person(1);
  for (let count = 0; count < 95; count += 1) await makeDraft(browser);
  const calls = Array.from({ length: 24 }, () =>
    browser.call("editDeclare", { declaration: goodDeclaration() }, { idempotencyKey: newKey() }),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  expect(await draftsOf(gateway)).toBe(100);
});
