// Runs `npm run keys` as an operator does, and takes what it prints.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { demandKeys, linesOf, rotated } from "../../../gateway/ops/keys/rotate.ts";
import { demoSecrets, makeSecrets, secretNames } from "../../../gateway/settings/secrets.ts";
import { readSettings } from "../../../gateway/settings/settings.ts";
import { programOf } from "../../programs/programs.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { makeDraft } from "../setup/declarations.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";

const production = { PORTAL_ENV: "production", PUBLIC_URL: "https://yun.gov.cn" };

function keys(environment: Record<string, string>, ...words: string[]) {
  const command = [programOf("keys"), ...words];
  const cwd = temporaryFolder("portal-keys");
  const env = { PATH: process.env.PATH ?? "", DATA_DIR: cwd, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd, env, encoding: "utf8" });
  return { status, stdout, stderr, cwd, made: settingsIn(stdout.split("\n")) };
}

const settingsIn = (lines: string[]): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((line) => [...line.matchAll(/^([A-Z_]+)=(\S+)$/g)].map(([, ...pair]) => pair)),
  );

const random = (bytes: number) => randomBytes(bytes);

test("[9] npm run keys prints the lines that production starts with, and writes nothing", () => {
  const { made, stdout, stderr, cwd } = keys({});
  expect(stdout.trim().split("\n")).toHaveLength(secretNames.length);
  expect(readSettings({ ...production, ...made }).ok).toBe(true);
  expect(stderr).toMatch(/environment of every gateway/);
  expect(readdirSync(cwd)).toEqual([]);
});

test("[9] its keys are new each time, and taken by production each time", () => {
  const all = Array.from({ length: 200 }, () => makeSecrets(random));
  expect(new Set(all.flatMap((each) => linesOf(each))).size).toBe(200 * secretNames.length);
  for (const each of all) expect(demandKeys(each)).toBe(each);
});

test("[9] a rotation puts a new key before each, as production takes it", () => {
  const before = makeSecrets(random);
  const after = settingsIn(linesOf(rotated(before, [], random)));
  expect(readSettings({ ...production, ...after }).ok).toBe(true);
  for (const [name, key] of Object.entries(settingsIn(linesOf(before)))) {
    expect(after[name]).toMatch(new RegExp(`^[^,]+,${key}$`));
  }
});

test("[9] what is named rotates alone; only the keys of the trail and of the data keep all their former ones", () => {
  const once = rotated(makeSecrets(random), [], random);
  const twice = rotated(once, [], random);
  expect(secretNames.filter(([key]) => twice[key].length === 3).map(([, name]) => name)).toEqual([
    "SIGNATURE_KEY",
    "DATA_KEY",
  ]);
  expect(rotated(once, ["QUERY_KEY"], random)).toEqual({
    ...once,
    queryKey: [expect.any(String), once.queryKey[0]],
  });
  expect(() => rotated(once, ["OTHER_KEY"], random)).toThrow(
    /^“OTHER_KEY” is no key: name some of SESSION_KEY/,
  );
  expect(() => demandKeys({ ...once, session: undefined as never })).toThrow(/^SESSION_KEY is not set/);
});

test("[9] in a trial rotate changes the keys in its folder, and reseal moves the data to them once a gateway uses them", async () => {
  const folder = temporaryFolder("portal-keys");
  const before = demoSecrets(folder, {}, random);
  const first = await gatewayUnderTest({ dataDir: folder, dataKeys: before.data });
  await makeDraft(await first.person(1));
  await first.close();
  expect(keys({ DATA_DIR: folder }, "rotate")).toMatchObject({
    status: 0,
    stdout: "",
    stderr: expect.stringMatching(/Start the gateway again.*A day later/s),
  });
  const after = demoSecrets(folder, {}, random);
  for (const [key] of secretNames) expect(after[key]).toEqual([expect.any(String), before[key][0]]);

  const second = await gatewayUnderTest({ dataDir: folder, dataKeys: after.data });
  expect(keys({ DATA_DIR: folder }, "reseal")).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^\d+ rows were encrypted with the first DATA_KEY, 0 are left\.\n$/),
  });
  await second.close();
  const third = await gatewayUnderTest({ dataDir: folder, dataKeys: [after.data[0]] });
  expect((await (await third.person(1)).call("userGet")).data.realName).toBe("测试甲");
});
