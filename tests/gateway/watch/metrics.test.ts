// Prometheus reads the figures on a port of their own, which nobody outside sees.

import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSettings } from "../../../gateway/settings/settings.ts";
import { createMetrics, type Metrics } from "../../../gateway/watch/metrics.ts";
import { serveMetrics } from "../../../gateway/watch/serve-metrics.ts";
import { fixtureRoot } from "../../fixtures/fixture-content.ts";
import { programOf } from "../../programs/programs.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { makeDraft, makeWholeDraft, pdf, submit } from "../setup/declarations.ts";
import { gatewayUnderTest, root } from "../setup/gateway-under-test.ts";
import { ownPort } from "../setup/own-port.ts";

async function served(metrics: Metrics) {
  const { port } = await ownPort(serveMetrics(metrics));
  return (path = "/metrics") => fetch(`http://127.0.0.1:${port}${path}`);
}

test("[9] calls, times, drafts, submissions, refused signatures, bytes and 429s are told as they happened", async () => {
  const metrics = createMetrics();
  const ask = await served(metrics);
  const { person } = await gatewayUnderTest({ metrics, rateLimits: "search=1" });
  const browser = await person(1);
  const draft = await makeWholeDraft(browser);
  await makeDraft(browser);
  expect((await submit(browser, { ...draft, revision: 9 })).status).toBe(409);
  expect(await submit(browser, draft)).toMatchObject({ status: 200, msg: "" });
  await browser.call("userGet", {}, { signature: "0".repeat(64) });
  for (let time = 0; time < 2; time += 1)
    await browser.call("cleverFilter", { phrase: "充电桩", terminal: "pc" });
  await browser.fetch("/api/portal/nothing-here/329900198503121014");
  metrics.look({
    pool: () => ({ total: 3, idle: 2, waiting: 0 }),
    state: async () => ({ database: true, files: false }),
  });
  const response = await ask();
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  for (const line of [
    "portal_drafts_total 2",
    "portal_submissions_total 1",
    "portal_refused_signatures_total 1",
    `portal_uploaded_bytes_total ${3 * pdf.length}`,
    "portal_limited_total 1",
    'portal_calls_total{call="registerDeclare",status="2xx"} 1',
    'portal_calls_total{call="cleverFilter",status="4xx"} 1',
    'portal_calls_total{call="/api/*",status="4xx"} 1',
    'portal_call_seconds_count{call="editDeclare"} 2',
    'portal_up{part="database"} 1',
    'portal_up{part="files"} 0',
    'portal_pool_connections{state="idle"} 2',
  ]) {
    expect(text.split("\n")).toContain(line);
  }
  expect(text).toContain("nodejs_eventloop_lag_seconds");
  expect(text).toContain("process_resident_memory_bytes");
  expect(text).not.toContain("329900198503121014");
  expect((await ask("/")).status).toBe(404);
});

test("[9] METRICS_PORT is off by default, wants a number, and stays on this machine unless told otherwise", () => {
  const metricsOf = (given: Record<string, string>) => {
    const reading = readSettings(given);
    return reading.ok ? reading.settings.metrics : reading.problems;
  };
  expect(metricsOf({})).toBeNull();
  expect(metricsOf({ METRICS_PORT: "9100" })).toEqual({ port: 9100, listenOn: "127.0.0.1" });
  expect(metricsOf({ METRICS_PORT: "1", LISTEN_ADDRESS: "0.0.0.0" })).toMatchObject({
    listenOn: "127.0.0.1",
  });
  expect(metricsOf({ METRICS_PORT: "1", METRICS_ADDRESS: "::1" })).toMatchObject({ listenOn: "::1" });
  for (const [name, wrong] of [
    ["METRICS_PORT", "x"],
    ["METRICS_PORT", "70000"],
    ["METRICS_ADDRESS", "here"],
  ] as const)
    expect(metricsOf({ [name]: wrong })).toEqual([expect.stringMatching(/^METRICS_(PORT|ADDRESS) must be/)]);
});

test("[9] a running process tells its figures on that port alone, and closes it with the other", async () => {
  const portal = temporaryFolder("portal-built");
  writeFileSync(join(portal, "index.html"), "<!doctype html>");
  const { PATH = "", HOME = "" } = process.env;
  const settings = { PORT: "0", METRICS_PORT: "0", DATA_DIR: temporaryFolder("portal-metrics") };
  const asked = [programOf("server"), "--portal", portal, "--content", fixtureRoot];
  const child = spawn(process.execPath, asked, {
    cwd: root,
    env: { PATH, HOME, DRAIN_SECONDS: "0", ...settings },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  await new Promise<void>((done, failed) => {
    child.stdout.on("data", (chunk) => {
      said += chunk;
      if (said.includes("Data: ")) done();
    });
    child.once("exit", () => failed(new Error(said)));
  });
  const [, figures = ""] = /Metrics: (\S+)/.exec(said) ?? [];
  const [open = ""] = /http:\/\/localhost:\d+/.exec(said) ?? [];
  await fetch(`${open}/livez`);
  const text = await (await fetch(figures)).text();
  expect(text).toContain('portal_calls_total{call="/livez",status="2xx"} 1');
  expect(text).toContain('portal_up{part="database"} 1');
  expect(text).toContain('portal_up{part="files"} 1');
  expect((await fetch(`${open}/metrics`)).status).toBe(404);
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  await expect(fetch(figures)).rejects.toThrow();
}, 90_000);
