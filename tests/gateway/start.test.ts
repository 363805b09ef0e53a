// The process itself: it starts and ends cleanly, or says in one sentence why it cannot.

import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fixtureRoot } from "../fixtures/fixture-content.ts";
import { programOf } from "../programs/programs.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { root } from "./setup/gateway-under-test.ts";

const time = 90_000;

interface Run {
  child: ChildProcess;
  /** Everything printed so far. */
  said(): string;
  ended: Promise<{ code: number | null; out: string; problems: string }>;
  /** The address, once it is printed. */
  ready: Promise<string>;
}

const emptyFolder = (): string => temporaryFolder("portal-start");

function builtPortal(): string {
  const folder = emptyFolder();
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>portal</title>");
  return folder;
}

function run(environment: Record<string, string>, ...more: string[]): Run {
  const folders = ["--portal", builtPortal(), "--content", fixtureRoot];
  const arguments_ = [programOf("server"), ...folders, ...more];
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, arguments_, {
    cwd: root,
    env: { PATH, HOME, PORT: "0", DRAIN_SECONDS: "0", DATA_DIR: emptyFolder(), ...environment },
  });
  let out = "";
  let problems = "";
  let tell: (address: string) => void;
  const ready = new Promise<string>((done) => {
    tell = done;
  });
  child.stdout.on("data", (chunk) => {
    out += chunk;
    const address = /http:\/\/localhost:\d+/.exec(out)?.[0];
    if (address && out.includes("Data: ")) tell(address);
  });
  child.stderr.on("data", (chunk) => {
    problems += chunk;
  });
  const ended = new Promise<{ code: number | null; out: string; problems: string }>((done) => {
    child.on("close", (code) => done({ code, out, problems }));
  });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  return { child, said: () => out, ended, ready };
}

test(
  "[1] a start tells address, demo persons and data; SIGTERM ends it with 0",
  async () => {
    const data = emptyFolder();
    const first = run({ DATA_DIR: data });
    const address = await first.ready;
    expect(first.said()).toContain("测试甲");
    expect(first.said()).toContain(data);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${address}/guide/parking`)).text()).toContain("portal");
    expect(await (await fetch(`${address}/api/portal/settings`)).json()).toMatchObject({ code: 200 });

    const second = await run({ DATA_DIR: data }).ended;
    expect(second.code).toBe(1);
    expect(second.problems.trim()).toBe(
      `The data folder ${data} is in use by another gateway (process ${first.child.pid}).`,
    );

    first.child.kill("SIGTERM");
    expect(await first.ended).toMatchObject({ code: 0, problems: "" });
    // Nobody else on the machine can read anything of it.
    const open = readdirSync(data).filter((name) => statSync(join(data, name)).mode & 0o077);
    expect(open).toEqual([]);
  },
  time,
);

test(
  "[1] after kill -9 the next start takes the folder over, and SIGINT ends it with 0",
  async () => {
    const data = emptyFolder();
    const first = run({ DATA_DIR: data });
    await first.ready;
    first.child.kill("SIGKILL");
    await first.ended;
    const second = run({ DATA_DIR: data });
    await second.ready;
    second.child.kill("SIGINT");
    expect(await second.ended).toMatchObject({ code: 0, problems: "" });
  },
  time,
);

test(
  "[1] a taken port is told in one sentence",
  async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, done));
    onTestFinished(() => void other.close());
    const address = other.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const { code, problems } = await run({ PORT: String(port) }).ended;
    expect([code, problems.trim()]).toEqual([1, `Port ${port} is in use: choose another one with PORT.`]);
  },
  time,
);

test(
  "[1] a data folder that cannot be written to is told in one sentence",
  async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, "file"), "");
    const { code, problems } = await run({ DATA_DIR: join(folder, "file", "data") }).ended;
    expect(code).toBe(1);
    expect(problems.trim()).toMatch(/^The data folder .* cannot be written to \(ENOTDIR\)\.$/);
  },
  time,
);

test(
  "[1] a database that cannot be reached is told in one sentence",
  async () => {
    const { code, problems } = await run({ DATABASE_URL: "postgres://nobody@127.0.0.1:9/none" }).ended;
    expect(code).toBe(1);
    expect(problems.trim()).toMatch(/^The database under DATABASE_URL cannot be used: .*ECONNREFUSED.*\.$/);
  },
  time,
);

test(
  "[9] wrong settings are told all at once",
  async () => {
    const { code, problems } = await run({ PORT: "x", PORTAL_ENV: "y" }).ended;
    expect(code).toBe(1);
    expect(problems.trim().split("\n")).toHaveLength(2);
  },
  time,
);

test(
  "[8] a bad flow file stops the start with file, line and sentence",
  async () => {
    const content = emptyFolder();
    cpSync(fixtureRoot, content, { recursive: true });
    const file = join(content, "flows/one-things/parking.json");
    writeFileSync(file, readFileSync(file, "utf8").replace('"department": "D014"', '"department": "D999"'));
    const { code, problems } = await run({}, "--content", content).ended;
    expect(code).toBe(1);
    expect(problems).toMatch(/flows\/one-things\/parking\.json 第 \d+ 行 错误：.*D999/);
  },
  time,
);
