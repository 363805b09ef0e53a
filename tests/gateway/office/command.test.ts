// npm run outbox: the operator sees what did not arrive and why, and has it sent again.

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { programOf } from "../../programs/programs.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { departmentSystem, round } from "../setup/department-system.ts";
import { submitted } from "../setup/desk-work.ts";
import { gatewayUnderTest, root, start } from "../setup/gateway-under-test.ts";

const run = promisify(execFile);

test("npm run outbox lists what did not arrive, and sends it again", async () => {
  const dataDir = temporaryFolder("office");
  const power = await departmentSystem(() => start);
  const gateway = await gatewayUnderTest({
    sqliteFile: `${dataDir}/portal.sqlite`,
    departments: { D019: power },
  });
  await submitted(await gateway.person(1));
  power.answers.push(422);
  await round(gateway);
  const outbox = (...words: string[]) =>
    run(process.execPath, [programOf("outbox"), ...words], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, PORTAL_ENV: "demo", DATABASE_URL: "", ADAPTERS: "" },
    }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stdout, stderr }) => ({ code, said: stdout + stderr }),
    );
  const { said } = await outbox("list");
  expect(said).toMatch(/\tsubmitted\trefused\t1\t-\t127\.0\.0\.1:\d+ answered 422\.\n1 messages\.\n$/);
  const [id = ""] = said.split("\t");
  const [unknown, slip, help] = await Promise.all([
    outbox("retry", "0".repeat(32)),
    outbox("lits"),
    outbox("--help"),
  ]);
  expect([unknown.code, unknown.said]).toEqual([1, "Of these 1 ids, 0 had not arrived.\n"]);
  expect([slip.code, slip.said]).toEqual([2, expect.stringMatching(/^There is no “lits”\.\nUsage:/)]);
  expect([help.code, help.said]).toEqual([0, expect.stringMatching(/^Usage: npm run outbox -- list/)]);
  expect(await outbox("retry", id)).toEqual({ code: 0, said: "1 messages are sent again.\n" });
  // The command's clock is the machine's.
  await gateway.parts.database.updateTable("outbox").set({ dueAt: start }).execute();
  expect(await round(gateway)).toBe(1);
});
