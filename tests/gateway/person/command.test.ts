// Runs `npm run person` beside a gateway at work, as an operator does.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { demoSecrets } from "../../../gateway/settings/secrets.ts";
import { programOf } from "../../programs/programs.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { makeWholeDraft } from "../setup/declarations.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";

function person(dataDir: string, ...words: string[]) {
  const command = [programOf("person"), ...words];
  const env = { PATH: process.env.PATH ?? "", DATA_DIR: dataDir };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: "utf8" });
  return { status, stdout, stderr };
}

test("[9] npm run person hands out and erases by ID number, beside a gateway at work, and tells what it did", async () => {
  const dataDir = temporaryFolder("portal-person");
  const { data } = demoSecrets(dataDir, {}, randomBytes);
  const { person: logIn } = await gatewayUnderTest({ dataDir, dataKeys: data });
  const browser = await logIn(1);
  const { draftId } = await makeWholeDraft(browser);
  const folder = join(temporaryFolder("portal-person"), "out");
  const number = "329900198503121014";
  expect(person(dataDir, "export", number, folder)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      /^Everything about demo-person-1 is in .*: \d+ rows in person\.json and 3 files\.\n$/,
    ),
  });
  expect(readFileSync(join(folder, "person.json"), "utf8")).toContain(draftId);
  expect(person(dataDir, "erase", number, "--yes")).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/3 files among it, are erased\.\nNothing else is left but the audit trail/),
  });
  expect((await browser.call("draft", { draftId })).status).toBe(401);
});
