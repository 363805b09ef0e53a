// What many rows cost: no look of a desk or an operator reads a whole table, and old rows go in small lots.

import { expect, test } from "vitest";
import { checkTrail } from "../../../gateway/audit/trail.ts";
import { inLots } from "../../../gateway/base/in-lots.ts";
import { same } from "../../../gateway/database/any-row.ts";
import { deskPage } from "../../../gateway/database/desk.ts";
import { migrate } from "../../../gateway/database/migrate.ts";
import { openSqlite } from "../../../gateway/database/open-database.ts";
import { listMessages, outboxMetrics, sendAgain } from "../../../gateway/database/outbox.ts";
import type { Database } from "../../../gateway/database/tables.ts";
import { mentionedFiles } from "../../../gateway/database/upkeep/stores.ts";
import { sweepRows } from "../../../gateway/database/upkeep/sweep-rows.ts";
import { createMortal } from "../../simulation/mortal.ts";
import { sharedSqlite } from "../../simulation/shared-sqlite.ts";
import { testSecrets } from "../setup/test-secrets.ts";

const first = { page: 1, size: 20, search: "", status: undefined };

test.each<[string, (database: Database) => Promise<unknown>]>([
  ["one person's trail is checked", (database) => checkTrail(database, testSecrets.signature, "p1")],
  ["messages that have not arrived are listed", (database) => listMessages(database, false)],
  ["messages that have not arrived are counted", outboxMetrics],
  ["messages that have not arrived are sent again", (database) => sendAgain(database, 0)],
  [
    "the files of a backup are gone through",
    async (database) => {
      for await (const _ of mentionedFiles(database));
    },
  ],
  [
    "the desk looks for a whole number",
    (database) => deskPage(database, { ...first, search: "32990020261120000001" }),
  ],
])("[performance] while %s, no table that grows is read whole", async (_what, asks) => {
  expect((await plansOf(asks)).filter(({ scans }) => scans.length > 0)).toEqual([]);
});

test("[performance] a page of the desk is found by an index that holds all that it is found by", async () => {
  const plans = await plansOf((database) => deskPage(database, { ...first, status: "已申请" }));
  expect(plans.map(({ plan }) => plan.filter((line) => /^S(CAN|EARCH)/.test(line)))).toEqual([
    ["SCAN applications USING COVERING INDEX applications_by_submission"],
    ["SCAN applications USING INDEX applications_by_submission"],
  ]);
});

test("[performance] old rows go in lots of five hundred, also when they are of one moment", async () => {
  const database = openSqlite(":memory:");
  await migrate(database);
  const rows = Array.from({ length: 1700 }, (_, at) => ({
    nonce: `n${at}`,
    expiresAt: at < 1200 ? 5 : at,
  }));
  for (let at = 0; at < rows.length; at += 100)
    await database
      .insertInto("nonces")
      .values(rows.slice(at, at + 100))
      .execute();
  await sweepRows(database, 1690);
  const left = await database.selectFrom("nonces").select("expiresAt").orderBy("expiresAt").execute();
  expect(left.map(({ expiresAt }) => expiresAt)).toEqual(rows.slice(1690).map(({ expiresAt }) => expiresAt));
  await database.destroy();
});

test("[performance] between two lots whoever waits has their turn", async () => {
  const done: string[] = [];
  setImmediate(() => void done.push("a call"));
  await inLots(async () => done.push("a lot") < 3);
  expect(done).toEqual(["a lot", "a call", "a lot"]);
});

test("a condition without one of its values is refused, so that no query finds more than it should", async () => {
  const database = openSqlite(":memory:");
  const query = database.selectFrom("drafts").selectAll();
  const ownerId = undefined as unknown as string;
  expect(() => query.where(same({ id: "d1", ownerId }))).toThrow("ownerId is missing");
  expect(query.where(same({ id: "d1", closedAt: null })).compile().sql).toMatch(
    /"id" = \? and "closed_at" is null/,
  );
  await database.destroy();
});

/** Every statement with its plan, as asked over the newest tables. */
async function plansOf(asks: (database: Database) => Promise<unknown>) {
  const statements: string[] = [];
  const nothing = () => undefined;
  const shared = sharedSqlite(nothing, nothing);
  await migrate(shared.openFor(createMortal(), testSecrets.data));
  await asks(shared.openFor(createMortal(), testSecrets.data, (sql) => void statements.push(sql)));
  expect(statements).not.toEqual([]);
  return statements
    .filter((sql) => sql !== "begin" && sql !== "commit")
    .map((sql) => ({
      sql,
      scans: shared.scansOf(sql),
      plan: shared.rows(`explain query plan ${sql}`).map(({ detail }) => String(detail)),
    }));
}
