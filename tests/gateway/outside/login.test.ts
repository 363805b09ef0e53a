// A person arrives from the provincial login with a ticket, stays known for a while, and leaves.

import { expect, test } from "vitest";
import { stateParameter } from "../../../engine/contract/login-state.ts";
import type { Browser } from "../setup/browser.ts";
import { gatewayUnderTest, origin } from "../setup/gateway-under-test.ts";

const hour = 3_600_000;

/** A login that this browser began: its ticket, and the secret of its return address. */
async function begunLogin(browser: Browser, person: string) {
  const back = await browser.beginLogin();
  const state = new URL(back).searchParams.get(stateParameter) ?? "";
  return { ticket: await browser.ticket(person, back), state };
}

test("[4] a visitor gets a session with the first document, closed to scripts and other sites", async () => {
  const { browser } = await gatewayUnderTest();
  const visitor = browser();
  const cookie = (await visitor.open("/guide/parking")).headers.get("set-cookie");
  expect(cookie).toMatch(/^portal-session=v[0-9a-f.]+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await visitor.open()).headers.get("set-cookie")).toBeNull();
  const { data } = await visitor.call("session");
  expect(data).toMatchObject({ user: null, aNetToken: null });
});

test("[4] behind https the cookie is bound to its host", async () => {
  const { browser } = await gatewayUnderTest({ publicUrl: "https://portal.test" });
  const response = await browser().open();
  expect(response.headers.get("set-cookie")).toMatch(
    /^__Host-portal-session=.*; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(response.headers.get("strict-transport-security")).toBe("max-age=31536000");
});

test("[4, 6.3, 7.12] a ticket is good once", async () => {
  const { browser } = await gatewayUnderTest();
  const visitor = browser();
  const { ticket, state } = await begunLogin(visitor, "demo-person-1");
  const before = visitor.cookies.get("portal-session");
  const { data } = await visitor.call("getTicketBySign", { ticket, state });
  expect(data.aNetToken).toMatch(/^[0-9a-f]{64}$/);
  expect(visitor.cookies.get("portal-session")).not.toBe(before);
  expect(await browser().call("getTicketBySign", { ticket })).toMatchObject({ status: 401 });
});

test("[4] a ticket older than a minute is refused", async () => {
  const { browser, clock } = await gatewayUnderTest();
  const visitor = browser();
  const ticket = await visitor.ticket("demo-person-1");
  clock.advance(60_000);
  expect(await visitor.call("getTicketBySign", { ticket })).toMatchObject({ status: 401 });
});

test("[7] the auth code of the provincial login gives a token too", async () => {
  const { browser } = await gatewayUnderTest();
  const visitor = browser();
  const { ticket: authCode, state } = await begunLogin(visitor, "demo-person-2");
  const { data } = await visitor.call("jszwfwLogin", { authCode, state });
  visitor.token = data.token;
  expect((await visitor.call("userGet")).data).toMatchObject({ realName: "测试乙", realNameText: "测*乙" });
});

test("[7] who logs in by the province's app comes back with an auth code instead of a ticket, good once too", async () => {
  const { browser } = await gatewayUnderTest();
  const visitor = browser();
  const response = await visitor.fetch("/stand-ins/provincial-login", {
    method: "POST",
    body: new URLSearchParams({
      person: "demo-person-2",
      return: `${origin}/tListId`,
      way: "app",
    }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", origin },
  });
  const { pathname, searchParams } = new URL(response.headers.get("location") ?? "");
  expect([pathname, searchParams.get("ticket")]).toEqual(["/tListId", null]);
  const ask = { authCode: searchParams.get("authCode") };
  expect(await visitor.call("jszwfwLogin", ask)).toMatchObject({ status: 200 });
  expect(await browser().call("jszwfwLogin", ask)).toMatchObject({ status: 401 });
});

test("[3.1, 6.3, 7.11] the person's masked texts stand beside the values", async () => {
  const { person } = await gatewayUnderTest();
  const { data } = await (await person(1)).call("userGet");
  expect(data).toMatchObject({
    userType: "personal",
    mobileText: "138****0001",
    certificateNumberText: "3299**********1014",
  });
});

test("[6] a token is good only beside the session it was given to, and the session only with its token", async () => {
  const { person, browser } = await gatewayUnderTest();
  const [first, second] = [await person(1), await person(2)];
  const stranger = browser();
  expect(await stranger.call("userGet", {}, { token: first.token })).toMatchObject({ status: 401 });
  expect(await second.call("userGet", {}, { token: first.token })).toMatchObject({ status: 401 });
  expect(await first.call("userGet", {}, { token: null })).toMatchObject({ status: 401 });
  expect(await first.call("userGet")).toMatchObject({ status: 200 });
});

test("[6] logging out ends session and token at the gateway", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const stolen = new Map(browser.cookies);
  expect(await browser.call("logout")).toMatchObject({ status: 200, data: true });
  expect((await browser.call("session")).data.user).toBeNull();
  for (const [name, value] of stolen) browser.cookies.set(name, value);
  expect(await browser.call("userGet")).toMatchObject({ status: 401 });
});

test("[6] on https a logout also clears what the browser has cached", async () => {
  for (const [publicUrl, cleared] of [
    ["https://portal.test", '"cache"'],
    ["http://portal.test", null],
  ] as const) {
    const { browser } = await gatewayUnderTest({ publicUrl });
    const { headers } = await browser().call("logout");
    expect(headers.get("clear-site-data")).toBe(cleared);
  }
});

test("[6] a session ends two hours after its last use, and twelve hours after its beginning", async () => {
  const { person, clock } = await gatewayUnderTest();
  const idle = await person(1);
  clock.advance(2 * hour);
  expect(await idle.call("userGet")).toMatchObject({ status: 401 });

  const busy = await person(1);
  for (let hours = 1; hours < 12; hours += 1) {
    clock.advance(hour);
    expect((await busy.call("userGet")).status).toBe(200);
  }
  clock.advance(hour);
  expect((await busy.call("userGet")).status).toBe(401);
});

test("[6] another person's login in the same browser ends the first person's session", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const [stolen] = browser.cookies.values();
  const token = browser.token;
  await browser.logIn("demo-person-2");
  expect((await browser.call("userGet")).data.realName).toBe("测试乙");
  browser.cookies.set("portal-session", stolen ?? "");
  expect(await browser.call("userGet", {}, { token })).toMatchObject({ status: 401 });
});

