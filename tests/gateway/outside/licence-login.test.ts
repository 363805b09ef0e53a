// The legal person's login: a QR code for this browser only, the phone's answers to it, and an auth code that works once.

import { expect, test } from "vitest";
import { pngSize } from "../../../gateway/files/png-size.ts";
import type { Browser } from "../setup/browser.ts";
import { gatewayUnderTest, origin } from "../setup/gateway-under-test.ts";

const minute = 60_000;
const company = "demo-person-4";

interface Code {
  qrCodeImageBase64: string;
  qrUid: string;
  qrText: string;
  validSeconds: number;
}

async function codeOf(browser: Browser): Promise<Code> {
  await browser.settings();
  return (await browser.call("getEblCode")).data;
}

/** Acts as the app on the phone, which has no session of the portal. */
async function phone(handset: Browser, qrText: string, answer: string, person = company): Promise<number> {
  const { pathname, searchParams } = new URL(qrText);
  const form = new URLSearchParams({ code: searchParams.get("code") ?? "", answer, person });
  const response = await handset.fetch(pathname, {
    method: "POST",
    body: form.toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", origin: handset.origin },
  });
  return response.status;
}

const stateOf = (browser: Browser, qrUid: string) => browser.call("getQrCodeState", { qrUid });

async function confirmed(browser: Browser, handset: Browser, person = company): Promise<string> {
  const { qrUid, qrText } = await codeOf(browser);
  await phone(handset, qrText, "confirmed", person);
  return (await stateOf(browser, qrUid)).data.authCode;
}

async function loggedIn(browser: Browser, handset: Browser, person = company): Promise<string> {
  const { data } = await browser.call("eBusinessLicenseLogin", {
    authCode: await confirmed(browser, handset, person),
  });
  browser.token = data.token;
  return data.userId;
}

test("[3] a visitor gets a QR code: a PNG in Base64, its id, what it says and for how long", async () => {
  const { browser } = await gatewayUnderTest();
  const code = await codeOf(browser());
  const picture = Buffer.from(code.qrCodeImageBase64, "base64");
  const size = pngSize(picture);
  expect(size?.width).toBeGreaterThan(200);
  expect(size?.height).toBe(size?.width);
  expect(code.qrText).toBe(`${origin}/stand-ins/phone/licence?code=${code.qrUid}`);
  expect(code.validSeconds).toBe(300);
});

test("[4] the state is '0' until the phone confirms, then '1' with an auth code", async () => {
  const { browser } = await gatewayUnderTest();
  const visitor = browser();
  const { qrUid, qrText } = await codeOf(visitor);
  expect((await stateOf(visitor, qrUid)).data).toEqual({ status: "0", authCode: null });
  expect(await phone(browser(), qrText, "confirmed")).toBe(303);
  const { data } = await stateOf(visitor, qrUid);
  expect(data).toEqual({ status: "1", authCode: expect.stringMatching(/^[0-9a-f]{32}$/) });
});

test("[6] the auth code gives the token of a legal person, with licence serial and credit code", async () => {
  const { browser } = await gatewayUnderTest();
  const visitor = browser();
  const before = visitor.cookies.get("portal-session");
  const id = await loggedIn(visitor, browser());
  expect(visitor.cookies.get("portal-session")).not.toBe(before);
  const { data } = await visitor.call("commonUserFindById", { id });
  expect(data).toMatchObject({
    id: "demo-person-4",
    userType: "enterprise",
    realNameText: "测*丁",
    entLicenseSn: "DEMO-EBL-0004",
    company: { companyName: "云澜市测试科技有限公司", unifiedSocialCreditCode: "91329900MA0TE5T16U" },
  });
});

test("[6] the type of user is the login's: whoever comes with a licence is a legal person", async () => {
  const { browser, parts } = await gatewayUnderTest();
  const [visitor, handset] = [browser(), browser()];
  const { qrUid, qrText } = await codeOf(visitor);
  await phone(handset, qrText, "confirmed");
  const { authCode } = (await stateOf(visitor, qrUid)).data;
  await parts.database.updateTable("users").set({ userType: "personal" }).where("id", "=", company).execute();
  const { data } = await visitor.call("eBusinessLicenseLogin", { authCode });
  visitor.token = data.token;
  expect((await visitor.call("userGet")).data.userType).toBe("enterprise");
});

test.each([
  ["refused", "您在手机上拒绝了登录"],
  ["failed", "电子营业执照核验未通过"],
  ["expired", "二维码已失效"],
])("[4] a phone that says %s ends the code with a sentence", async (answer, sentence) => {
  const { browser } = await gatewayUnderTest();
  const visitor = browser();
  const { qrUid, qrText } = await codeOf(visitor);
  await phone(browser(), qrText, answer);
  expect(await stateOf(visitor, qrUid)).toMatchObject({
    status: 410,
    msg: sentence,
    data: { state: answer },
  });
  // Only the first answer of the phone counts.
  await phone(browser(), qrText, "confirmed");
  expect((await stateOf(visitor, qrUid)).status).toBe(410);
});

test("[4] a code that nobody scans expires, and a phone that comes later changes nothing", async () => {
  const { browser, clock } = await gatewayUnderTest();
  const visitor = browser();
  const { qrUid, qrText, validSeconds } = await codeOf(visitor);
  clock.advance(validSeconds * 1000 - 1);
  expect((await stateOf(visitor, qrUid)).data.status).toBe("0");
  clock.advance(1);
  expect(await stateOf(visitor, qrUid)).toMatchObject({ status: 410, data: { state: "expired" } });
  await phone(browser(), qrText, "confirmed");
  expect((await stateOf(visitor, qrUid)).status).toBe(410);
  const { pathname, search } = new URL(qrText);
  expect(await (await browser().fetch(pathname + search)).text()).toContain("二维码已失效");
});

