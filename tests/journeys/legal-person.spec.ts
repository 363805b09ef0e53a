// Legal persons log in by QR code, declare for their company, and leave nothing behind for each other.
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { calls } from "../../engine/contract/calls.ts";
import {
  account,
  answerOnPhone,
  company,
  legalDialog,
  logOut,
  openLegalLogin,
  otherCompany,
} from "./setup/at-the-phone.ts";
import { chooseTownship, press, watch } from "./setup/person-at-work.ts";
import { type PortalUnderTest, startPortal } from "./setup/portal-under-test.ts";
import { applicationsIn } from "./setup/rows.ts";

// With the motion that most citizens see.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const state = "**/api/ucenter/authc/ebl/getQrCodeState*";
const address = "云澜市霁桥镇测试路6号";

let portal: PortalUnderTest;
let phone: BrowserContext;

test.beforeAll(async () => {
  portal = await startPortal("fixtures");
});
test.afterAll(async () => {
  await portal.stop();
});
test.beforeEach(async ({ browser }) => {
  phone = await browser.newContext();
});
test.afterEach(async () => {
  await phone.close();
});

/** From the guide of a company's affair past everything that comes before the login. */
async function applyForCompany(page: Page): Promise<void> {
  await page.goto(`${portal.origin}/guide/canteen`);
  await press(page, "立即办理");
  await press(page, "已了解，继续办理");
  await press(page, "已了解，继续办理");
}

async function logInAs(page: Page, chosen: string): Promise<void> {
  const dialog = legalDialog(page);
  await answerOnPhone(phone, dialog, "确认登录", chosen);
  await expect(dialog.getByText("已确认").first()).toBeVisible();
  await expect(dialog).toBeHidden();
}

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

test("[1.3, 2.48, 4.6, 4.8, 6.2, 7.6, 7.7, 7.9, 7.10] a legal person scans, is shown in the header, declares for the company and logs out", {
  tag: ["@getEblCode", "@getQrCodeState", "@eBusinessLicenseLogin", "@commonUserFindById"],
}, async ({ page }) => {
  test.setTimeout(120_000);
  const complaints = watch(page);
  await applyForCompany(page);
  const choice = page.getByRole("dialog", { name: "请先登录" });
  await choice.getByRole("button", { name: /^法人登录/ }).click();
  await expect(legalDialog(page)).toContainText("请使用电子营业执照 App 或小程序扫码");
  await logInAs(page, company);
  // The handling continues by itself where the person was.
  await expect(page).toHaveURL(`${portal.origin}/guide/canteen`);
  await press(page, "确定");
  await chooseTownship(page, "霁桥镇");
  await expect(page).toHaveURL(/\/step\/three$/);

  await expect(page.getByRole("main").getByText(company).first()).toBeVisible();
  await page.getByRole("textbox", { name: /^食堂地址/ }).fill(address);
  await page.getByRole("textbox", { name: /^就餐座位数/ }).fill("80");
  await press(page, /^下一步/);
  await expect(page).toHaveURL(/\/step\/review$/);
  await press(page, "提交申请");
  await expect(page.getByRole("heading", { level: 1, name: "申请已提交" })).toBeFocused();
  expect(applicationsIn(portal.dataDir).map(({ formData }) => formData)).toEqual([
    expect.objectContaining({
      instanceId: "demo-company-1",
      shxydm: "91329900MA0TE5T16U",
      applicantName: "测试丁",
      canteenAddress: address,
    }),
  ]);

  await expect(account(page)).toContainText(company);
  await expect(account(page)).toContainText("法人");
  await page.goto(portal.origin);
  await expect(account(page)).toContainText("法人");
  await expect(page.getByRole("main").getByRole("link", { name: /办事$/ })).toHaveText([
    "企业办事",
    "个人办事",
  ]);
  await logOut(page);
  expect(await stored(page)).toBe("{}");
  await page.goto(`${portal.origin}/office/list`);
  await expect(page.getByText("登录后可查看您的申报和暂存件。")).toBeVisible();
  await page.getByRole("button", { name: "法人登录", exact: true }).click();
  await logInAs(page, otherCompany);
  await expect(account(page)).toContainText(otherCompany);
  await expect(page.getByText("单位食堂开办一件事")).toBeHidden();
  expect(complaints).toEqual([]);
});