test("[4] the way back from the login leads to the portal's own pages only", async () => {
  const { browser } = await gatewayUnderTest();
  const visitor = browser();
  const back = async (address: string) => {
    const response = await visitor.fetch("/stand-ins/provincial-login", {
      method: "POST",
      body: new URLSearchParams({ person: "demo-person-1", return: address }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", origin },
    });
    const url = new URL(response.headers.get("location") ?? "");
    url.searchParams.delete("ticket");
    return url.href;
  };
  expect(await back(`${origin}/guide/parking?from=list`)).toBe(`${origin}/guide/parking?from=list`);
  expect(await back("/guide/parking")).toBe(`${origin}/guide/parking`);
  const elsewhere = [
    "https://evil.test/",
    "//evil.test/",
    "https:evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "http://portal.test@evil.test/",
    "http://user@portal.test/",
    "http://portal.test.evil.test/",
    "javascript:alert(1)",
    "data:text/html,1",
    "http://portal.test:81/",
    "/\tevil",
    "",
  ];
  for (const address of elsewhere) expect(await back(address), address).toBe(`${origin}/`);
});

test("[4] the stand-in's page writes what it was given as text", async () => {
  const { browser } = await gatewayUnderTest();
  const path = `/stand-ins/provincial-login?return=${encodeURIComponent('/guide/"><script>alert(1)</script>')}`;
  const text = await (await browser().open(path)).text();
  expect(text).toContain("测试甲");
  expect(text).not.toContain("<script");
});

test("[6.8] in production nobody stands in: the login says 暂未开通", async () => {
  const { browser } = await gatewayUnderTest({ production: true });
  const visitor = browser();
  expect((await visitor.fetch("/stand-ins/provincial-login")).status).toBe(404);
  const answer = await visitor.call("getTicketBySign", { ticket: "x" });
  expect(answer).toMatchObject({ status: 501, msg: "该功能暂未开通" });
});
