// Runs `npm run keys` as an operator does, and takes what it prints.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { demoSecrets, secretNames } from "../../../gateway/settings/secrets.ts";
import { readSettings } from "../../../gateway/settings.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { root } from "../setup/gateway-under-test.ts";

const production = { PORTAL_ENV: "production", PUBLIC_URL: "https://yun.gov.cn" };

function keys(environment: Record<string, string>, ...words: string[]) {
  const command = [join(root, "node_modules/.bin/tsx"), join(root, "gateway/keys/command.ts"), ...words];
  const cwd = temporaryFolder("portal-keys");
  const env = { PATH: process.env.PATH ?? "", DATA_DIR: cwd, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd, env, encoding: "utf8" });
  const made: Record<string, string> = Object.fromEntries(
    [...stdout.matchAll(/^([A-Z_]+)=(\S+)$/gm)].map(([, name, value]) => [name, value]),
  );
  return { status, stdout, stderr, made, cwd };
}

test("[9] npm run keys prints the lines that production starts with, new ones each time, and writes nothing", () => {
  const [one, other] = [keys({}), keys({})];
  expect(one.stdout.trim().split("\n")).toHaveLength(secretNames.length);
  expect(readSettings({ ...production, ...one.made }).ok).toBe(true);
  expect(Object.values({ ...one.made }).filter((key) => Object.values(other.made).includes(key))).toEqual([]);
  expect(one.stderr).toMatch(/environment of every gateway/);
  expect(readdirSync(one.cwd)).toEqual([]);
});

test("[9] npm run keys -- rotate puts a new key before each, or before those that are named, and says what comes next", () => {
  const { made } = keys({});
  const all = keys({ ...production, ...made }, "rotate");
  expect(all.stderr).toMatch(/A day later/);
  expect(readSettings({ ...production, ...all.made }).ok).toBe(true);
  for (const [name, key] of Object.entries(made))
    expect(all.made[name]).toMatch(new RegExp(`^[^,]+,${key}$`));
  const one = keys({ ...production, ...all.made }, "rotate", "SIGNATURE_KEY", "QUERY_KEY").made;
  expect(one.SESSION_KEY).toBe(all.made.SESSION_KEY);
  expect(one.QUERY_KEY).toMatch(/^[^,]+,[^,]+$/);
  // The audit trail is checked with all former ones.
  expect(one.SIGNATURE_KEY).toMatch(new RegExp(`^[^,]+,${all.made.SIGNATURE_KEY}$`));
  expect(keys({ ...production, ...made }, "rotate", "OTHER_KEY")).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^“OTHER_KEY” is no key/),
  });
});

test("[9] in a trial it rotates the keys in its data folder, and without one it says where it looked", () => {
  const folder = temporaryFolder("portal-keys");
  expect(keys({ DATA_DIR: folder }, "rotate")).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^There are no keys in /),
  });
  const before = demoSecrets(folder, {}, randomBytes);
  expect(keys({ DATA_DIR: folder }, "rotate")).toMatchObject({ status: 0, stdout: "" });
  const after = JSON.parse(readFileSync(join(folder, "keys.json"), "utf8"));
  for (const [name, [key]] of Object.entries(before))
    expect(after[name]).toMatch(new RegExp(`^[^,]+,${key}$`));
});
