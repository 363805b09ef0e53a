// What a citizen reads, and the way on, after a fault in the network, the storage or files (Spec 8).

import { expect, type Page, type Route } from "@playwright/test";
import guideInfo from "../../schemas/contract/calls/guideInfo.json" with { type: "json" };
import listOneThing from "../../schemas/contract/calls/listOneThing.json" with { type: "json" };
import noticeList from "../../schemas/contract/calls/noticeList.json" with { type: "json" };
import serviceList from "../../schemas/contract/calls/serviceList.json" with { type: "json" };
import session from "../../schemas/contract/calls/session.json" with { type: "json" };
import settings from "../../schemas/contract/calls/settings.json" with { type: "json" };
import { brokenStorage } from "./setup/broken-storage.ts";
import { emptyDocuments } from "./setup/empty-documents.ts";
import { hear } from "./setup/hear.ts";
import { holdBack, intercept } from "./setup/intercept.ts";
import { card, chooseTownship, openList, press } from "./setup/person-at-work.ts";
import { test } from "./setup/shared-portal.ts";

test.describe.configure({ mode: "parallel" });

const busy = "网络繁忙，请稍后再试";
const tip = (page: Page) => page.getByRole("dialog", { name: "提示" });
const toast = (page: Page) => page.getByRole("region", { name: "消息" });
const refusal = (status: number, msg: string) => ({ status, json: { code: status, msg, data: null } });
const guide = "/guide/parking";

/** Answers the calls of that path with something else. */
async function instead({ path }: { path: string }, page: Page, answer: Parameters<Route["fulfill"]>[0]) {
  await emptyDocuments(page);
  return intercept(page, `**${path}*`, (route) => route.fulfill(answer));
}

interface Answered {
  title: string;
  answer: Parameters<Route["fulfill"]>[0];
  message: string;
}

const html = { contentType: "text/html", body: "<h1>请先登录无线网络</h1>" };

const answers: Answered[] = [
  {
    title: "a refusal shows the server's own message",
    answer: refusal(500, "系统维护中，请晚上再来"),
    message: "系统维护中，请晚上再来",
  },
  { title: "a 500 without a message", answer: { status: 500, ...html }, message: busy },
  { title: "a 502 of a proxy", answer: { status: 502, ...html }, message: busy },
  { title: "204", answer: { status: 204 }, message: "查无数据" },
  { title: "HTML instead of JSON", answer: html, message: busy },
  { title: "half of the JSON", answer: { body: '{"code":200,"data":{' }, message: busy },
  {
    title: "503 with Retry-After",
    answer: { status: 503, headers: { "retry-after": "30" } },
    message: "当前办理人数较多，请 30 秒后再试",
  },
  {
    title: "429 with Retry-After",
    answer: { status: 429, headers: { "retry-after": "180" } },
    message: "当前办理人数较多，请 3 分钟后再试",
  },
  { title: "413", answer: { status: 413, ...html }, message: "内容过大，请减小后再试" },
];

test.describe("[8] what a failed call tells", () => {
  for (const { title, answer, message } of answers) {
    test(`[8.1–8.5, 8.16] ${title}: 提示 says ${message}`, async ({ page }) => {
      const well = await instead(guideInfo, page, answer);
      await page.goto(guide);
      await expect(tip(page)).toContainText(message);
      await tip(page).getByRole("button", { name: "关闭" }).last().click();
      // The page behind it says so too, and has a way on.
      await expect(page.getByRole("alert")).toContainText("查询失败");
      await expect(page.getByRole("alert")).toContainText(message);
      well();
      await press(page, "重新加载");
      await expect(page.getByText("改革前后对比")).toBeVisible();
    });
  }

  test("[8.7, 8.11] a broken connection: the toast says 请求出错, the page what to do, and a reading call was tried twice", {
    tag: "@short",
  }, async ({ page }) => {
    let tries = 0;
    await emptyDocuments(page);
    const well = await intercept(page, `**${guideInfo.path}`, (route) => {
      tries += 1;
      return route.abort("connectionreset");
    });
    await page.goto(guide);
    await expect(toast(page)).toContainText(`请求出错：${busy}`);
    await expect(page.getByRole("alert")).toContainText("查询失败");
    await expect(tip(page)).toBeHidden();
    expect(tries).toBe(2);
    well();
    await press(page, "重新加载");
  });

  test("[8] the first call of all fails: 提示 offers to try again, and the portal is there", async ({
    page,
  }) => {
    const well = await intercept(page, `**${settings.path}`, (route) => route.abort());
    await page.goto("/tListId");
    await expect(tip(page)).toContainText(busy);
    await expect(toast(page)).toContainText(`请求出错：${busy}`);
    well();
    await tip(page).getByRole("button", { name: "重试" }).click();
    await expect(tip(page)).toBeHidden();
    await expect(page.getByRole("banner")).toContainText("云澜市");
  });

  test("[7.1, 8, 9.1] after 60 seconds without an answer: the toast says 请求出错：等待超时，请稍后再试", async ({
    page,
  }) => {
    await page.clock.install();
    await emptyDocuments(page);
    const asked = page.waitForRequest(`**${guideInfo.path}`);
    await page.route(`**${guideInfo.path}`, () => {});
    const known = page.waitForResponse(`**${session.path}*`);
    await page.goto(guide);
    await Promise.all([asked, known]);
    await page.clock.fastForward(58_000);
    await expect(toast(page)).toBeEmpty();
    await page.clock.fastForward(2_500);
    await expect(toast(page)).toContainText("请求出错：等待超时，请稍后再试");
  });
});

