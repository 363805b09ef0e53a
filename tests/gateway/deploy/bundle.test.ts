// The bundled gateway runs on Node alone: no package, no source is beside it.

import { execFileSync, spawn } from "node:child_process";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readContent } from "../../../content/read-content.ts";
import { samplesOf } from "../../../gateway/files/sample-of.ts";
import { freePort } from "../../free-port.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { root } from "../setup/gateway-under-test.ts";

/** A Node with SQLite of its own. */
const node = ["--yes", "--package", "node@24", "node"];

test("[9] `npm run build:gateway` makes a folder that serves the portal, its data and its papers without node_modules", async () => {
  execFileSync("npm", ["run", "--silent", "build:gateway"], { cwd: root, stdio: "ignore" });
  const bundled = readdirSync(join(root, "dist/gateway")).filter((name) => name.endsWith(".js"));
  const trial = /stand-ins\/|（模拟）|demo-person/;
  expect(
    bundled.filter((name) => trial.test(readFileSync(join(root, "dist/gateway", name), "utf8"))),
    "nothing of a trial is in it",
  ).toEqual([]);
  const folder = temporaryFolder("bundled");
  for (const name of ["package.json", "flows", "schemas", "dist/gateway"]) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  const portal = temporaryFolder("bundled-portal");
  cpSync(join(root, "renderer/index.html"), join(portal, "index.html"));
  const port = await freePort();
  const inFolder = { cwd: folder, encoding: "utf8" } as const;
  // Only what production needs is bundled: the stand-ins are the trial's.
  const keys = execFileSync("npx", [...node, "dist/gateway/keys.js"], {
    ...inFolder,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const production = { PORTAL_ENV: "production", PUBLIC_URL: "https://portal.yun.gov.cn" };
  const settings = Object.fromEntries(
    keys
      .trim()
      .split("\n")
      .map((line) => line.split("=", 2)),
  );
  const words = [...node, "dist/gateway/server.js", "--content", folder, "--portal", portal];
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn("npx", words, {
    cwd: folder,
    env: {
      PATH,
      HOME,
      ...production,
      ...settings,
      PORT: String(port),
      DATA_DIR: temporaryFolder("bundled-data"),
    },
    detached: true,
  });
  const ended = new Promise<string>((done) => child.on("close", () => done(said)));
  onTestFinished(async () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
    await ended;
  });
  let said = "";
  await new Promise<void>((done, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        said += chunk;
        if (said.includes("Data: ")) done();
      });
    }
    ended.then((all) => failed(new Error(all)));
  });
  expect(said).not.toContain("Warning");
  // As a proxy asks: under the public name.
  const get = (path: string) =>
    new Promise<{ status: number | undefined; type: string | undefined; body: Buffer }>((done, failed) => {
      const headers = { host: new URL(production.PUBLIC_URL).host };
      const asked = request({ port, path, headers }, async (answer) => {
        const body = Buffer.concat(await answer.toArray());
        done({ status: answer.statusCode, type: answer.headers["content-type"], body });
      });
      asked.on("error", failed).end();
    });
  expect((await get("/readyz")).status).toBe(200);
  const [definition] = readContent(root).definitions.values();
  const [sample] = definition ? samplesOf(definition.definition) : [];
  const paper = await get(`/api/portal/sample?name=${sample?.id}`);
  // Its typeface lies beside the code.
  expect([paper.status, paper.type]).toEqual([200, "application/pdf"]);
  expect(paper.body.length).toBeGreaterThan(5000);
});
