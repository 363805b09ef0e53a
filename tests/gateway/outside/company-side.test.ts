// The company's side of an authorisation, and the register of companies: who may act for whom, and who may see the register's entry.

import { expect, test } from "vitest";
import { authorisationLife } from "../../../engine/application/authorisation.ts";
import { isOpenToCompanies } from "../../../gateway/declaring/who-declares.ts";
import { nothingOutside } from "../../../gateway/outside/outside.ts";
import type { Browser } from "../setup/browser.ts";
import { makeDraft, newKey, submit } from "../setup/declarations.ts";
import { contentWith, declarationFor, wholeDraftFor } from "../setup/doors.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";

const path = "/stand-ins/authorisations";

/** The button that leads to that state; of another state, where `from` has none. */
function eventTo(from: number, to: number): string {
  const ways = Object.entries(authorisationLife).flatMap(([state, events]) =>
    Object.entries(events).map(([event, way]) => ({ event, of: Number(state), way })),
  );
  const leading = ways.filter(({ way }) => [way].flat().some((each) => each.to === to));
  return (leading.find(({ of }) => of === from) ?? leading[0])?.event ?? "";
}

/** Presses a button on the company's own page. */
async function decide(browser: Browser, company: string, from: number, to: number, owner = "demo-person-1") {
  const form = new URLSearchParams({ owner, company, from: String(from), event: eventTo(from, to) });
  const response = await browser.fetch(path, {
    method: "POST",
    body: form.toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", origin: browser.origin },
  });
  return response.status;
}

const stateOf = async (browser: Browser, company: string): Promise<number> => {
  const { data } = await browser.call("authorizeList");
  return data.find(({ id }: { id: string }) => id === company).state;
};

const named = ({ items }: { items: { companyName: string | null }[] }) =>
  items.map(({ companyName }) => companyName);

const approvedCode = "91320400MA000TE56T";
const ask = (unifiedSocialCreditCode: string) => ({ unifiedSocialCreditCode });

test("[4] 重新申请 is reviewed by the company and approved, and taken back again", async () => {
  const { person, browser } = await gatewayUnderTest();
  const [one, company] = [await person(1), browser()];
  await one.call("applyAuthorization", { id: "CO005" });
  for (const [from, to] of [
    [0, 1],
    [1, 2],
    [2, 8],
  ] as const) {
    expect(await decide(company, "CO005", from, to)).toBe(303);
    expect(await stateOf(one, "CO005")).toBe(to);
  }
  expect((await one.call("applyAuthorization", { id: "CO005" })).data.state).toBe(0);
});

test("[4] a company refuses, and may let the person apply again", async () => {
  const { person, browser } = await gatewayUnderTest();
  const [one, company] = [await person(1), browser()];
  expect(await decide(company, "CO003", 1, 9)).toBe(303);
  expect(await stateOf(one, "CO003")).toBe(9);
  expect((await one.call("applyAuthorization", { id: "CO003" })).status).toBe(409);
  expect(await decide(company, "CO003", 9, 8)).toBe(303);
  expect((await one.call("applyAuthorization", { id: "CO003" })).data.state).toBe(0);
});

test("[4] no state is skipped, none is decided twice, and nobody's else is touched", async () => {
  const { person, browser } = await gatewayUnderTest();
  const [one, company] = [await person(1), browser()];
  expect(await decide(company, "CO002", 0, 2)).toBe(400);
  expect(await decide(company, "CO002", 1, 2)).toBe(400);
  expect(await decide(company, "CO003", 1, 2, "demo-person-2")).toBe(400);
  const both = await Promise.all([decide(company, "CO003", 1, 2), decide(company, "CO003", 1, 9)]);
  expect(both.toSorted()).toEqual([303, 400]);
  expect(await stateOf(one, "CO002")).toBe(0);
});

test("[4] its page lists every authorisation with its state and what the company can do", async () => {
  const { browser } = await gatewayUnderTest();
  const text = await (await browser().fetch(path)).text();
  for (const words of ["待审核", "审核中", "已通过", "已驳回", "可重新申请", "受理审核", "授权过期"]) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain("测试甲 ·");
});

