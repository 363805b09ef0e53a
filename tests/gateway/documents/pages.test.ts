// The portal's pages and files have the headers that protect a browser, and a missing file is never answered with a page.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPortal } from "../../../gateway/pages/portal-files.ts";
import { gatewayUnderTest, origin } from "../setup/gateway-under-test.ts";

const addresses = [
  "/",
  "/guide/parking",
  "/api/portal/settings",
  "/api/none",
  "/assets/main-1a2b.js",
  "/healthz",
  "/stand-ins/provincial-login",
];

test("[2] every answer carries the protecting headers", async () => {
  const { app } = await gatewayUnderTest();
  for (const address of addresses) {
    const { headers } = await app.request(origin + address);
    const policy = headers.get("content-security-policy") ?? "";
    expect([address, policy.includes("script-src 'self';")]).toEqual([address, true]);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("access-control-allow-origin")).toBeNull();
  }
});

test("[2] any page's path gives the document; a missing file gives 404 and no page", async () => {
  const { app } = await gatewayUnderTest();
  const get = (path: string) => app.request(origin + path);
  for (const path of ["/", "/tListId", "/guide/parking", "/my/thing/1", "/step/one", "/nowhere"]) {
    const response = await get(path);
    expect([path, response.status, response.headers.get("content-type")]).toEqual([
      path,
      200,
      "text/html; charset=UTF-8",
    ]);
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
  }
  for (const path of [
    "/assets/none.js",
    "/assets/none",
    "/none.css",
    "/api/none",
    "/favicon.ico",
    "/..%2fpackage.json",
    "/assets/%2e%2e/keys.json",
  ]) {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.json()).toEqual({ code: 404, msg: "页面不存在", data: null });
  }
});

test("[2] files with a hash in their name are kept for ever, answers of calls never", async () => {
  const { app } = await gatewayUnderTest();
  const asset = await app.request(`${origin}/assets/main-1a2b.js`);
  expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(asset.headers.get("set-cookie")).toBeNull();
  const again = await app.request(`${origin}/assets/main-1a2b.js`, { headers: { "if-none-match": '"1"' } });
  expect(again.status).toBe(304);
  const call = await app.request(`${origin}/api/portal/settings`);
  expect(call.headers.get("cache-control")).toBe("no-store");
});

test.each([
  ["gzip, deflate, br, zstd", "br", "as Brotli"],
  ["gzip, deflate", "gzip", "as gzip"],
  ["gzip, br;q=0", "gzip", "as gzip"],
  ["identity", null, "1"],
  ["", null, "1"],
])("[9] a file goes out as Brotli or gzip, whichever «%s» takes", async (accepted, encoding, body) => {
  const { app } = await gatewayUnderTest();
  const headers = { "accept-encoding": accepted };
  const response = await app.request(`${origin}/assets/main-1a2b.js`, { headers });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("vary")).toContain("Accept-Encoding");
  expect(await response.text()).toBe(body);
});

test("[9] what the build has packed is served packed, and is no file of its own", () => {
  const folder = mkdtempSync(join(tmpdir(), "portal-packed-"));
  for (const name of ["index.html", "a.js", "a.js.br", "a.js.gz", "b.js"])
    writeFileSync(join(folder, name), name);
  const { asset } = readPortal(folder);
  const packed = (path: string) =>
    asset(path)?.packed.map(({ encoding, bytes }) => [encoding, Buffer.from(bytes).toString()]);
  expect(packed("/a.js")).toEqual([
    ["br", "a.js.br"],
    ["gzip", "a.js.gz"],
  ]);
  expect(packed("/b.js")).toEqual([]);
  expect(asset("/a.js.br")).toBeUndefined();
  rmSync(folder, { recursive: true });
});

test("[2] reports of breaches of the content policy are counted and told on one line", async () => {
  const { app, reports } = await gatewayUnderTest();
  const send = (body: string) =>
    app.request(`${origin}/api/portal/csp-report`, {
      method: "POST",
      body,
      headers: { "content-type": "application/csp-report" },
    });
  expect((await send('{"csp-report":{}}')).status).toBe(204);
  expect((await send("a\r\nfaked line")).status).toBe(204);
  expect((await send("x".repeat(20_000))).status).toBe(413);
  expect(reports.map((report) => (report as Error).message)).toEqual([
    'Content policy, report 1: {"csp-report":{}}',
    "Content policy, report 2: a faked line",
  ]);
});

test("[2] two thousand reports of a stranger are counted, and sixty a minute are written down", async () => {
  const { app, clock, reports } = await gatewayUnderTest();
  const send = () => app.request(`${origin}/api/portal/csp-report`, { method: "POST", body: "{}" });
  for (let count = 0; count < 2000; count += 1) expect((await send()).status).toBe(204);
  expect(reports).toHaveLength(60);
  clock.advance(60_000);
  await send();
  expect((reports.at(-1) as Error).message).toBe("Content policy, report 2001: {} (1940 more left out)");
});

test("[8] what breaks inside is told without a word of the inside", async () => {
  const { app, parts, reports } = await gatewayUnderTest();
  await parts.database.destroy();
  const response = await app.request(`${origin}/api/portal/session`, {
    headers: { cookie: `portal-session=p${"0".repeat(64)}` },
  });
  expect(response.status).toBe(500);
  const body = (await response.json()) as { code: number; msg: string; data: object };
  expect(body).toMatchObject({ code: 500, msg: "网络繁忙，请稍后再试" });
  expect(Object.keys(body.data)).toEqual(["traceId"]);
  expect(reports).toHaveLength(1);
});