test.describe("[8] lists and what is empty", () => {
  for (const [call, path] of [
    [listOneThing, "/tListId"],
    [serviceList, "/"],
  ] as const) {
    test(`[7.4, 8.12, 8.17] lists that cannot be loaded: at ${path} thingList error is logged, the page says 查询失败`, async ({
      page,
    }) => {
      const logged: string[] = [];
      page.on("console", (message) => logged.push(message.text()));
      await instead(call, page, refusal(500, "系统维护中"));
      await page.goto(path);
      await expect(page.getByRole("alert").first()).toContainText("查询失败");
      await expect.poll(() => logged.join("\n")).toContain("thingList error");
    });
  }

  test("[2.3, 2.24, 8.13, 8.18] an id in the address that is in no list: a warning 暂无该事项", async ({
    page,
  }) => {
    await page.goto("/tListId?tid=OT000");
    await expect(page.getByRole("alert")).toContainText("暂无该事项");
    await expect(page).toHaveURL(/\/tListId$/);
  });

  test("[8.13–8.15] nothing is found: 暂无该事项; the guide has no entry: 暂无相关信息; no list: 暂无数据", async ({
    page,
  }) => {
    await page.goto(`/tListId?q=${encodeURIComponent("月球")}`);
    await expect(page.getByRole("main")).toContainText("暂无该事项");
    await page.goto(guide);
    await expect(page.getByText("暂无相关信息").first()).toBeVisible();
    await instead(listOneThing, page, { json: { code: 200, msg: "", data: [] } });
    await page.goto("/tListId");
    await expect(page.getByRole("main")).toContainText("暂无数据");
  });

  test("[5.2, 8.9] a user-info parameter that cannot be read: 用户信息获取失败，请联系管理员", async ({
    page,
  }) => {
    await page.goto(`/tListId?userInfo=${encodeURIComponent("没有加密的文字")}`);
    await expect(tip(page)).toContainText("用户信息获取失败，请联系管理员");
  });
});

test.describe("[8] storage that fails is only logged", () => {
  for (const [how, breaks] of Object.entries(brokenStorage)) {
    test(`[8.23] storage ${how}: from the list to the form nothing is missed`, async ({ page, cookies }) => {
      await page.context().addCookies(cookies);
      await page.addInitScript(breaks);
      await openList(page);
      await card(page).click();
      await chooseTownship(page, "霁桥镇");
      await expect(page).toHaveURL(guide);
      await press(page, "立即办理");
      await expect(page.getByRole("heading", { level: 1, name: "填写申请表" })).toBeVisible();
      await expect(tip(page)).toBeHidden();
    });
  }
});

test.describe("[8] spinner and grey rows", () => {
  test("[2.49, 3.5, 8] four lists load at once: grey rows in each, and the wait is said once", async ({
    page,
  }) => {
    const said = await hear(page);
    await emptyDocuments(page);
    const asked = page.waitForRequest(`**${serviceList.path}*`);
    await page.route(`**${serviceList.path}*`, () => {});
    await page.goto("/");
    await asked;
    await expect.poll(said).toContain("正在加载，请稍候");
    // The four lists, and the spinner over the page.
    await expect(page.locator("[data-waiting]")).toHaveCount(5);
    expect((await said()).filter((text) => text.includes("正在加载"))).toHaveLength(1);
  });

  test("[2.50, 8.8] the spinner covers the page while a call runs, is said once, keeps no focus and hides no dialog", async ({
    page,
    cookies,
  }) => {
    await page.context().addCookies(cookies);
    await page.clock.install();
    const said = await hear(page);
    await openList(page);
    await expect(page.locator("[data-waiting]")).toHaveCount(0);
    // Anything that follows within a second would count as the same wait.
    await page.clock.fastForward(1_500);
    const before = (await said()).length;
    const answer = await holdBack(page, noticeList.path);
    await card(page).click();
    const spinner = page.getByText("正在加载", { exact: true });
    await expect(spinner).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).not.toHaveCount(0);
    const saidNow = async () => (await said()).slice(before).filter((text) => text.includes("正在加载"));
    await page.clock.fastForward(400);
    await expect.poll(saidNow).toHaveLength(1);
    answer();
    // The dialog stands above the veil, which disappears half a second after the last call.
    await chooseTownship(page, "霁桥镇");
    await expect(spinner).toBeHidden();
  });
});