test("[7.26] the register tells of an approved company, sensitive values masked beside", async () => {
  const { person } = await gatewayUnderTest();
  const { data, status } = await (await person(1)).call("getCompanyInfo", ask(approvedCode));
  expect(status).toBe(200);
  expect(data).toMatchObject({
    companyName: "云澜测试甲科技有限公司",
    unifiedSocialCreditCode: approvedCode,
    operManName: "测试己",
    operManNameText: "测*己",
    operManPhoneNumber: "13800000006",
    operManPhoneNumberText: "138****0006",
    organizationAddress: "云澜市霁桥镇测试路66号3幢201室",
  });
  expect(data.operManCodeText).toBe(`3299${"*".repeat(10)}${data.operManCode.slice(-4)}`);
});

test("[7] the register tells a legal person of its own company", async () => {
  const { person } = await gatewayUnderTest();
  const { data } = await (await person(4)).call("getCompanyInfo", ask("91329900MA0TE5T16U"));
  expect(data).toMatchObject({ companyName: "云澜市测试科技有限公司", operManName: "测试丁" });
});

test("[7] of a company that is not approved, another's or nobody's it tells nothing", async () => {
  const { person, browser } = await gatewayUnderTest();
  const [one, two, four] = [await person(1), await person(2), await person(4)];
  // The companies of 测试甲 in states 0, 1, 9 and 8, and one that has authorised nobody.
  for (const code of [
    "92320400MA00X1Y22Y",
    "93320400NA00000049",
    "91320400MA0000154Y",
    "91320400MA00002770",
  ]) {
    expect([code, (await one.call("getCompanyInfo", ask(code))).status]).toEqual([code, 404]);
  }
  for (const each of [two, four]) {
    expect(await each.call("getCompanyInfo", ask(approvedCode))).toMatchObject({
      status: 404,
      msg: "查无数据",
    });
  }
  expect((await browser().call("getCompanyInfo", ask(approvedCode), { token: null })).status).toBe(401);
});

test("[6] with the authorisation the register's word ends", async () => {
  const { person, browser } = await gatewayUnderTest();
  const [one, company] = [await person(1), browser()];
  await decide(company, "CO001", 2, 8);
  expect((await one.call("getCompanyInfo", ask(approvedCode))).status).toBe(404);
});

test("[7] without a register the call says 暂未开通", async () => {
  const { person, parts } = await gatewayUnderTest();
  const one = await person(1);
  parts.outside.companyRegister = nothingOutside.companyRegister;
  expect((await one.call("getCompanyInfo", ask(approvedCode))).status).toBe(501);
});

test("[6] an application says for which company it was made, and so does its draft", async () => {
  const { person } = await gatewayUnderTest({ content: contentWith({ companyRequired: true }) });
  const one = await person(1);
  const draft = await wholeDraftFor(one, "CO001");
  const before = await one.call("applications");
  expect(named(before.data)).toEqual(["云澜测试甲科技有限公司"]);
  const { data } = await submit(one, draft);
  const after = await one.call("applications");
  expect(named(after.data)).toEqual(["云澜测试甲科技有限公司"]);
  const detail = await one.call("projectInfo", { id: data.id });
  expect(detail.data.companyName).toBe("云澜测试甲科技有限公司");
});

test("[6] what a person declares for themselves names no company", async () => {
  const { person } = await gatewayUnderTest();
  const one = await person(1);
  await makeDraft(one);
  expect(named((await one.call("applications")).data)).toEqual([null]);
});

test("[4.22] a legal person's thing is checked against the services for companies", async () => {
  const closed = await gatewayUnderTest();
  const refused = await (await closed.person(4)).call(
    "editDeclare",
    { declaration: declarationFor("") },
    { idempotencyKey: newKey() },
  );
  expect(refused).toMatchObject({ status: 403, msg: "该事项不面向企业办理，请以个人身份登录后办理" });
  const listed = await gatewayUnderTest({ content: contentWith({ listed: true }) });
  await expect(makeDraft(await listed.person(4), declarationFor(""))).resolves.toMatchObject({ revision: 1 });
});

test("[4] a thing stays among the services for companies when its code is another and the list has the former one", () => {
  const { catalogue, definitions } = contentWith({});
  const definition = definitions.get("parking")?.definition;
  if (!definition) throw new Error("There is no such one-thing.");
  const serviceLists = { ...catalogue.serviceLists, QY: [{ group: "甲", items: ["pile"] }] };
  const renamed = { ...definition, oneThing: { ...definition.oneThing, formerly: ["pile"] } };
  expect(isOpenToCompanies({ ...catalogue, serviceLists }, definition)).toBe(false);
  expect(isOpenToCompanies({ ...catalogue, serviceLists }, renamed)).toBe(true);
});
