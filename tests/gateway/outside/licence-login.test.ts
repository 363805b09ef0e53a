// The legal person's login: a QR code for this browser only, the phone's answers to it, and an auth code that works once.

import { expect, test } from "vitest";
import { pngSize } from "../../../gateway/files/png-size.ts";
import type { Browser } from "../setup/browser.ts";
import { makeDraft, submit } from "../setup/declarations.ts";
import { contentWith, declarationFor, wholeDraftFor } from "../setup/doors.ts";
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

const phone = (handset: Browser, qrText: string, answer: string, person = company): Promise<number> =>
  handset.licencePhone(qrText, answer, person);

const stateOf = (browser: Browser, qrUid: string) => browser.call("getQrCodeState", { qrUid });

test("[3.45, 7.6] a visitor gets a QR code: a PNG in Base64, its id, what it says and for how long", async () => {
  const { browser } = await gatewayUnderTest();
  const code = await codeOf(browser());
  const picture = Buffer.from(code.qrCodeImageBase64, "base64");
  const size = pngSize(picture);
  expect(size?.width).toBeGreaterThan(200);
  expect(size?.height).toBe(size?.width);
  expect(code.qrText).toBe(`${origin}/stand-ins/phone/licence?code=${code.qrUid}`);
  expect(code.validSeconds).toBe(300);
});

test("[4.10] a session gets the same code until it is over, ended by the phone or used; another session gets its own", async () => {
  const { browser, clock } = await gatewayUnderTest();
  const visitor = browser();
  const first = await codeOf(visitor);
  clock.advance(2000);
  expect(await codeOf(visitor)).toEqual({ ...first, validSeconds: first.validSeconds - 2 });
  expect((await codeOf(browser())).qrUid).not.toBe(first.qrUid);

  // Scanned and confirmed, until the page has made use of it.
  await phone(browser(), first.qrText, "confirmed");
  expect((await codeOf(visitor)).qrUid).toBe(first.qrUid);
  await stateOf(visitor, first.qrUid);
  expect((await codeOf(visitor)).qrUid).toBe(first.qrUid);

  const other = browser();
  const refused = await codeOf(other);
  await phone(browser(), refused.qrText, "refused");
  expect((await stateOf(other, refused.qrUid)).status).toBe(410);
  const next = await codeOf(other);
  expect(next.qrUid).not.toBe(refused.qrUid);
  clock.advance(next.validSeconds * 1000);
  expect(await codeOf(other)).toMatchObject({
    qrUid: expect.not.stringMatching(next.qrUid),
    validSeconds: 300,
  });
});

test("[4.7, 7.7, 7.9] the state is '0' until the phone confirms, then '1' with an auth code", async () => {
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
  const id = await visitor.logInByLicence(company);
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

test("[6.1] the type of user is the login's: the same person is a person by the provincial login and a legal person by the licence's, in two browsers at once", async () => {
  const { browser } = await gatewayUnderTest();
  const [at, legal] = [browser(), browser()];
  await legal.logInByLicence(company);
  await at.logIn(company);
  const person = { id: company, userType: "personal", entLicenseSn: "", company: null };
  const forCompany = { id: company, userType: "enterprise", entLicenseSn: "DEMO-EBL-0004" };
  expect((await at.call("userGet")).data).toMatchObject(person);
  expect((await at.call("session")).data.user).toMatchObject(person);
  expect((await legal.call("userGet")).data).toMatchObject(forCompany);
  // One browser goes in by both doors, one after the other.
  await at.logInByLicence(company);
  expect((await at.call("userGet")).data).toMatchObject(forCompany);
  await at.logIn(company);
  expect((await at.call("commonUserFindById", { id: company })).data).toMatchObject(person);
});

test("[6.1] each login sees what was declared by it: a licence's for its company, a person's for themselves", async () => {
  const { browser } = await gatewayUnderTest({ content: contentWith({ listed: true }) });
  const one = browser();
  const seen = async () => (await one.call("applications")).data.items.map(({ id }: { id: string }) => id);
  await one.logInByLicence(company);
  const theirs = await makeDraft(one, declarationFor(""));
  const { data: receipt } = await submit(one, await wholeDraftFor(one, ""));
  await one.logIn(company);
  expect(await seen()).toEqual([]);
  const own = await makeDraft(one);
  expect(await seen()).toEqual([own.draftId]);
  for (const id of [theirs.draftId, receipt.id])
    expect(await one.call("projectInfo", { id })).toMatchObject({ status: 404 });
  expect(await one.call("draft", { draftId: theirs.draftId })).toMatchObject({ status: 403 });
  await one.logInByLicence(company);
  expect((await seen()).toSorted()).toEqual([theirs.draftId, receipt.id].toSorted());
  expect(await one.call("draft", { draftId: own.draftId })).toMatchObject({ status: 403 });
  expect(await one.call("projectInfo", { id: own.draftId })).toMatchObject({ status: 404 });
});

test("[6] an auth code of the licence is none at the provincial login", async () => {
  const { browser } = await gatewayUnderTest();
  const visitor = browser();
  const authCode = await visitor.licenceCode(company);
  expect(await visitor.call("jszwfwLogin", { authCode })).toMatchObject({ status: 401 });
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
  const authCode = await visitor.licenceCode(company);
  expect((await visitor.call("eBusinessLicenseLogin", { authCode })).status).toBe(200);
  expect(await visitor.call("eBusinessLicenseLogin", { authCode })).toMatchObject({
    status: 401,
    msg: "登录凭证已失效，请重新登录",
  });
  const late = browser();
  const second = await late.licenceCode(company);
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
  const { person } = await gatewayUnderTest();
  const one = await person(1);
  const stolen = new Map(one.cookies);
  const token = one.token;
  await one.logInByLicence("demo-person-5");
  expect((await one.call("session")).data.user.company.companyName).toBe("云澜市样例制造有限公司");
  for (const [name, value] of stolen) one.cookies.set(name, value);
  expect((await one.call("userGet", {}, { token })).status).toBe(401);
});

test("[6, 7.10] by an id one finds only oneself", async () => {
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

test("[6.8, 7] in production, without an adapter, the login says 暂未开通", async () => {
  const { browser } = await gatewayUnderTest({ production: true });
  const visitor = browser();
  await visitor.settings();
  const closed = { status: 501, msg: "该功能暂未开通" };
  expect(await visitor.call("getEblCode")).toMatchObject(closed);
  expect(await visitor.call("eBusinessLicenseLogin", { authCode: "x" })).toMatchObject(closed);
  expect((await visitor.fetch("/stand-ins/phone/licence")).status).toBe(404);
});
