// A login is taken over only by the browser that began it; anybody else who arrives is asked about first.

import { expect, test } from "vitest";
import { stateParameter } from "../../../engine/contract/login-state.ts";
import { arrivalLife } from "../../../gateway/http/login/arrival.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";

test("[6] a login begins with a secret in a cookie that no script reads, and the same secret in its return address", async () => {
  const { browser } = await gatewayUnderTest({ publicUrl: "https://portal.test" });
  const visitor = browser();
  const response = await visitor.fetch(
    `/api/portal/login?return=${encodeURIComponent("/guide/parking?a=1")}`,
  );
  const cookie = response.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(
    /^__Host-portal-login=[0-9a-f]{32}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const { pathname, searchParams } = new URL(response.headers.get("location") ?? "", visitor.origin);
  expect(pathname).toBe("/stand-ins/provincial-login");
  const back = new URL(searchParams.get("return") ?? "");
  expect(`${back.origin}${back.pathname}`).toBe("https://portal.test/guide/parking");
  expect(cookie).toContain(`=${back.searchParams.get(stateParameter)};`);
});

test("[6] a second tab that begins a login keeps the first one's secret, and the login ends it", async () => {
  const { browser } = await gatewayUnderTest();
  const visitor = browser();
  expect(await visitor.beginLogin()).toBe(await visitor.beginLogin());
  await visitor.logIn("demo-person-1");
  expect(visitor.cookies.get("portal-login")).toBe("");
});

test("[6] a login never leads out of the portal", async () => {
  const { browser } = await gatewayUnderTest();
  const visitor = browser();
  for (const address of ["https://evil.test/", "//evil.test/", "/\\evil.test", "javascript:alert(1)", ""])
    expect(new URL(await visitor.beginLogin(address)).origin, address).toBe(visitor.origin);
});

for (const [name, call] of [
  ["ticket", "getTicketBySign"],
  ["token", "getTicketBySign"],
  ["authCode", "jszwfwLogin"],
] as const) {
  test(`[6] a stranger's ${name} replaces nobody's session: whose it is is told, and the person stays`, async () => {
    const { browser, person } = await gatewayUnderTest();
    const victim = await person(1);
    const cookie = victim.cookies.get("portal-session");
    const { status, data } = await victim.call(call, { [name]: await browser().ticket("demo-person-2") });
    expect(status).toBe(200);
    expect(data.arrival).toEqual({ id: expect.any(String), realNameText: "测*乙", insteadOf: "测*甲" });
    expect(data).toEqual({ arrival: data.arrival });
    expect(victim.cookies.get("portal-session")).toBe(cookie);
    expect((await victim.call("userGet")).data.realName).toBe("测试甲");
  });
}

test("[6] a secret of another browser, an invented one or none at all: the arrival is asked about", async () => {
  const { browser } = await gatewayUnderTest();
  const [visitor, other] = [browser(), browser()];
  const theirs = new URL(await other.beginLogin()).searchParams.get(stateParameter) ?? "";
  await visitor.beginLogin();
  for (const state of [undefined, "", "x", "0".repeat(32), theirs]) {
    const ticket = await visitor.ticket("demo-person-1");
    const { data } = await visitor.call("getTicketBySign", { ticket, ...(state && { state }) });
    expect(data, state).toMatchObject({ arrival: { realNameText: "测*甲", insteadOf: "" } });
  }
  expect((await visitor.call("session")).data.user).toBeNull();
});

test("[6] who agrees is logged in, in the browser that was asked and within ten minutes only", async () => {
  const { browser, person, clock } = await gatewayUnderTest();
  const [visitor, stranger] = [browser(), await person(2)];
  const ask = async () => {
    const { data } = await visitor.call("getTicketBySign", { ticket: await visitor.ticket("demo-person-1") });
    return data.arrival.id as string;
  };
  const late = await ask();
  clock.advance(arrivalLife);
  expect(await visitor.call("getTicketBySign", { arrival: late })).toMatchObject({ status: 401 });

  const arrival = await ask();
  expect(Buffer.from(arrival, "base64url").toString("latin1")).not.toMatch(/demo-person|3299/);
  expect(await stranger.call("getTicketBySign", { arrival })).toMatchObject({ status: 401 });
  const changed = `${arrival.slice(0, -4)}${arrival.endsWith("AAAA") ? "BBBB" : "AAAA"}`;
  for (const wrong of ["x", changed, arrival.slice(4)])
    expect(await visitor.call("getTicketBySign", { arrival: wrong }), wrong).toMatchObject({ status: 401 });
  visitor.token = (await visitor.call("getTicketBySign", { arrival })).data.aNetToken;
  expect((await visitor.call("userGet")).data.realName).toBe("测试甲");
});

test("[6] the person who is logged in may arrive once more without a question", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const { data } = await browser.call("getTicketBySign", { ticket: await browser.ticket("demo-person-1") });
  expect(data.aNetToken).toMatch(/^[0-9a-f]{64}$/);
});
