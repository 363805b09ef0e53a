// Whatever breaks in the middle of a declaration, nothing that was typed is lost (Spec 8).

import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import getLicense from "../../schemas/contract/calls/getLicense.json" with { type: "json" };
import registerDeclare from "../../schemas/contract/calls/registerDeclare.json" with { type: "json" };
import uploadFile from "../../schemas/contract/calls/uploadFile.json" with { type: "json" };
import { intercept } from "./setup/intercept.ts";
import { pdf } from "./setup/papers.ts";
import {
  choose,
  fillForm,
  logIn,
  press,
  receiptNumber,
  saving as savingOf,
  toForm,
} from "./setup/person-at-work.ts";
import { type PortalUnderTest, startPortal } from "./setup/portal-under-test.ts";
import { applicationsIn, draftsIn, savedElsewhere } from "./setup/rows.ts";

// One declaration meets one fault after the other, as on a bad day.

let portal: PortalUnderTest;
let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  portal = await startPortal("fixtures");
  context = await browser.newContext();
  page = await context.newPage();
  await toForm(page, portal.origin, "测试甲");
  await choose(page, "车位性质", "自有固定车位");
  await fillForm(page);
  await expect(saving()).toContainText("已保存");
});
test.afterAll(async () => {
  await context.close();
  await portal.stop();
});

/** Matches saves of the whole declaration and of a single section. */
const saves = "**/api/oneThingDeclare/mobile/edit/*";

const saving = () => savingOf(page);
const tip = () => page.getByRole("dialog", { name: "提示" });
const parkNo = () => page.getByRole("textbox", { name: "车位编号", exact: true });
const kept = () => draftsIn(portal.dataDir).join("");
/** Any of the tests may be the first to get there. */
async function toMaterials(): Promise<void> {
  if (!page.url().endsWith("/step/four")) await press(page, /^下一步：材料提交/);
  await expect(page.getByRole("heading", { level: 1, name: "提交材料" })).toBeVisible();
}
const upload = (name: string) =>
  page.getByRole("listitem").filter({ hasText: name }).locator("input[type=file]");

test("[8] a save that fails: 未保存，正在重试 without a popup, and it is saved when the gateway is well again", async () => {
  const well = await intercept(page, saves, (route) => route.fulfill({ status: 500, body: "" }));
  await parkNo().fill("A-500");
  await expect(saving()).toContainText("未保存，正在重试");
  await expect(tip()).toBeHidden();
  well();
  await expect.poll(kept, { timeout: 15_000 }).toContain("A-500");
  await expect(saving()).toContainText("已保存");
});

test("[8] the gateway is restarted during a save: nothing is lost, nothing is asked twice", async () => {
  await parkNo().fill("A-RESTART");
  await portal.restart();
  // The longer the gateway was away, the later is the next try: 30 s at most.
  await expect.poll(kept, { timeout: 40_000 }).toContain("A-RESTART");
  await expect(saving()).toContainText("已保存");
  await expect(tip()).toBeHidden();
});

test("[8] offline and online again: what was typed meanwhile is saved at once", async () => {
  await context.setOffline(true);
  await parkNo().fill("A-OFFLINE");
  await expect(saving()).toContainText("未保存，正在重试");
  await parkNo().fill("A-ONLINE");
  await context.setOffline(false);
  await expect.poll(kept).toContain("A-ONLINE");
  await expect(saving()).toContainText("已保存");
});

test("[8] 409: changed elsewhere, the person decides which content stays", async () => {
  savedElsewhere(portal.dataDir);
  await parkNo().fill("A-MINE");
  const dialog = page.getByRole("dialog", { name: "另一处已修改" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: /^保留我的/ }).click();
  await expect(dialog).toBeHidden();
  await expect(parkNo()).toHaveValue("A-MINE");
  await expect.poll(kept).toContain("A-MINE");
});

test("[8] 409: who takes what was saved elsewhere sees it in the box, and goes on from it", async () => {
  savedElsewhere(portal.dataDir);
  await parkNo().fill("A-OLD");
  const dialog = page.getByRole("dialog", { name: "另一处已修改" });
  await dialog.getByRole("button", { name: /^用最新的/ }).click();
  await expect(dialog).toBeHidden();
  await expect(parkNo()).toHaveValue("A-MINE");
  await page.getByRole("textbox", { name: /^车牌号码/ }).fill("测A54321");
  await expect.poll(kept).toContain("测A54321");
  expect(kept()).toContain("A-MINE");
});

test("[8] 401 in the middle of typing: 重新登录 leads back to the form, with everything as it was typed", {
  tag: "@short",
}, async () => {
  await context.clearCookies();
  await parkNo().fill("A-401");
  await expect(tip()).toContainText("登录已失效，请重新登录。您填写的内容已保留，登录后可继续办理。");
  await tip().getByRole("button", { name: "重新登录" }).click();
  await logIn(page, "测试甲");
  await expect(page).toHaveURL(/\/step\/three$/);
  await expect(parkNo()).toHaveValue("A-401");
  await expect.poll(kept).toContain("A-401");
});

