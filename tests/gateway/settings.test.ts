// Settings come from the environment; everything wrong with them is reported at once.

import { createHash, randomBytes } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { type Departments, withoutSystem } from "../../gateway/office/departments.ts";
import { demandSettings, startLines } from "../../gateway/ops/start.ts";
import { nothingOutside, type Outside } from "../../gateway/outside/outside.ts";
import { demoSecrets, isGuessable } from "../../gateway/settings/secrets.ts";
import { readSettings } from "../../gateway/settings/settings.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const good = {
  PORTAL_ENV: "production",
  PUBLIC_URL: "https://yun.gov.cn",
  SESSION_KEY: "9f2c81d07be64a35b8e1d4c70a5963f2",
  SIGNATURE_KEY: "e07a4b9c18d35f62a9c40b7de8163f5a",
  DATA_KEY: "b7Xe2Vq9Lr4Wn8Zt1Mc6Hy3Fd5Gk0PsJ",
  QUERY_KEY: "q8Zr2mXw0LkTj7Vb",
  QUERY_IV: "n4Gy9sHd1PcUf6Ea",
  SIGN_KEY: "w3Rt7yUi0pLkJh5GfDs2aZxC",
};

test("[9] without any variable a trial starts on port 8080 over SQLite in ./data", () => {
  const reading = readSettings({});
  expect(reading).toMatchObject({
    ok: true,
    settings: { port: 8080, dataDir: resolve("data"), databaseUrl: null, production: false, publicUrl: null },
  });
});

test("[9] everything wrong is told at once, each in a sentence that names the variable", () => {
  const reading = readSettings({
    PORT: "eighty",
    PORTAL_ENV: "test",
    DATABASE_URL: "mysql://x",
    PUBLIC_URL: "https://portal.test/path",
    MINI_PROGRAM_URL: "javascript:alert(1)",
    QUERY_KEY: "short",
  });
  expect(reading.ok).toBe(false);
  const problems = reading.ok ? [] : reading.problems;
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual([
    "PORT",
    "PORTAL_ENV",
    "DATABASE_URL",
    "PUBLIC_URL",
    "MINI_PROGRAM_URL",
    "QUERY_KEY",
  ]);
});

test("[1.6] the code on the home page opens what MINI_PROGRAM_URL says, a web address or a mini-program's own", () => {
  for (const address of ["https://mini.test/one-thing", "weixin://dl/business/?t=abc"]) {
    expect(readSettings({ MINI_PROGRAM_URL: address })).toMatchObject({
      ok: true,
      settings: { miniProgramUrl: address },
    });
  }
  expect(readSettings({})).toMatchObject({ ok: true, settings: { miniProgramUrl: null } });
});

test("[6.8, 9] production starts with keys of its own only", () => {
  expect(readSettings(good).ok).toBe(true);
  const problems = (change: Record<string, string | undefined>) => {
    const reading = readSettings({ ...good, ...change });
    return reading.ok ? [] : reading.problems;
  };
  for (const name of ["SESSION_KEY", "SIGNATURE_KEY", "DATA_KEY", "QUERY_KEY", "QUERY_IV", "SIGN_KEY"]) {
    expect(problems({ [name]: undefined })).toEqual([
      `${name} is missing: in production every key must be given.`,
    ]);
    expect(problems({ [name]: " " })).toHaveLength(1);
    expect(problems({ [name]: "short" })).toHaveLength(1);
  }
  for (const key of [
    "YunLan-Test-0001",
    "0001-Test-YunLan",
    "aaaaaaaaaaaaaaaa",
    "changemechangeme",
    "1234567890123456",
  ]) {
    expect(problems({ QUERY_KEY: key })).toEqual(["QUERY_KEY looks like an example: make a random one."]);
  }
  expect(problems({ SIGN_KEY: "YunLan-3DES-Sign-Test-24" })).toHaveLength(1);
  expect(problems({ SESSION_KEY: "a".repeat(40) })).toHaveLength(1);
});

