// Whatever is broken in the data folder ends a start with a sentence that names the file and the way out.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openSqlite } from "../../../gateway/database/open-database.ts";
import { assemble } from "../../../gateway/ops/assemble.ts";
import { demoSecrets } from "../../../gateway/settings/secrets.ts";
import { readSettings } from "../../../gateway/settings/settings.ts";
import { fixtureRoot } from "../../fixtures/fixture-content.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

const silent = { answered: () => undefined, problem: () => undefined };

function start(dataDir: string) {
  const reading = readSettings({ DATA_DIR: dataDir });
  if (!reading.ok) throw new Error(reading.problems.join());
  return assemble(reading.settings, fixtureRoot, null, silent);
}

/** The sentences of the refused start. */
const said = (dataDir: string): Promise<string> =>
  start(dataDir).then(
    () => "started",
    (problem: Error) => `${problem.name}: ${problem.message}`,
  );

const random = (bytes: number) => Buffer.alloc(bytes, 7);

test.each<[string, RegExp, (dataDir: string) => unknown]>([
  [
    "keys.json is empty",
    /keys\.json cannot be read: .*delete it/,
    (at) => writeFileSync(join(at, "keys.json"), ""),
  ],
  [
    "keys.json is cut",
    /keys\.json cannot be read/,
    (at) => writeFileSync(join(at, "keys.json"), '{ "session": "a'),
  ],
  ["keys.json is no object", /keys\.json cannot be read/, (at) => writeFileSync(join(at, "keys.json"), "7")],
  ["keys.json is a folder", /keys\.json cannot be read/, (at) => mkdirSync(join(at, "keys.json"))],
  [
    "gateway.lock is garbage",
    /gateway\.lock cannot be used .*delete it while no gateway runs/,
    (at) => writeFileSync(join(at, "gateway.lock"), "x".repeat(9000)),
  ],
  ["gateway.lock is a folder", /gateway\.lock cannot be used/, (at) => mkdirSync(join(at, "gateway.lock"))],
  [
    "portal.sqlite is a folder",
    /portal\.sqlite cannot be used/,
    (at) => mkdirSync(join(at, "portal.sqlite")),
  ],
  [
    "files is a file",
    /stored files in .*files cannot be used \(ENOTDIR\)/,
    (at) => writeFileSync(join(at, "files"), ""),
  ],
  [
    "the mark of the files is cut",
    /store\.id is damaged: it must hold 32 hex digits/,
    (at) => {
      mkdirSync(join(at, "files"));
      writeFileSync(join(at, "files", "store.id"), "0a");
    },
  ],
])("[3] when %s, the start says so in a sentence", async (_what, sentence, harm) => {
  const dataDir = temporaryFolder("portal-broken");
  harm(dataDir);
  expect(await said(dataDir)).toMatch(/^StartProblem: /);
  expect(await said(dataDir)).toMatch(sentence);
});

test("[3] a database of a newer version is not opened by an older one", async () => {
  const dataDir = temporaryFolder("portal-newer");
  await (await start(dataDir)).close();
  const database = openSqlite(join(dataDir, "portal.sqlite"));
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', 'x')`.execute(database);
  await database.destroy();
  expect(await said(dataDir)).toMatch(
    /^StartProblem: .* was written by a newer version of this software \(9999-later\)\./,
  );
});

test("[9] keys are written whole: a start that is cut off leaves the former ones, or none", () => {
  const dataDir = temporaryFolder("portal-keys");
  const made = demoSecrets(dataDir, {}, random);
  expect(readdirSync(dataDir)).toEqual(["keys.json"]);
  expect(demoSecrets(dataDir, {}, () => Buffer.alloc(32, 9))).toEqual(made);
  expect(JSON.parse(readFileSync(join(dataDir, "keys.json"), "utf8"))).toEqual(
    Object.fromEntries(Object.entries(made).map(([name, keys]) => [name, keys.join()])),
  );
});
