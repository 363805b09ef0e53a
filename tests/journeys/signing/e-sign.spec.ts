// A company's declaration is sealed on the platform of electronic seals, by real redirects there and back, and submitted.
import { expect, type Page, test } from "@playwright/test";
import { comeIn } from "../setup/at-the-doors/come-in.ts";
import { chooseCompany, logIn, press, receiptNumber, watch } from "../setup/person-at-work.ts";
import { type PortalUnderTest, startPortal } from "../setup/portal-under-test.ts";
import { applicationsIn } from "../setup/rows.ts";

const thing = "门头招牌设置一件事";
const company = "云澜测试甲科技有限公司";
const address = "云澜市霁桥镇测试路8号";

let portal: PortalUnderTest;

// Each journey begins without a draft of the previous one.
test.beforeEach(async () => {
  portal = await startPortal("fixtures");
});
test.afterEach(async () => {
  await portal.stop();
});

/** From the guide to the sign step, for a company that has approved the person. */
async function toSign(page: Page): Promise<void> {
  await comeIn(page, portal.origin, "/guide/signboard");
  await press(page, "立即办理");
  const dialog = page.getByRole("dialog").filter({ hasText: company });
  await chooseCompany(dialog, company);
  await dialog.getByRole("button", { name: "以该企业办理" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "填写申请表" })).toBeVisible();
  await page.getByRole("textbox", { name: /^店铺地址/ }).pressSequentially(address);
  await page.getByRole("textbox", { name: /^招牌文字/ }).pressSequentially("霁桥小店");
  await press(page, /^下一步/);
  await expect(page).toHaveURL(/\/sign$/);
  await expect(page.getByRole("heading", { level: 1, name: "请签名" })).toBeFocused();
}

/** Agrees and goes to the platform. */
async function toPlatform(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "我已阅读并同意" }).check();
  await press(page, "前往电子签章平台");
  await expect(page).toHaveURL(/\/stand-ins\/e-sign\?flow=[0-9a-f]{32}$/);
}

const signed = (page: Page) => page.getByRole("heading", { name: "已签名" });
const result = (page: Page, heading: string) => page.getByRole("heading", { level: 1, name: heading });