test("[9] production needs the https address that citizens use; a trial listens on its own machine unless told otherwise", () => {
  for (const PUBLIC_URL of [undefined, "", "http://yun.gov.cn", "https://", "yun.gov.cn"]) {
    const reading = readSettings({ ...good, PUBLIC_URL });
    expect(reading.ok ? [] : reading.problems, PUBLIC_URL).toEqual([
      expect.stringMatching(/^PUBLIC_URL must be/),
    ]);
  }
  expect(readSettings(good)).toMatchObject({ settings: { listenOn: undefined } });
  expect(readSettings({})).toMatchObject({ settings: { listenOn: "127.0.0.1" } });
  expect(readSettings({ LISTEN_ADDRESS: "0.0.0.0" })).toMatchObject({ settings: { listenOn: "0.0.0.0" } });
  expect(readSettings({ LISTEN_ADDRESS: "everywhere" }).ok).toBe(false);
});

test("[9] no two keys of production are the same, nor one inside the other: every browser knows three of them", () => {
  const pairs = [
    { SIGNATURE_KEY: good.SESSION_KEY },
    { QUERY_KEY: "f6dGb1tQ9xVz3KpR8mWn0YcL", SIGNATURE_KEY: "f6dGb1tQ9xVz3KpR8mWn0YcLs7JhUa5E" },
    { QUERY_IV: good.QUERY_KEY },
  ];
  for (const change of pairs) {
    const reading = readSettings({ ...good, ...change });
    expect(reading.ok ? [] : reading.problems).toEqual([
      expect.stringContaining("must have nothing in common"),
    ]);
  }
});

test("[9] production takes no secret of a department or a service that can be guessed, and none that is a key as well", () => {
  const file = join(temporaryFolder("portal-adapters"), "adapters.json");
  const url = "https://power.example.gov.cn";
  const secret = (env: string) => ({ env });
  const login = {
    kind: "oidc",
    issuer: url,
    clientId: "portal",
    clientSecret: secret("GIVEN"),
    scope: "openid",
  };
  const adapters = {
    departments: { D019: { url, secret: secret("D019_SECRET") } },
    services: { eSign: { url, secret: secret("SEAL_SECRET") } },
    login: { ...login, claims: { id: "sub", realName: "name", certificateNumber: "idNumber" } },
  };
  writeFileSync(file, JSON.stringify(adapters));
  const [one, two] = ["f6dGb1tQ9xVz3KpR8mWn0YcLs7JhUa5E", "Zk4Qw9Lx2Vb7Nt5Rm8Yc3Hd6Fg1Js0Pu"];
  const fine = { ADAPTERS: file, D019_SECRET: one, SEAL_SECRET: two, GIVEN: "as it came" };
  const problems = (change: Record<string, string>) => {
    const reading = readSettings({ ...good, ...fine, ...change });
    return reading.ok ? [] : reading.problems;
  };
  expect(problems({})).toEqual([]);
  expect(problems({ D019_SECRET: "a" })).toEqual(["D019_SECRET must have at least 32 bytes, not 1."]);
  expect(problems({ D019_SECRET: "a".repeat(40) })).toEqual([
    "D019_SECRET looks like an example: make a random one.",
  ]);
  const pairs: Record<string, string>[] = [
    { SEAL_SECRET: good.SESSION_KEY },
    { SEAL_SECRET: one },
    { SEAL_SECRET: `${good.SESSION_KEY}X` },
    { GIVEN: good.SESSION_KEY },
    { SESSION_KEY: `${two},${good.SESSION_KEY}` },
  ];
  for (const change of pairs) {
    expect(problems(change)).toEqual([expect.stringContaining("must have nothing in common")]);
  }
  // A trial is tried with whatever is at hand.
  expect(readSettings({ ...fine, D019_SECRET: "a" }).ok).toBe(true);
});

test("[9] each key may be followed by former ones, and every part is held to the rules of the first", () => {
  const second = "f6dGb1tQ9xVz3KpR8mWn0YcLs7JhUa5E";
  expect(readSettings({ ...good, SESSION_KEY: `${second}, ${good.SESSION_KEY}` })).toMatchObject({
    settings: { secrets: { session: [second, good.SESSION_KEY] } },
  });
  const wrong: [string, RegExp][] = [
    [`${second},short`, /^SESSION_KEY must have at least 32 bytes, not 5\.$/],
    [`${second},`, /^SESSION_KEY must have at least 32 bytes, not 0\.$/],
    [`${second},${"a".repeat(40)}`, /^SESSION_KEY looks like an example/],
    [`${second},${good.SIGNATURE_KEY}`, /nothing in common/],
    [`${second},${second}`, /^SESSION_KEY names the same key twice/],
  ];
  for (const [SESSION_KEY, sentence] of wrong) {
    const reading = readSettings({ ...good, SESSION_KEY });
    expect(reading.ok ? [] : reading.problems, SESSION_KEY).toEqual([expect.stringMatching(sentence)]);
  }
});

