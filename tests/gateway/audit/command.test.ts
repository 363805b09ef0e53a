// Runs `npm run audit` over a data folder, as an operator does.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { appendEntry } from "../../../gateway/audit/trail.ts";
import { usualRetention } from "../../../gateway/base/retention.ts";
import { migrate } from "../../../gateway/database/migrate.ts";
import { openSqlite } from "../../../gateway/database/open-database.ts";
import type { Database } from "../../../gateway/database/tables.ts";
import { folderStore } from "../../../gateway/files/folder-store.ts";
import { sweepKept } from "../../../gateway/ops/retention/sweep-kept.ts";
import { programOf } from "../../programs/programs.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { root } from "../setup/gateway-under-test.ts";
import { testSecrets } from "../setup/test-secrets.ts";

const key = testSecrets.signature;

async function trailIn(folder: string, tamper = false): Promise<void> {
  const database = openSqlite(join(folder, "portal.sqlite"));
  await migrate(database);
  for (const [what, minute] of [
    ["registerDeclare", 0],
    ["withdrawApplication", 5],
  ] as const) {
    const at = Date.UTC(2026, 10, 20, 2, minute);
    await database
      .transaction()
      .execute((trx) =>
        appendEntry(trx, key, { personId: "p1", actor: "p1", act: "change", what, subject: "a1", at }),
      );
  }
  if (tamper) await database.updateTable("auditEntries").set({ at: 0 }).where("position", "=", 2).execute();
  await database.destroy();
}

function audit(folder: string, ...options: string[]) {
  const env = { ...process.env, DATA_DIR: folder, SIGNATURE_KEY: key.join(), NO_COLOR: "1" };
  const command = [programOf("audit"), ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    env,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("npm run audit prints what was done about a person or a thing, and that the trail is whole", async () => {
  const folder = temporaryFolder("portal-audit");
  await trailIn(folder);
  const { status, stdout } = audit(folder, "--subject", "a1");
  expect(stdout.trim().split("\n")).toEqual([
    "2026-11-20T02:00:00.000Z\tp1\tp1\tchange\tregisterDeclare\ta1",
    "2026-11-20T02:05:00.000Z\tp1\tp1\tchange\twithdrawApplication\ta1",
    expect.stringMatching(/^2 entries about 1 persons, seal [0-9a-f]{64}\.$/),
  ]);
  expect(status).toBe(0);
});

/** Cuts the last entry off and mends the head, as somebody would who writes to the database. */
async function cutEnd(database: Database): Promise<void> {
  await database.deleteFrom("auditEntries").where("position", "=", 2).execute();
  const [before] = await database.selectFrom("auditEntries").selectAll().execute();
  await database
    .updateTable("auditHeads")
    .set({ length: 1, seal: before?.seal ?? "" })
    .execute();
}

async function removeAll(database: Database): Promise<void> {
  await database.deleteFrom("auditEntries").execute();
  await database.deleteFrom("auditHeads").execute();
}

const oneMore = (database: Database) => database.transaction().execute((trx) => appendEntry(trx, key, entry));
const entry = { personId: "p1", actor: "p1", act: "change", what: "signFile", subject: "a2", at: 9 } as const;

/** Swept after its years. */
async function swept(database: Database): Promise<void> {
  const now = Date.UTC(2036, 0, 1);
  const parts = { database, clock: { now: () => now }, secrets: testSecrets };
  await sweepKept({ ...parts, files: folderStore(temporaryFolder("portal-files")) }, usualRetention);
}

test.each<[string, (database: Database) => Promise<void>, number]>([
  ["that went on", oneMore, 0],
  ["whose days were over", swept, 0],
  ["whose end was cut", cutEnd, 1],
  ["that was cut and written on", (database) => cutEnd(database).then(() => oneMore(database)), 1],
  ["that was removed", removeAll, 1],
])("--since compares a trail %s with what --keep has written elsewhere", async (_what, change, code) => {
  const folder = temporaryFolder("portal-audit");
  await trailIn(folder);
  const file = join(temporaryFolder("portal-kept"), "ends");
  expect(audit(folder, "--keep", file).status).toBe(0);
  const database = openSqlite(join(folder, "portal.sqlite"));
  await change(database);
  await database.destroy();
  // In itself it is whole.
  expect(audit(folder).status).toBe(0);
  const { status, stderr } = audit(folder, "--since", file);
  expect(status).toBe(code);
  if (code > 0)
    expect(stderr).toMatch(/^The trail of p1 is not what it was on 2.*, somewhere up to entry 2\.\n$/);
});

test("kept ends that were changed are no measure, and a broken trail makes none", async () => {
  const folder = temporaryFolder("portal-audit");
  await trailIn(folder);
  const file = join(temporaryFolder("portal-kept"), "ends");
  audit(folder, "--keep", file);
  const kept = readFileSync(file, "utf8");
  writeFileSync(file, kept.replace('"p1",2', '"p1",1'));
  const { status, stderr } = audit(folder, "--since", file);
  expect([status, stderr]).toEqual([1, expect.stringContaining("was changed, or written with a key")]);
  const broken = temporaryFolder("portal-audit");
  await trailIn(broken, true);
  audit(broken, "--keep", join(broken, "ends"));
  expect(existsSync(join(broken, "ends"))).toBe(false);
});

test("--json prints entries for other programs, with --since only what came behind those ends", async () => {
  const folder = temporaryFolder("portal-audit");
  await trailIn(folder);
  const file = join(temporaryFolder("portal-kept"), "ends");
  const all = audit(folder, "--json", "--keep", file).stdout.trim().split("\n");
  expect(all.map((line) => JSON.parse(line))).toMatchObject([
    { time: "2026-11-20T02:00:00.000Z", person: "p1", position: 1, what: "registerDeclare", subject: "a1" },
    { position: 2, what: "withdrawApplication" },
  ]);
  const database = openSqlite(join(folder, "portal.sqlite"));
  await oneMore(database);
  await database.destroy();
  const { stdout } = audit(folder, "--json", "--since", file);
  expect(JSON.parse(stdout)).toMatchObject({ position: 3, what: "signFile", act: "change" });
});

test("a trail that was tampered with ends it with 1 and says whose and where; a folder without data with one sentence", async () => {
  const folder = temporaryFolder("portal-audit");
  await trailIn(folder, true);
  expect(audit(folder)).toMatchObject({
    status: 1,
    stderr: "The trail of p1 is not as it was written from entry 2 on.\n",
  });
  // Of one person, that person's chain alone is checked.
  expect(audit(folder, "--person", "p1").status).toBe(1);
  expect(audit(folder, "--person", "p2")).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^0 entries about 0 persons/),
  });
  const empty = audit(temporaryFolder("portal-audit"));
  expect(empty.status).toBe(1);
  expect(empty.stderr).toMatch(/^There is no database in .*: name its folder with DATA_DIR\.\n$/);
});
