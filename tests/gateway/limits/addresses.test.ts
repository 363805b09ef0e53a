// Limits also count by client address, which dropping a cookie does not change.

import { expect, test } from "vitest";
import { calls } from "../../../engine/contract/calls.ts";
import { readSettings } from "../../../gateway/settings/settings.ts";
import type { Browser } from "../setup/browser.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";

/** Logs in anew, as who has dropped every cookie. */
async function tryLogin(browser: () => Browser, address: string, forwarded?: string) {
  const fresh = browser();
  fresh.address = address;
  const headers: Record<string, string> = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return fresh.call("getTicketBySign", { ticket: "guessed-by-a-stranger" }, { headers });
}

test("[7] of 45 logins from one address, each with a fresh cookie, those beyond the address's allowance get 429", async () => {
  const { browser } = await gatewayUnderTest({ rateLimits: "login=3", proxies: "" });
  const statuses: number[] = [];
  let last: Awaited<ReturnType<typeof tryLogin>> | undefined;
  for (let time = 0; time < 45; time += 1) {
    last = await tryLogin(browser, "203.0.113.9", `198.51.100.${time}`);
    statuses.push(last.status);
  }
  // Ten times what one person may do.
  expect(statuses.indexOf(429)).toBe(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  expect([last?.msg, last?.headers.get("retry-after")]).toEqual(["当前办理人数较多，请稍后再试", "2"]);
  expect((await tryLogin(browser, "203.0.113.10")).status).toBe(401);
});

test("[7] a login without any session counts for its address too", async () => {
  const { browser, app } = await gatewayUnderTest({ rateLimits: "login=1" });
  const { origin } = browser();
  const ask = (remoteAddress: string) =>
    app.request(
      origin + calls.getTicketBySign.path,
      { method: "POST", body: "{}", headers: { "content-type": "application/json", origin } },
      { incoming: { socket: { remoteAddress } } },
    );
  const statuses: number[] = [];
  for (let time = 0; time < 11; time += 1) statuses.push((await ask("203.0.113.9")).status);
  expect(statuses.at(-2)).not.toBe(429);
  expect(statuses.at(-1)).toBe(429);
});

test("[7] sessions of new visitors are limited by their address, and who has one goes on", async () => {
  const { browser } = await gatewayUnderTest({ rateLimits: "visit=1" });
  const here = () => Object.assign(browser(), { address: "2001:db8:1:2::1" });
  const known = here();
  await known.open();
  for (let time = 0; time < 9; time += 1) expect((await here().open()).status).toBe(200);
  // The same /64: a household has as many addresses as it likes.
  const next = Object.assign(browser(), { address: "2001:db8:1:2:ffff::9" });
  expect((await next.open()).status).toBe(429);
  expect((await known.open()).status).toBe(200);
  expect((await Object.assign(browser(), { address: "2001:db8:1:3::1" }).open()).status).toBe(200);
});

test("[7] X-Forwarded-For counts from the right, as far as the proxies are named", async () => {
  const { browser } = await gatewayUnderTest({ rateLimits: "visit=1", proxies: "10.0.0.0/8,::1" });
  const open = (forwarded: string) => {
    const fresh = Object.assign(browser(), { address: "::ffff:10.0.0.1" });
    return fresh.fetch("/", { headers: { "x-forwarded-for": forwarded } });
  };
  for (let time = 0; time < 10; time += 1)
    expect((await open(`198.51.100.${time}, 203.0.113.9, 10.0.0.2`)).status).toBe(200);
  expect((await open("198.51.100.99, 203.0.113.9,10.0.0.2")).status).toBe(429);
  expect((await open("203.0.113.9, 203.0.113.10, 10.0.0.2")).status).toBe(200);
});

test("[7] X-Forwarded-For may name the port, too", async () => {
  const { browser } = await gatewayUnderTest({ rateLimits: "visit=1", proxies: "10.0.0.0/8" });
  const open = (forwarded: string) => {
    const fresh = Object.assign(browser(), { address: "10.0.0.1" });
    return fresh.fetch("/", { headers: { "x-forwarded-for": forwarded } });
  };
  for (const [one, other] of [
    ["203.0.113.9:51234", "203.0.113.9"],
    ["[2001:db8:5::1]:443", "2001:db8:5::7"],
    ["[2001:db8:6::1]", "[2001:db8:6::2]:80"],
  ] as const) {
    for (let time = 0; time < 10; time += 1) expect((await open(one)).status).toBe(200);
    expect((await open(other)).status).toBe(429);
  }
});

test("[7] what leads to a login platform and back is limited by address", async () => {
  const { browser } = await gatewayUnderTest({ rateLimits: "login=1" });
  const here = Object.assign(browser(), { address: "203.0.113.9" });
  const statuses: number[] = [];
  for (let time = 0; time < 11; time += 1) {
    const path =
      time % 2 ? "/api/portal/login?return=/" : "/api/portal/login/cas/callback?return=/&ticket=ST-1";
    statuses.push((await here.fetch(path)).status);
  }
  expect(statuses.slice(0, 10)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
});

test("[9] TRUSTED_PROXIES and ADDRESS_RATE_FACTOR are checked at the start", () => {
  for (const TRUSTED_PROXIES of ["10.0.0.5", "10.0.0.0/8, fd00::/8", "::1/128"])
    expect(readSettings({ TRUSTED_PROXIES }).ok, TRUSTED_PROXIES).toBe(true);
  const everybody = ["0.0.0.0/0", "0.0.0.0/1, 128.0.0.0/1", "::/0"];
  for (const TRUSTED_PROXIES of [
    "proxy",
    "10.0.0.0/33",
    "10.0.0",
    "fd00::/129",
    "10.0.0.1/x",
    ...everybody,
  ]) {
    const reading = readSettings({ TRUSTED_PROXIES });
    expect(reading.ok ? [] : reading.problems).toEqual([expect.stringMatching(/^TRUSTED_PROXIES must be/)]);
  }
  for (const ADDRESS_RATE_FACTOR of ["0", "x", "1001"]) {
    const reading = readSettings({ ADDRESS_RATE_FACTOR });
    expect(reading.ok ? [] : reading.problems).toEqual([expect.stringMatching(/^ADDRESS_RATE_FACTOR/)]);
  }
});

test("[2] a flooder's reports leave room for those of others", async () => {
  const { browser, clock, reports } = await gatewayUnderTest();
  const from = (address: string) =>
    Object.assign(browser(), { address }).post("/api/portal/csp-report", `{"from":"${address}"}`);
  for (let time = 0; time < 200; time += 1) await from("203.0.113.9");
  expect(reports).toHaveLength(10);
  await from("203.0.113.10");
  expect((reports.at(-1) as Error).message).toContain('{"from":"203.0.113.10"} (190 more left out)');
  for (let time = 0; time < 100; time += 1) await from(`198.51.100.${time}`);
  expect(reports).toHaveLength(60);
  clock.advance(60_000);
  await from("203.0.113.9");
  expect(reports).toHaveLength(61);
});
