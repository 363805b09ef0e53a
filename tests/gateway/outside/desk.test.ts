// The clerk's desk: each status is reached only from where it may be; two simultaneous clerks count as one; many rows are paged.

import { expect, test } from "vitest";
import type { Browser } from "../setup/browser.ts";
import {
  askAuthority,
  deskPath,
  matter,
  press,
  refuse,
  returned,
  setAuthorisation,
  submitted,
} from "../setup/desk-work.ts";
import { contentWith } from "../setup/doors.ts";
import { gatewayUnderTest, servedContent } from "../setup/gateway-under-test.ts";

const detail = async (browser: Browser, id: string) => (await browser.call("projectInfo", { id })).data;
const statusOf = async (browser: Browser, id: string) => {
  const { status, reason, dueBy } = await detail(browser, id);
  return [status, reason, dueBy];
};
const ofCompany = () => gatewayUnderTest({ content: contentWith({ companyRequired: true }) });

test("[4.33] a clerk moves a matter along, with its event, and the first move makes the application 办理中", async () => {
  const browser = await (await gatewayUnderTest()).person(1);
  const { id, number } = await submitted(browser);
  expect(await (await browser.fetch(deskPath)).text()).toContain(number);
  expect(await press(browser, id, { matter, action: "办结", from: "待受理" })).toBe(409);
  expect(await press(browser, id, { matter, action: "受理", from: "待受理" })).toBe(303);
  expect(await press(browser, id, { matter, action: "要求补正", from: "办理中" })).toBe(409);
  expect(await press(browser, id, { matter, action: "要求补正", from: "办理中", note: "照片不清楚" })).toBe(
    303,
  );
  const { status, statusNote, dueBy, matters, history } = await detail(browser, id);
  expect([status, statusNote, dueBy]).toEqual(["办理中", "有 1 个事项需要您补正", "2026-12-04"]);
  expect(matters[0]).toMatchObject({ status: "待补正", mendBy: "2026-12-04" });
  expect(
    matters[0].history.map((event: { status: string; note: string }) => [event.status, event.note]),
  ).toEqual([
    ["待受理", "申请已收到"],
    ["办理中", "部门已受理"],
    ["待补正", "照片不清楚"],
  ]);
  expect(history).toEqual([]);
});

test("[9] the days to mend something are the city's working days", async () => {
  const { catalogue, ...served } = servedContent();
  const holidays = [{ name: "市庆", from: "2026-11-23", until: "2026-11-24" }];
  const workCalendar = { "2026": { holidays, workdays: ["2026-11-28"] } };
  const content = { ...served, catalogue: { ...catalogue, workCalendar } };
  const browser = await (await gatewayUnderTest({ content })).person(1);
  const { id } = await submitted(browser);
  await press(browser, id, { matter, action: "受理", from: "待受理" });
  await press(browser, id, { matter, action: "要求补正", from: "办理中", note: "照片不清楚" });
  // Ten days from Friday 20 November: two fall away, and a Saturday is added.
  expect((await detail(browser, id)).matters[0].mendBy).toBe("2026-12-07");
});

test("[4] every matter can be finished at once; the application says so", async () => {
  const browser = await (await gatewayUnderTest()).person(1);
  const { id } = await submitted(browser);
  expect(await press(browser, id, { action: "全部办结", from: "已申请" })).toBe(303);
  const { status, statusNote, matters } = await detail(browser, id);
  expect([status, statusNote]).toEqual(["办理中", `全部 ${matters.length} 个事项已办结`]);
  expect(new Set(matters.map((each: { status: string }) => each.status))).toEqual(new Set(["已办结"]));
  expect(await press(browser, id, { action: "全部办结", from: "办理中" })).toBe(409);
});

test("[4] what every department has finished is neither refused nor asked for a 委托书", async () => {
  const browser = await (await gatewayUnderTest()).person(1);
  const { id, number } = await submitted(browser);
  const offered = async () =>
    [
      ...(await (await browser.fetch(`${deskPath}?q=${number}`)).text()).matchAll(
        /<button name="event" value="[^"]+">([^<]+)/g,
      ),
    ].map(([, action]) => action);
  expect(await offered()).toEqual(expect.arrayContaining(["要求上传委托书", "不予批准"]));
  await press(browser, id, { action: "全部办结", from: "已申请" });
  expect(await offered()).toEqual([]);
  expect(await refuse(browser, id, "办理中")).toBe(409);
  expect(await askAuthority(browser, id, { from: "办理中" })).toBe(409);
});

test("[4.31] 未上传委托书 is asked for with a reason and a date, from 已申请 and 办理中 alone", async () => {
  const browser = await (await gatewayUnderTest()).person(1);
  const { id } = await submitted(browser);
  expect(await askAuthority(browser, id, { note: "" })).toBe(409);
  expect(await askAuthority(browser, id, { dueBy: "2026-11-19" })).toBe(400);
  expect(await askAuthority(browser, id, { dueBy: "2026-11-30" })).toBe(303);
  expect(await statusOf(browser, id)).toEqual(["未上传委托书", "非本人办理", "2026-11-30"]);
  // Nothing moves meanwhile.
  expect(await press(browser, id, { matter, action: "受理", from: "待受理" })).toBe(409);
  expect(await press(browser, id, { action: "全部办结", from: "未上传委托书" })).toBe(409);
  expect(await press(browser, id, { action: "免交委托书", from: "未上传委托书" })).toBe(303);
  expect(await statusOf(browser, id)).toEqual(["已申请", null, null]);
});

