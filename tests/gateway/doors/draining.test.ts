// A signal drains the process: watchers and proxies are told first, then running requests end, then it.

import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildPortal } from "../../../gateway/ops/build-portal.ts";
import { fixtureRoot } from "../../fixtures/fixture-content.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { gatewayUnderTest, root } from "../setup/gateway-under-test.ts";

test("[1] /livez says that the process runs, /readyz and /healthz that it can work", async () => {
  const { app, parts } = await gatewayUnderTest();
  const status = async (path: string) => (await app.request(`http://localhost${path}`)).status;
  expect([await status("/livez"), await status("/readyz"), await status("/healthz")]).toEqual([
    200, 200, 200,
  ]);
  await parts.database.destroy();
  expect([await status("/livez"), await status("/readyz"), await status("/healthz")]).toEqual([
    200, 503, 503,
  ]);
});

test("[2] what only machines ask for is no page", async () => {
  const { app } = await gatewayUnderTest();
  const paths = [
    "/metrics",
    "/.well-known/x",
    "/.git/config",
    "/.env",
    "/wp-login.php",
    "/wp-admin/",
    "/index.php/",
    "/actuator/health",
  ];
  for (const path of [...paths, "/api", "/cgi-bin/x", "/readyz/x"])
    expect((await app.request(`http://localhost${path}`)).status, path).toBe(404);
  for (const path of ["/", "/guide/parking", "/office/list", "/nothing-here"])
    expect((await app.request(`http://localhost${path}`)).status, path).toBe(200);
});

test("[1] a signal to npm start reaches the gateway: /readyz turns 503, answers end their connections, and all ends with 0", async () => {
  const { PATH = "", HOME = "" } = process.env;
  const environment = { PORT: "0", DATA_DIR: temporaryFolder("portal-drain"), DRAIN_SECONDS: "2" };
  const portal = temporaryFolder("portal-built");
  // As built already, so that the start is quick.
  await buildPortal(root, fixtureRoot, portal, async () =>
    writeFileSync(join(portal, "index.html"), "<!doctype html>"),
  );
  const folders = ["--portal", portal, "--content", fixtureRoot];
  const child = spawn("npm", ["start", "--silent", "--", ...folders], {
    cwd: root,
    env: { PATH, HOME, ...environment },
    detached: true,
  });
  onTestFinished(() => {
    try {
      process.kill(-(child.pid ?? 0), "SIGKILL");
    } catch {
      // It has ended, as it should.
    }
  });
  let said = "";
  const port = await new Promise<string>((done, failed) => {
    child.stdout.on("data", (chunk) => {
      said += chunk;
      if (said.includes("Data: ")) done(/localhost:(\d+)/.exec(said)?.[1] ?? "");
    });
    child.once("exit", () => failed(new Error(said)));
  });
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<IncomingMessage>((done, failed) => {
      get({ host: "127.0.0.1", port, path, agent, headers: { host: `localhost:${port}` } }, (response) => {
        response.resume();
        response.once("end", () => done(response));
      }).once("error", failed);
    });
  const before = await ask("/readyz");
  expect([before.statusCode, before.headers.connection]).toEqual([200, "keep-alive"]);
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  let during = before;
  while (during.statusCode === 200) during = await ask("/readyz");
  expect(during.statusCode).toBe(503);
  const served = await ask("/api/portal/settings");
  expect([served.statusCode, served.headers.connection]).toEqual([200, "close"]);
  await ended;
  await expect(ask("/livez")).rejects.toThrow(/ECONNREFUSED/);
}, 120_000);
