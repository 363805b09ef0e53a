// A person leaves a draft, and the portal comes back as a new release with other content over the same data: what is reported, what stays, and where old addresses lead.
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { newCode, newRelease, type Release } from "./setup/new-release.ts";
import { pdf } from "./setup/papers.ts";
import {
  choose,
  chooseTownship,
  fillForm,
  press,
  receiptNumber,
  saving,
  thing,
  toForm,
  watch,
} from "./setup/person-at-work.ts";
import { type PortalUnderTest, startPortal } from "./setup/portal-under-test.ts";
import { applicationsIn } from "./setup/rows.ts";

// One release is enough for all, and later tests build on earlier ones.
test.describe.configure({ mode: "serial" });

let portal: PortalUnderTest;
let release: Release;
let context: BrowserContext;
let page: Page;
let complaints: string[];

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const upload = (name: string) =>
  page.getByRole("listitem").filter({ hasText: name }).locator("input[type=file]");

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  release = newRelease();
  portal = await startPortal("fixtures");
  context = await browser.newContext();
  page = await context.newPage();
  complaints = watch(page);
  await toForm(page, portal.origin);
  await choose(page, "车位性质", "公共共享车位");
  await fillForm(page);
  await field("车位产权人").fill("测试戊");
  await press(page, /^下一步：材料提交/);
  await press(page, /^同意并调取/);
  await expect(page.getByText("经您同意从电子证照库调取").last()).toBeVisible();
  await upload("车位产权或使用权证明").setInputFiles(pdf("车位合同.pdf"));
  await upload("购车意向协议或行驶证").setInputFiles(pdf("行驶证.pdf"));
  await expect(page.getByText("已上传 1 个文件")).toHaveCount(2);
  await expect(saving(page)).toContainText("已保存");
  // Requests of the tab to a stopped portal are not the portal's fault.
  await page.waitForLoadState("networkidle");
  await page.goto("about:blank");
  await portal.restart(release);
});
test.afterAll(async () => {
  await context?.close();
  await portal?.stop();
  release?.remove();
});

test("[3, 10.11] a draft of a former version: what changed is told in words, each part leads to its place, what moved stands, and it is submitted", async () => {
  test.setTimeout(120_000);
  await page.goto(`${portal.origin}/office/list`);
  await page.getByRole("button", { name: /^继续填写/ }).click();
  const dialog = page.getByRole("dialog", { name: "办理内容有更新" });
  await expect(dialog).toBeVisible();
  const part = (name: string) => dialog.getByRole("region", { name });
  await expect(part("需要重新填写")).toContainText("车位性质");
  await expect(part("新增的必填内容")).toContainText("请填写传真");
  await expect(part("不再填写的内容")).toContainText("车位产权人");
  await expect(dialog).not.toContainText("车位编号");
  await expect(dialog).not.toContainText("行驶证");

  await part("新增的必填内容").getByRole("button", { name: "传真" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/step\/three$/);
  await expect(field("传真")).toBeFocused();
  await expect(field("车位编号")).toHaveValue("B2-118");
  await page.keyboard.type("0000-86120000");
  await page.keyboard.press("Tab");
  // The question is at the top, where the page's header must not cover it.
  await page.evaluate(() => window.scrollTo(0, 0));
  await choose(page, "车位性质", "自有固定车位");
  await expect(field("车位产权人")).toBeHidden();
  await press(page, /^下一步：材料提交/);
  await expect(page.getByText("已上传 1 个文件")).toHaveCount(2);
  await press(page, /^下一步/);
  await expect(page).toHaveURL(/\/step\/review$/);
  await expect(page.getByRole("definition").filter({ hasText: "行驶证.pdf" })).toBeVisible();
  await press(page, "提交申请");
  await expect(page).toHaveURL(/\/step\/five$/);
  const number = await receiptNumber(page);

  const [application] = applicationsIn(portal.dataDir);
  expect(application?.number).toBe(number.replaceAll(" ", ""));
  expect(application?.formData).toMatchObject({ placeNo: "B2-118", fax: "0000-86120000", parkKind: "1" });
  for (const gone of ["parkNo", "parkOwner"]) expect(application?.formData).not.toHaveProperty(gone);
  await page.goto(`${portal.origin}/office/list`);
  await page.getByRole("link", { name: new RegExp(`查看详情.*${thing}`) }).click();
  for (const value of [number, "B2-118", "0000-86120000", "行驶证.pdf"])
    await expect(page.getByText(value).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test("[2, 10.12] a one-thing under another code: its old guide and its old id in a link lead to the new one", async () => {
  const today = `${portal.origin}/guide/${newCode}`;
  await page.goto(`${portal.origin}/guide/parking`);
  await expect(page).toHaveURL(today);
  await expect(page.getByRole("heading", { level: 1, name: thing })).toBeVisible();
  await page.goto(`${portal.origin}/tListId?tid=parking`);
  await chooseTownship(page, "霁桥镇");
  await expect(page).toHaveURL(today);
  expect(complaints).toEqual([]);
});

test("[2, 10.12] a one-thing that has retired says so on its guide, is not begun, and leads to what takes its place", async () => {
  await page.goto(`${portal.origin}/guide/signboard`);
  await expect(page.getByRole("main")).toContainText("2026年1月1日起停止办理：已并入新居入住");
  await expect(page.getByRole("button", { name: "立即办理" })).toHaveCount(0);
  await page.getByRole("link", { name: "改办“新居入住一件事”" }).first().click();
  await expect(page).toHaveURL(`${portal.origin}/guide/household`);
  await expect(page.getByRole("heading", { level: 1, name: "新居入住一件事" })).toBeVisible();
  expect(complaints).toEqual([]);
});