test("[4.32] 不予批准 needs a reason, stops everything, and can be taken back", async () => {
  const browser = await (await gatewayUnderTest()).person(1);
  const { id } = await submitted(browser);
  expect(await press(browser, id, { action: "不予批准", from: "已申请" })).toBe(409);
  expect(await refuse(browser, id)).toBe(303);
  expect(await statusOf(browser, id)).toEqual(["不予批准", "车位不在本市", null]);
  expect(await press(browser, id, { matter, action: "受理", from: "待受理" })).toBe(409);
  expect(await askAuthority(browser, id, { from: "不予批准" })).toBe(409);
  expect(await press(browser, id, { action: "撤销不予批准", from: "不予批准" })).toBe(303);
  expect(await statusOf(browser, id)).toEqual(["办理中", null, null]);
});

test("[4.30] 授权过期 comes with the company's decision and goes with it; a person's own application knows none", async () => {
  const gateway = await ofCompany();
  const browser = await gateway.person(1);
  const { id } = await submitted(browser, "CO001");
  expect(await press(browser, id, { action: "收回企业授权", from: "已申请" })).toBe(303);
  const { status, company, companyName, dueBy, promisedBy } = await detail(browser, id);
  expect([status, company, companyName]).toEqual([
    "授权过期",
    { id: "CO001", state: 8 },
    "云澜测试甲科技有限公司",
  ]);
  expect(dueBy).toBe(promisedBy);
  expect(await press(browser, id, { matter, action: "受理", from: "待受理" })).toBe(409);
  expect(await press(browser, id, { action: "收回企业授权", from: "授权过期" })).toBe(409);
  expect((await browser.call("applyAuthorization", { id: "CO001" })).status).toBe(200);
  expect((await statusOf(browser, id))[0]).toBe("授权过期");
  await setAuthorisation(gateway, "CO001", 2);
  expect(await statusOf(browser, id)).toEqual(["已申请", null, null]);

  const own = await (await gatewayUnderTest()).person(1);
  const mine = await submitted(own);
  expect(await press(own, mine.id, { action: "收回企业授权", from: "已申请" })).toBe(409);
});

test("[4] what every department has finished stays so when the company takes its authorisation back", async () => {
  const gateway = await ofCompany();
  const browser = await gateway.person(1);
  const { id } = await submitted(browser, "CO001");
  const open = await submitted(browser, "CO001");
  await press(browser, id, { action: "全部办结", from: "已申请" });
  expect(await press(browser, id, { action: "收回企业授权", from: "办理中" })).toBe(409);
  await setAuthorisation(gateway, "CO001", 8);
  const { status, statusNote, waitsFor, matters } = await detail(browser, id);
  expect([status, statusNote, waitsFor]).toEqual(["办理中", `全部 ${matters.length} 个事项已办结`, null]);
  const { items } = (await browser.call("applications", {})).data;
  const listed = items.map((each: { id: string; status: string }) => [each.id, each.status]);
  expect(Object.fromEntries(listed)).toEqual({ [id]: "办理中", [open.id]: "授权过期" });
});

test("[4] of two clerks at once one moves it", async () => {
  const browser = await (await gatewayUnderTest()).person(1);
  const { id } = await submitted(browser);
  const both = await Promise.all([refuse(browser, id), askAuthority(browser, id)]);
  expect(both.toSorted()).toEqual([303, 409]);
  const { id: other } = await submitted(browser);
  const taken = { matter, action: "受理", from: "待受理" };
  const matters = await Promise.all([press(browser, other, taken), press(browser, other, taken)]);
  expect(matters.toSorted()).toEqual([303, 409]);
  const { matters: after } = await detail(browser, other);
  expect(after[0].history).toHaveLength(2);
});

test("[4] the desk narrows by status and words, and shows ten at a time", async () => {
  const browser = await (await gatewayUnderTest()).person(1);
  const all: { id: string; number: string }[] = [];
  for (let count = 0; count < 12; count++) all.push(await submitted(browser));
  await refuse(browser, all[3]?.id ?? "");
  const shown = async (query: string) => {
    const text = await (await browser.fetch(`${deskPath}?${query}`)).text();
    return all.filter(({ number }) => text.includes(number)).length;
  };
  expect(await shown("")).toBe(10);
  expect(await shown("page=2")).toBe(2);
  expect(await shown("page=99")).toBe(0);
  expect(await shown(`status=${encodeURIComponent("不予批准")}`)).toBe(1);
  expect(await shown(`q=${all[5]?.number}`)).toBe(1);
  expect(await shown(`q=${encodeURIComponent("%")}&page=2`)).toBe(2);
  expect(await shown(`q=${encodeURIComponent("月球")}`)).toBe(0);
});

test("[4] an application that its owner took back is on no desk", async () => {
  const browser = await (await gatewayUnderTest()).person(1);
  const { id, number } = await submitted(browser);
  const { status } = await browser.call("withdrawApplication", { id }, { idempotencyKey: "withdraw-1" });
  expect(status).toBe(200);
  expect(await (await browser.fetch(deskPath)).text()).not.toContain(number);
  expect(await refuse(browser, id)).toBe(409);
  await returned(browser, id);
  expect((await browser.call("projectInfo", { id })).status).toBe(404);
});
