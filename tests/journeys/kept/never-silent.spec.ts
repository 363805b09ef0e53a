// Whatever is pressed while nobody answers: a word at the button, a dialog with 重试, and the press goes on when the network is back.

import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { aPhone } from "../setup/at-the-phone.ts";
import { holdBack } from "../setup/intercept.ts";
import { choose, fillForm, press, saving, toForm } from "../setup/person-at-work.ts";
import { type PortalUnderTest, startPortal } from "../setup/portal-under-test.ts";

let portal: PortalUnderTest;
let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  portal = await startPortal("fixtures");
  context = await browser.newContext(aPhone);
  page = await context.newPage();
  await toForm(page, portal.origin, "测试甲");
  await choose(page, "车位性质", "自有固定车位");
  await fillForm(page);
  await expect(saving(page)).toContainText("已保存");
});
test.afterAll(async () => {
  await context.close();
  await portal.stop();
});

const dialog = () => page.getByRole("dialog", { name: "无法继续办理" });
const bar = () => page.getByRole("region", { name: "操作" });
const parkNo = () => page.getByRole("textbox", { name: "车位编号", exact: true });
const edits = "/api/oneThingDeclare/mobile/edit/";

test("[8] while the gateway is slow, the button says 正在保存, and it is announced", async () => {
  await parkNo().fill("A-SLOW");
  const letGo = await holdBack(page, edits);
  await press(page, /^下一步：材料提交/);
  await expect(bar().getByRole("button", { name: "正在保存…" })).toHaveAttribute("aria-disabled", "true");
  await expect(bar().getByRole("status")).toHaveText("正在保存…");
  letGo();
  await expect(page.getByRole("heading", { level: 1, name: "提交材料" })).toBeVisible();
});

test("[look] a phone offers its camera for a paper, and nothing to drag", async () => {
  await expect(page.getByRole("button", { name: /^拍照/ }).first()).toBeVisible();
  await expect(page.getByText("把文件拖到这里", { exact: false })).toHaveCount(0);
  const camera = page.locator("input[type=file][capture=environment]").first();
  await expect(camera).toHaveAttribute("accept", /image\/jpeg/);
  await page.goBack();
});

test("[8] offline, 下一步 opens 无法继续办理 where the eye is, and no red box stays above the step", async () => {
  await context.setOffline(true);
  await parkNo().fill("A-OFFLINE");
  await press(page, /^下一步：材料提交/);
  await expect(dialog()).toBeInViewport();
  await expect(dialog()).toContainText("网络繁忙，请稍后再试");
  await expect(dialog()).toContainText("已填写的内容已保存在本机");
  await expect(dialog().getByRole("button", { name: "重试" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: "网络繁忙" })).toHaveCount(0);
});

test("[8] back online, the press goes on by itself", async () => {
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "提交材料" })).toBeVisible();
  await expect(dialog()).toBeHidden();
  await page.goBack();
  await expect(parkNo()).toHaveValue("A-OFFLINE");
});

test("[8] once the dialog is closed nothing happens unasked: a word stays at the button, and goes when the network is back", async () => {
  await context.setOffline(true);
  await parkNo().fill("A-AGAIN");
  await press(page, /^下一步：材料提交/);
  await dialog().getByRole("button", { name: "关闭" }).last().click();
  await expect(bar()).toContainText("没有完成：网络繁忙，请稍后再试");
  await expect(bar()).toBeInViewport();
  await context.setOffline(false);
  await expect(page.getByRole("region", { name: "消息" })).toContainText(
    "网络已恢复，刚才的操作没有确认完成",
  );
  await expect(bar()).not.toContainText("没有完成");
  await expect(page).toHaveURL(/\/step\/three$/);
  await expect(saving(page)).toContainText("已保存");
});