test("[8.21] a new release in the middle of a declaration: 页面已更新, and loading anew leads to the same step and answers", {
  tag: "@short",
}, async () => {
  const typedLast = await parkNo().inputValue();
  const well = await intercept(page, /assets\/submit-materials-/, (route) =>
    route.fulfill({ status: 404, body: "" }),
  );
  await press(page, /^下一步：材料提交/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("页面已更新");
  well();
  await press(page, "重新加载");
  await expect(page).toHaveURL(/\/step\/four$/);
  await expect(page.getByRole("heading", { level: 1, name: "提交材料" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/step\/three$/);
  await expect(parkNo()).toHaveValue(typedLast);
});

test("[8] the licence call fails: its own row says so, no popup stands over the page", async () => {
  await toMaterials();
  const refused = { code: 500, msg: "证照库维护中", data: null };
  const well = await intercept(page, `**${getLicense.path}`, (route) =>
    route.fulfill({ status: 500, json: refused }),
  );
  await press(page, /^(同意并|重新)调取/);
  await expect(page.getByText(/^调取没有成功/).first()).toBeVisible();
  await expect(tip()).toBeHidden();
  well();
});

test("[8] the licence call gets no answer at all: a toast says 请求出错：网络繁忙，请稍后再试", async () => {
  await toMaterials();
  let lost = 0;
  const well = await intercept(page, `**${getLicense.path}`, (route) => {
    lost += 1;
    return route.abort();
  });
  await press(page, /^(同意并|重新)调取/);
  // A toast of an earlier fault may still stand there, so the call itself is waited for.
  await expect.poll(() => lost).toBe(1);
  await expect(page.getByRole("region", { name: "消息" })).toContainText("请求出错：网络繁忙，请稍后再试");
  await expect(page.getByRole("button", { name: /^重新调取/ })).toBeVisible();
  await expect(tip()).toBeHidden();
  well();
});

test("[8] an upload that breaks in the middle: the row says 上传失败, and 重新上传 sends it whole", async () => {
  await toMaterials();
  const row = page.getByRole("listitem").filter({ hasText: "车位产权或使用权证明" });
  const well = await intercept(page, `**${uploadFile.path}`, (route) => route.abort("connectionreset"));
  await upload("车位产权或使用权证明").setInputFiles(pdf("车位合同.pdf"));
  await expect(row).toContainText("上传失败");
  await expect(tip()).toBeHidden();
  well();
  await row.getByRole("button", { name: /^重新上传/ }).click();
  await expect(row).toContainText("已上传 1 个文件");
});

test("[8.5] 413 on an upload: the popup says why, and the row after it", async () => {
  await toMaterials();
  const row = page.getByRole("listitem").filter({ hasText: "购车意向协议或行驶证" });
  const well = await intercept(page, `**${uploadFile.path}`, (route) =>
    route.fulfill({ status: 413, body: "" }),
  );
  await upload("购车意向协议或行驶证").setInputFiles(pdf("行驶证.pdf"));
  await expect(tip()).toContainText("内容过大，请减小后再试");
  await tip().getByRole("button", { name: "关闭" }).last().click();
  await expect(row).toContainText("内容过大，请减小后再试");
  well();
  await row.getByRole("button", { name: /^重新上传/ }).click();
  await expect(row).toContainText("已上传 1 个文件");
});

test("[8] the submission arrives but its answer does not: 重试 gives the receipt, and there is one application", async () => {
  await toMaterials();
  await press(page, /^(同意并|重新)调取/);
  await expect(page.getByText("经您同意从电子证照库调取").last()).toBeVisible();
  await press(page, /^下一步/);
  await expect(page).toHaveURL(/\/step\/review$/);
  let tries = 0;
  await page.route(`**${registerDeclare.path}`, async (route) => {
    tries += 1;
    // The portal itself retries once before it shows anything; the whole press is cut off twice.
    if (tries > 4) return route.continue();
    if (tries === 1) await route.fetch();
    return route.abort("connectionreset");
  });
  await press(page, "提交申请");
  const stuck = page.getByRole("dialog", { name: "无法继续办理" });
  await expect(stuck).toContainText("网络繁忙，请稍后再试");
  await expect(stuck).toContainText(/已填写的内容已保存，时间 \d{2}:\d{2}/);
  await stuck.getByRole("button", { name: "关闭" }).last().click();
  await expect(page.getByRole("region", { name: "操作" })).toContainText(
    "申请没有提交：网络繁忙，请稍后再试",
  );
  await press(page, "提交申请");
  await stuck.getByRole("button", { name: "重试" }).click();
  await expect(page).toHaveURL(/\/step\/five$/);
  const number = (await receiptNumber(page)).replaceAll(" ", "");
  expect(applicationsIn(portal.dataDir).map((row) => row.number)).toEqual([number]);
});