test("[4] what the phone says is told: refused, failed, then confirmed with another code", async ({
  page,
}) => {
  await page.goto(`${portal.origin}/tListId`);
  const dialog = await openLegalLogin(page);
  await answerOnPhone(phone, dialog, "拒绝登录");
  await expect(dialog.getByText("您在手机上拒绝了登录").first()).toBeVisible();
  await dialog.getByRole("button", { name: "重新扫码" }).click();
  await answerOnPhone(phone, dialog, "核验失败（执照无效）");
  await expect(dialog.getByText("电子营业执照核验未通过")).toBeVisible();
  await dialog.getByRole("button", { name: "重新扫码" }).click();
  await answerOnPhone(phone, dialog, "确认登录", otherCompany);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${portal.origin}/tListId`);
  await expect(account(page)).toContainText(otherCompany);
  await expect(account(page)).toBeFocused();
});

test("[4.10, 9.4] a code that the phone ends is replaced; the next one is asked for anew every 2 s, stays, and logs in", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${portal.origin}/tListId`);
  const dialog = await openLegalLogin(page);
  const picture = dialog.getByRole("img", { name: /^法人登录二维码/ });
  const first = await picture.getAttribute("src");
  await answerOnPhone(phone, dialog, "让二维码失效");
  await expect(dialog.getByRole("status")).toHaveText("二维码已失效，已换成新的，请重新扫码");
  await expect(picture).not.toHaveAttribute("src", first ?? "");
  const second = await picture.getAttribute("src");

  await expect(dialog.getByRole("timer")).toHaveText(/^二维码 4 分 5\d 秒 后自动更换$/);
  const asked = () => page.waitForResponse((response) => response.url().includes(calls.getEblCode.path));
  const again = asked();
  await page.clock.fastForward(240_000);
  await again;
  await asked();
  await expect(dialog.getByRole("timer")).toHaveText(/^二维码 (1 分 \d|5\d) 秒 后自动更换$/);
  await expect(picture).toHaveAttribute("src", second ?? "");
  await answerOnPhone(phone, dialog, "确认登录");
  await expect(dialog).toBeHidden();
  await expect(account(page)).toContainText(company);
});

test("[4.9, 8.22] a poll that fails is retried after 3 s, its reason told once in the popup; closed, nothing is polled any more", async ({
  page,
}) => {
  await page.goto(`${portal.origin}/tListId`);
  let polls = 0;
  await page.route(state, (route) => {
    polls += 1;
    return polls <= 2 ? route.fulfill({ status: 502, body: "" }) : route.continue();
  });
  const dialog = await openLegalLogin(page);
  const told = page.getByRole("dialog", { name: "提示" });
  await expect(told).toContainText("网络繁忙，请稍后再试");
  await told.getByRole("button", { name: "关闭" }).last().click();
  await page.waitForResponse((response) => response.url().includes("getQrCodeState") && response.ok());
  await expect(dialog).toContainText("请使用电子营业执照 App 或小程序扫码");
  await expect(told).toBeHidden();
  expect(polls).toBeGreaterThanOrEqual(3);

  await page.clock.install();
  await dialog.getByRole("button", { name: "关闭" }).click();
  await expect(page.getByRole("button", { name: "登录", exact: true })).toBeFocused();
  const before = polls;
  await page.clock.fastForward(30_000);
  await openLegalLogin(page);
  expect(polls).toBe(before);
});

test("[6] another legal person in the same page finds nothing of the first: no draft, no data", {
  tag: "@short",
}, async ({ page, context }) => {
  test.setTimeout(90_000);
  await applyForCompany(page);
  await page
    .getByRole("dialog", { name: "请先登录" })
    .getByRole("button", { name: /^法人登录/ })
    .click();
  await logInAs(page, company);
  await press(page, "确定");
  await chooseTownship(page, "望岫街道");
  const box = page.getByRole("textbox", { name: /^食堂地址/ });
  await box.fill(address);
  await expect(page.getByText(/^已保存/).first()).toBeVisible();
  expect(await stored(page)).toContain("测试丁");

  // The session ends while the page is open; what is typed then cannot be saved.
  await context.clearCookies();
  await box.fill(`${address}新`);
  const popup = page.getByRole("dialog", { name: "提示" });
  await popup.getByRole("button", { name: "重新登录" }).click();
  await logInAs(page, otherCompany);
  await expect(page).toHaveURL(/\/tListId/);
  await expect(account(page)).toContainText(otherCompany);
  for (const trace of [address, "测试丁", "91329900MA0TE5T16U", "demo-person-4"]) {
    expect(await stored(page)).not.toContain(trace);
    expect(await page.content()).not.toContain(trace);
  }
  await page.goto(`${portal.origin}/office/list`);
  await expect(page.getByText("办理一件事后，可以在这里查看进度和暂存件。")).toBeVisible();
  expect(await page.content()).not.toContain("单位食堂开办一件事");
});