test("[6] an auth code is good once, and within a minute", async () => {
  const { browser, clock } = await gatewayUnderTest();
  const visitor = browser();
  const authCode = await confirmed(visitor, browser());
  expect((await visitor.call("eBusinessLicenseLogin", { authCode })).status).toBe(200);
  expect(await visitor.call("eBusinessLicenseLogin", { authCode })).toMatchObject({
    status: 401,
    msg: "登录凭证已失效，请重新登录",
  });
  const late = browser();
  const second = await confirmed(late, browser());
  clock.advance(minute);
  expect((await late.call("eBusinessLicenseLogin", { authCode: second })).status).toBe(401);
  expect((await late.call("eBusinessLicenseLogin", { authCode: "invented" })).status).toBe(401);
});

test("[6] polled again, a lost answer is given again: only the newest auth code counts", async () => {
  const { browser } = await gatewayUnderTest();
  const visitor = browser();
  const { qrUid, qrText } = await codeOf(visitor);
  await phone(browser(), qrText, "confirmed");
  const first = (await stateOf(visitor, qrUid)).data.authCode;
  const second = (await stateOf(visitor, qrUid)).data.authCode;
  expect((await visitor.call("eBusinessLicenseLogin", { authCode: first })).status).toBe(401);
  expect((await visitor.call("eBusinessLicenseLogin", { authCode: second })).status).toBe(200);
});

test("[6] another browser's code answers like none, and its auth code logs nobody in elsewhere", async () => {
  const { browser } = await gatewayUnderTest();
  const [visitor, stranger] = [browser(), browser()];
  const { qrUid, qrText } = await codeOf(visitor);
  await stranger.settings();
  const foreign = await stateOf(stranger, qrUid);
  const absent = await stateOf(stranger, "0".repeat(32));
  expect([foreign.status, foreign.msg]).toEqual([404, absent.msg]);
  expect((await stateOf(stranger, "1' or '1'='1")).status).toBe(400);
  await phone(browser(), qrText, "confirmed");
  const { authCode } = (await stateOf(visitor, qrUid)).data;
  expect((await stranger.call("eBusinessLicenseLogin", { authCode })).status).toBe(401);
  expect((await stranger.call("session")).data.user).toBeNull();
});

test("[6] a legal person's login ends the session of whoever was there before", async () => {
  const { browser, person } = await gatewayUnderTest();
  const one = await person(1);
  const stolen = new Map(one.cookies);
  const token = one.token;
  await loggedIn(one, browser(), "demo-person-5");
  expect((await one.call("session")).data.user.company.companyName).toBe("云澜市样例制造有限公司");
  for (const [name, value] of stolen) one.cookies.set(name, value);
  expect((await one.call("userGet", {}, { token })).status).toBe(401);
});

test("[6] by an id one finds only oneself", async () => {
  const { person } = await gatewayUnderTest();
  const one = await person(1);
  expect((await one.call("commonUserFindById", { id: "demo-person-1" })).data.realName).toBe("测试甲");
  const foreign = await one.call("commonUserFindById", { id: "demo-person-2" });
  const absent = await one.call("commonUserFindById", { id: "nobody" });
  expect([foreign.status, foreign.msg]).toEqual([404, absent.msg]);
  expect((await one.call("commonUserFindById", { id: "demo-person-1" }, { token: null })).status).toBe(401);
});

test("[4] the phone shows the companies to choose from, writes what it was given as text, and takes no other person", async () => {
  const { browser } = await gatewayUnderTest();
  const { qrText } = await codeOf(browser());
  const { pathname, search } = new URL(qrText);
  const shown = await (await browser().fetch(pathname + search)).text();
  expect(shown).toContain("云澜市测试科技有限公司");
  expect(shown).toContain("云澜市样例制造有限公司");
  expect(shown).not.toContain("测试甲");
  expect(await phone(browser(), qrText, "confirmed", "demo-person-1")).toBe(400);
  expect(await phone(browser(), qrText, "else")).toBe(400);
  const odd = await browser().fetch(`${pathname}?code=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(await odd.text()).not.toContain("<script");
});

test("[4] a face check's page cannot confirm a licence code: nobody stands behind it", async () => {
  const { browser } = await gatewayUnderTest();
  const visitor = browser();
  const { qrUid } = await codeOf(visitor);
  await browser().fetch("/stand-ins/phone", {
    method: "POST",
    body: new URLSearchParams({ check: qrUid, answer: "confirmed" }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", origin },
  });
  expect(await stateOf(visitor, qrUid)).toMatchObject({ status: 410, data: { state: "failed" } });
});

test("[7] in production, without an adapter, the login says 暂未开通", async () => {
  const { browser } = await gatewayUnderTest({ production: true });
  const visitor = browser();
  await visitor.settings();
  const closed = { status: 501, msg: "该功能暂未开通" };
  expect(await visitor.call("getEblCode")).toMatchObject(closed);
  expect(await visitor.call("eBusinessLicenseLogin", { authCode: "x" })).toMatchObject(closed);
  expect((await visitor.fetch("/stand-ins/phone/licence")).status).toBe(404);
});
