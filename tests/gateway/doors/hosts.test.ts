// The portal answers under its own names only, and builds no address from what a request calls it.

import { connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { expect, test } from "vitest";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";
import { ownPort } from "../setup/own-port.ts";

const statusOf = async (app: Awaited<ReturnType<typeof gatewayUnderTest>>["app"], url: string) =>
  (await app.request(url)).status;

test("[6] a name that is not the portal's is refused, whatever is asked of it", async () => {
  const { app } = await gatewayUnderTest({ publicUrl: "https://portal.test" });
  for (const path of ["/", "/api/portal/settings", "/stand-ins/provincial-login", "/assets/main-1a2b.js"]) {
    expect(await statusOf(app, `https://portal.test${path}`), path).toBe(200);
    for (const host of [
      "evil.test",
      "portal.test.evil.test",
      "evil-portal.test",
      "portal.test:81",
      "xn--portal.test",
    ])
      expect(await statusOf(app, `https://${host}${path}`), `${host}${path}`).toBe(421);
  }
  const refused = await app.request("https://evil.test/");
  expect(await refused.json()).toMatchObject({ code: 421, msg: "访问地址不正确，请从本平台的网址进入" });
  expect(refused.headers.get("content-security-policy")).toContain("default-src 'self'");
});

test("[6] a trial answers to the names of its machine too, production does not", async () => {
  const own = ["http://localhost:8080/", "http://127.0.0.1:1/", "http://[::1]:8080/"];
  const { app } = await gatewayUnderTest();
  for (const url of own) expect(await statusOf(app, url), url).toBe(200);
  const { app: real } = await gatewayUnderTest({ production: true, publicUrl: "https://portal.test" });
  for (const url of own) expect(await statusOf(real, url), url).toBe(421);
  // Whoever watches the process knows its number only.
  expect(await statusOf(real, "http://10.0.0.7:8080/healthz")).toBe(200);
});

test("[6] QR codes, seals and logins lead to PUBLIC_URL, under whichever of its names a trial was asked", async () => {
  const { app } = await gatewayUnderTest({ publicUrl: "https://portal.test" });
  const response = await app.request("http://localhost:8080/api/portal/login?return=/guide/parking");
  const back = new URL(response.headers.get("location") ?? "", "http://x").searchParams.get("return") ?? "";
  expect(back).toMatch(/^https:\/\/portal\.test\/guide\/parking\?/);
});

test("[6] two Host headers, none, and the address of another host in the first line are refused before anything reads them", async () => {
  const { app } = await gatewayUnderTest();
  const { port } = await ownPort(getRequestListener(app.fetch));
  const host = `Host: localhost:${port}`;
  const first = (lines: string[]) =>
    new Promise<string>((done, failed) => {
      // Not half closed: a server may hang up on whoever has said goodbye, before it has answered.
      const socket = connect(port, "127.0.0.1", () =>
        socket.write(`${lines.join("\r\n")}\r\nConnection: close\r\n\r\n`),
      );
      socket.once("data", (bytes) => done(bytes.toString().split("\r\n")[0] ?? ""));
      socket.once("error", failed);
      socket.once("close", () => failed(new Error("The connection was closed without an answer.")));
    });
  expect(await first(["GET /healthz HTTP/1.1", host])).toContain("200");
  expect(await first([`GET http://localhost:${port}/healthz HTTP/1.1`, host])).toContain("200");
  for (const lines of [
    ["GET /healthz HTTP/1.1", host, host],
    ["GET /healthz HTTP/1.1", host, "Host: evil.test"],
    ["GET /healthz HTTP/1.1", "Host: evil.test", host],
    ["GET /healthz HTTP/1.1"],
    ["GET http://evil.test/healthz HTTP/1.1", host],
    [`GET ftp://localhost:${port}/healthz HTTP/1.1`, "Host: evil.test"],
  ])
    expect(await first(lines), lines.join(" | ")).toMatch(/^HTTP\/1\.1 400 /);
});