test("[2.15, 7.33, 7.38] a company's seal is given on the platform, and the declaration goes on with it to the receipt", {
  tag: ["@toESignPage", "@signatureReturn"],
}, async ({ page }) => {
  test.setTimeout(90_000);
  const complaints = watch(page);
  await toSign(page);
  await expect(page.getByRole("radio", { name: /企业电子签章/ })).toBeChecked();
  // Nobody is sent away before they agree to the statement.
  await press(page, "前往电子签章平台");
  await expect(page.getByRole("checkbox", { name: "我已阅读并同意" })).toBeFocused();
  await toPlatform(page);
  for (const text of [company, thing, "门头招牌设置备案", "本人承诺"]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await press(page, "确认签章");
  await expect(page).toHaveURL(/\/signature\/success\?draftId=[0-9a-f]{32}&flowId=[0-9a-f]{32}$/);
  await expect(result(page, "签章成功")).toBeFocused();
  await expect(page).toHaveTitle(/^签名成功/);
  // Still in the declaration: its name and step bar, and no other places of the portal.
  await expect(page.getByRole("banner")).toContainText(thing);
  await expect(page.locator("[aria-current=step]")).toContainText("签名");
  await expect(page.getByRole("navigation", { name: "主导航" })).toHaveCount(0);

  for (const text of [company, "企业电子签章"]) await expect(page.getByRole("main")).toContainText(text);

  await press(page, "继续办理");
  await expect(page).toHaveURL(/\/step\/four$/);
  await press(page, "上一步");
  await expect(page).toHaveURL(/\/sign$/);
  await expect(signed(page)).toBeVisible();
  const records = page
    .getByRole("region", { name: "签章记录" })
    .or(page.locator("[aria-labelledby=seal-records]"));
  await expect(records.getByText("用于本次申报")).toBeVisible();
  const [paper] = await Promise.all([
    page.waitForEvent("popup"),
    records.getByRole("link", { name: /^查看签章文件/ }).click(),
  ]);
  await expect(paper.getByText(company)).toBeVisible();
  await paper.close();

  // Nothing that was filled in is lost.
  await press(page, "上一步");
  await expect(page.getByRole("textbox", { name: /^店铺地址/ })).toHaveValue(address);
  await press(page, /^下一步/);
  await expect(page).toHaveURL(/\/sign$/);
  await press(page, /^下一步/);
  await expect(page).toHaveURL(/\/step\/four$/);
  await press(page, /^下一步/);
  await expect(page).toHaveURL(/\/step\/review$/);
  await expect(page.getByText("企业电子签章").first()).toBeVisible();
  await press(page, "提交申请");
  await receiptNumber(page);
  expect(applicationsIn(portal.dataDir)).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test("[2.13, 7.37, 7.39] refused, given up and failed each say what to do next; the flow that is open is gone on with", {
  tag: ["@jumpSignaturePage", "@getSignHistoryList"],
}, async ({ page }) => {
  test.setTimeout(90_000);
  await toSign(page);
  await toPlatform(page);
  await press(page, "拒绝签章");
  await expect(page).toHaveURL(/\/signature\/refused\?/);
  await expect(result(page, "签章已被拒绝")).toBeFocused();
  await press(page, "返回申报，重新签名");
  const records = page.locator("[aria-labelledby=seal-records]");
  await expect(records.getByRole("listitem")).toHaveText([/已拒绝/]);

  // A person who uses the browser's back button continues the open flow.
  await toPlatform(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/sign$/);
  await expect(records.getByRole("listitem")).toHaveText([/签章中/, /已拒绝/]);
  await records.getByRole("button", { name: /^继续签章/ }).click();
  await expect(page).toHaveURL(/\/stand-ins\/e-sign/);
  await press(page, "签章失败");
  await expect(result(page, "签章未成功")).toBeVisible();
  await press(page, "返回申报，重新签名");
  await toPlatform(page);
  await press(page, "让签章流程过期");
  await expect(page).toHaveURL(/\/signature\/expired\?/);
  await expect(result(page, "签章流程已过期")).toBeVisible();
  await press(page, "返回申报，重新签名");
  await expect(records.getByRole("listitem")).toHaveText([/已过期/, /未成功/, /已拒绝/]);
});

test("[7.33] the platform's server tells of a seal whose person did not come back: the sign step has it all the same", {
  tag: "@signatureTold",
}, async ({ page }) => {
  test.setTimeout(90_000);
  await toSign(page);
  await toPlatform(page);
  await press(page, "签章后留在本页（由平台通知申报）");
  await expect(page.getByText("已通知申报平台，请回到申报页面。")).toBeVisible();
  await page.goto(`${portal.origin}/sign`);
  await expect(signed(page)).toBeVisible();
});

test("[6] the address alone signs nothing: a way back that was tampered with, and a status that is not true", async ({
  page,
}) => {
  test.setTimeout(90_000);
  await toSign(page);
  await toPlatform(page);
  await page.goto(
    `${portal.origin}/api/oneThingDeclare/mobile/web/signature/return?flow=${"0".repeat(32)}&state=x&result=signed&sign=x`,
  );
  await expect(page).toHaveURL(/\/signature\/unknown$/);
  await expect(result(page, "还没有收到签章结果")).toBeVisible();
  await page.goto(`${portal.origin}/signature/success`);
  await expect(page).toHaveURL(/\/signature\/unknown$/);
  await press(page, "返回申报，查看签章记录");
  await expect(page).toHaveURL(/\/sign$/);
  await expect(page.getByRole("button", { name: "前往电子签章平台" })).toBeVisible();
});

test("[2.13] a session that ended meanwhile, and another tab: after the login the draft goes on with its seal", async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  await toSign(page);
  await toPlatform(page);
  await page.context().clearCookies();
  await press(page, "确认签章");
  await expect(result(page, "请重新登录")).toBeVisible();
  const at = page.url();
  await page.getByRole("main").getByRole("button", { name: "登录", exact: true }).click();
  await logIn(page, "测试甲");
  await expect(result(page, "签章成功")).toBeVisible();
  await press(page, "继续办理");
  await expect(page).toHaveURL(/\/step\/four$/);

  // A browser that knows nothing about it opens the draft from the gateway; another person finds nothing.
  const other = await (await browser.newContext()).newPage();
  await other.goto(at);
  await other.getByRole("main").getByRole("button", { name: "登录", exact: true }).click();
  await logIn(other, "测试乙");
  await expect(result(other, "没有正在办理的签名")).toBeVisible();
  await other.context().clearCookies();
  await other.goto(at);
  await other.getByRole("main").getByRole("button", { name: "登录", exact: true }).click();
  await logIn(other, "测试甲");
  await press(other, "继续办理");
  await expect(other).toHaveURL(/\/step\/four$/);
  await press(other, "上一步");
  await expect(signed(other)).toBeVisible();
  await other.context().close();
});

test("[2.13] a status that does not exist is no page, and without a declaration the page says where to go on", async ({
  page,
}) => {
  await page.goto(`${portal.origin}/signature/anything`);
  await expect(result(page, "页面不存在")).toBeVisible();
  await expect(page).toHaveTitle(/^页面不存在/);
  await page.goto(`${portal.origin}/signature/success`);
  await page.getByRole("main").getByRole("button", { name: "登录", exact: true }).click();
  await logIn(page, "测试乙");
  await expect(result(page, "没有正在办理的签名")).toBeFocused();
  await expect(page.getByRole("main").getByRole("link", { name: "我的申报" })).toBeVisible();
});
