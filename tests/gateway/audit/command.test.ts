// Runs `npm run audit` over a data folder, as an operator does.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { appendEntry } from "../../../gateway/audit/trail.ts";
import { migrate } from "../../../gateway/database/migrate.ts";
import { openSqlite } from "../../../gateway/database/open-database.ts";
import { programOf } from "../../programs/programs.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { root, testSecrets } from "../setup/gateway-under-test.ts";

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

test("a trail that was tampered with ends it with 1 and says whose and where; a folder without data with one sentence", async () => {
  const folder = temporaryFolder("portal-audit");
  await trailIn(folder, true);
  expect(audit(folder)).toMatchObject({
    status: 1,
    stderr: "The trail of p1 is not as it was written from entry 2 on.\n",
  });
  const empty = audit(temporaryFolder("portal-audit"));
  expect(empty.status).toBe(1);
  expect(empty.stderr).toMatch(/^There is no database in .*: name its folder with DATA_DIR\.\n$/);
});