test("[9] production refuses keys that nobody drew at random, and takes 500 random ones of each length", () => {
  const refused = [
    "qwertyui".repeat(4),
    "abcdefghijklmnopqrstuvwxyz098765",
    "z9Kq4T".repeat(6),
    "AbAbCdCdEfEfGhGhAbAbCdCdEfEfGhGh",
  ];
  for (const key of refused) {
    const reading = readSettings({ ...good, SESSION_KEY: key });
    expect(reading.ok ? [] : reading.problems, key).toEqual([
      "SESSION_KEY looks like an example: make a random one.",
    ]);
  }
  for (let count = 0; count < 500; count += 1) {
    // Always the same draw: one of some hundred thousand does look guessable.
    const drawn = createHash("shake256", { outputLength: 24 + (count % 40) })
      .update(`${count}`)
      .digest();
    const key = drawn.toString(count % 2 ? "hex" : "base64url");
    expect(isGuessable(key), key).toBe(false);
  }
});

test("[9] production never starts on the data of a trial", () => {
  const folder = temporaryFolder("portal-keys");
  demoSecrets(folder, {}, randomBytes);
  expect(() => demandSettings({ ...good, DATA_DIR: folder })).toThrow(
    /is a trial's \(keys\.json lies in it\)/,
  );
  expect(demandSettings({ ...good, DATA_DIR: temporaryFolder("portal-own") }).production).toBe(true);
});

test("[9] a trial makes its own keys, keeps them for its data folder, and shows them to nobody else", () => {
  const folder = temporaryFolder("portal-keys");
  const first = demoSecrets(folder, {}, randomBytes);
  expect(demoSecrets(folder, {}, randomBytes)).toEqual(first);
  expect(statSync(join(folder, "keys.json")).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, "keys.json"), "utf8")).toContain(first.session[0]);
  expect(demoSecrets(folder, { queryKey: ["0123456789abcdef"] }, randomBytes).queryKey).toEqual([
    "0123456789abcdef",
  ]);
  const other = demoSecrets(temporaryFolder("portal-keys"), {}, randomBytes);
  expect(other.signature).not.toEqual(first.signature);
  writeFileSync(join(folder, "keys.json"), "{}");
  expect(demoSecrets(folder, {}, randomBytes).session).not.toEqual(first.session);
});

test("[9] a start in production says which departments nobody brings anything to, and which port has no use yet", () => {
  const settings = demandSettings({ ...good, DATA_DIR: temporaryFolder("portal-own") });
  const told = (departments: Departments, messages: Outside["messages"] = null) =>
    startLines(settings, 8080, {
      outside: { ...nothingOutside, messages },
      trialLines: () => [],
      withoutSystem: withoutSystem(departments, [{ D019: "供电公司" }, { D003: "公安局", D019: "供电公司" }]),
    }).filter((line) => line.includes("ADAPTERS") && !line.includes("MINI_PROGRAM"));
  const system = { url: "https://power.example.gov.cn", secret: "s" };
  expect(told({ D019: system })).toEqual([expect.stringMatching(/ to 1 departments: 公安局$/)]);
  expect(told({ 供电公司: system, D003: system })).toEqual([]);
  expect(told({ "*": system }, { send: async () => "1" })).toEqual([
    expect.stringMatching(/^Short messages .* sends none yet/),
  ]);
});

test("[1.6] a start in production without MINI_PROGRAM_URL says what the home page's code opens instead", () => {
  const told = (more: Record<string, string>) =>
    startLines(demandSettings({ ...good, DATA_DIR: temporaryFolder("portal-own"), ...more }), 8080, {
      outside: nothingOutside,
      withoutSystem: [],
      trialLines: () => [],
    });
  const line = /^No mini-program \(MINI_PROGRAM_URL\): .* opens the portal/;
  expect(told({})).toContainEqual(expect.stringMatching(line));
  expect(told({ MINI_PROGRAM_URL: "weixin://dl/business/?t=1" })).not.toContainEqual(
    expect.stringMatching(line),
  );
});
