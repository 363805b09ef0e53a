// 我的申报 shows an application in each of the six statuses, and a person follows the way out of each.

import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { calls } from "../../engine/contract/calls.ts";
import { comeIn } from "./setup/at-the-doors/come-in.ts";
import { intercept } from "./setup/intercept.ts";
import { type Citizen, citizen, type Submitted } from "./setup/my-applications/citizen.ts";
import { pdf } from "./setup/papers.ts";
import { watch } from "./setup/person-at-work.ts";
import { type PortalUnderTest, startPortal } from "./setup/portal-under-test.ts";

let portal: PortalUnderTest;
let someone: Citizen;

test.beforeAll(async () => {
  portal = await startPortal("fixtures");
  someone = await citizen(portal.origin);
});
test.afterAll(async () => {
  await portal.stop();
});

const matter = "居民充电桩用电报装";
const groups = (number: string) => number.replace(/(.{4})(?=.)/g, "$1 ");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

interface Action {
  action: string;
  /** Name of a matter; absent for the application as a whole. */
  matter?: string;
  note?: string;
}

/** A clerk opens the desk, finds the application by its number and presses the button. */
async function atTheDesk(context: BrowserContext, number: string, { action, matter: of, note }: Action) {
  const desk = await context.newPage();
  await desk.goto(`${portal.origin}/stand-ins/departments-desk`);
  await desk.getByLabel("编号、事项或企业").fill(number);
  await desk.getByRole("button", { name: "查询" }).click();
  const form = desk.getByRole("form", { name: of ?? number, exact: true });
  if (note) await form.getByLabel("说明").fill(note);
  await form.getByRole("button", { name: action, exact: true }).click();
  await expect(desk.getByRole("heading", { level: 1, name: "部门工作台（模拟）" })).toBeVisible();
  await desk.close();
}

/** Opens the page of an application from the list, as a person would. */
async function open(page: Page, { number }: Submitted, action: string | RegExp): Promise<void> {
  await comeIn(page, portal.origin, "/office/list");
  await page.getByRole("textbox", { name: "按事项、企业或编号查找" }).fill(number);
  await page.getByRole("button", { name: "查找" }).click();
  const row = page.getByRole("listitem").filter({ hasText: groups(number) });
  await row.getByRole("link", { name: action }).click();
  await expect(page).toHaveURL(/\/my\/thing\/[0-9a-f]{32}$/);
}

const next = (page: Page) => page.getByRole("region", { name: "接下来" });
const tag = (page: Page, status: string) => page.getByRole("main").getByText(status, { exact: true }).first();

test("[4.31] 未上传委托书: the reason and the day are told, the paper is uploaded there, and the application goes on", {
  tag: "@handInAuthority",
}, async ({ page, context }) => {
  const complaints = watch(page);
  const made = await someone.submit("A-1");
  await atTheDesk(context, made.number, { action: "要求上传委托书", note: "申请人不能到场" });
  // The home page says that something waits.
  await comeIn(page, portal.origin, "/");
  await expect(page.getByRole("link", { name: /^我的申报 ?\d+ 件待您处理$/ })).toBeVisible();
  await open(page, made, /^上传委托书/);
  await expect(heading(page, "车位充电桩安装一件事")).toBeFocused();
  await expect(next(page)).toContainText("申请人不能到场");
  await expect(next(page)).toContainText(/\d{4}-\d\d-\d\d 前上传，逾期申报自动终止/);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "下载空白委托书" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/授权委托书.*\.pdf$/);

  await page.getByRole("button", { name: "提交委托书" }).click();
  await expect(page.getByText("请先上传委托书")).toBeVisible();
  const chooser = next(page).locator("input[type=file]");
  await chooser.setInputFiles({ ...pdf("委托书.pdf"), buffer: Buffer.from("<html>no PDF</html>") });
  await expect(page.getByText(/“委托书.pdf”的格式不符/)).toBeVisible();
  await chooser.setInputFiles(pdf("委托书.pdf"));
  await expect(next(page).getByRole("button", { name: "预览“委托书.pdf”" }).first()).toBeVisible();
  await page.getByRole("button", { name: "提交委托书" }).click();
  await expect(page.getByText("委托书已提交，申报继续办理")).toBeVisible();
  await expect(tag(page, "已申请")).toBeVisible();
  await expect(heading(page, "车位充电桩安装一件事")).toBeFocused();
  await expect(page.getByRole("listitem").filter({ hasText: "补充提交" })).toContainText("委托书.pdf");
  expect(complaints).toEqual([]);
});

test("[4.32, 7.31] 不予批准: the department's reason is told, and 重新申请 opens a declaration with what was filled in", {
  tag: "@importJsonData",
}, async ({ page, context }) => {
  const complaints = watch(page);
  const made = await someone.submit("A-2");
  await atTheDesk(context, made.number, { action: "不予批准", note: "车位权属证明不清晰" });
  await open(page, made, /^查看原因/);
  await expect(tag(page, "不予批准")).toBeVisible();
  await expect(next(page)).toContainText("车位权属证明不清晰");
  // One's own data, in full.
  const declared = page.getByRole("main");
  await expect(declared).not.toContainText("329900198503121014");
  await page.getByRole("button", { name: "显示完整信息" }).click();
  await expect(declared).toContainText("329900198503121014");
  await page.getByRole("button", { name: "重新申请" }).click();
  await expect(page.getByText("已带入原申报的内容和材料，请核对修改后提交")).toBeVisible();
  await expect(page).toHaveURL(/\/step\/three$/);
  await expect(page.getByRole("textbox", { name: "车位编号", exact: true })).toHaveValue("A-2");
  await page.getByRole("button", { name: /^下一步：材料提交/ }).click();
  await expect(page.getByText("已上传 1 个文件")).toHaveCount(3);
  expect(complaints).toEqual([]);
});

test("[4.33, 7.34] 办理中 with a matter to mend: what and by when is told, and it is registered again on the spot", {
  tag: "@singleReturnRegister",
}, async ({ page, context }) => {
  const complaints = watch(page);
  const made = await someone.submit("A-3");
  await atTheDesk(context, made.number, { action: "要求补正", matter, note: "请补充车位照片" });
  await open(page, made, /^去补正/);
  await expect(next(page)).toContainText("有 1 个事项需要您补正");
  await expect(next(page)).toContainText(/\d{4}-\d\d-\d\d 前补正/);
  await expect(page.getByText("请补充车位照片").first()).toBeVisible();
  const form = page.locator("details", { hasText: matter });
  await form.getByRole("button", { name: "提交补正" }).click();
  await expect(form.getByText("请上传文件或填写说明后再提交")).toBeVisible();
  await form.locator("input[type=file]").setInputFiles(pdf("车位照片.pdf"));
  await expect(form.getByRole("button", { name: "预览“车位照片.pdf”" })).toBeVisible();
  const note = form.getByRole("textbox", { name: "补正说明" });
  await note.fill("已重新拍摄");
  await page.getByRole("searchbox", { name: "搜索一件事" }).pressSequentially("生");
  await expect(note, "a letter in the search box leaves no page").toHaveValue("已重新拍摄");
  await form.getByRole("button", { name: "提交补正" }).click();
  // The matter's own story says the same, folded.
  const told = page.getByRole("region", { name: "消息" });
  await expect(told.getByText("补正材料已提交，等待部门处理")).toBeVisible();
  await expect(next(page)).toContainText(/已办结 0 \/ \d 个事项/);
  await expect(page.getByRole("listitem").filter({ hasText: "补充提交" })).toContainText("已重新拍摄");

  await atTheDesk(context, made.number, { action: "全部办结" });
  await page.reload();
  await expect(next(page)).toContainText("已全部办结");
  expect(complaints).toEqual([]);
});

test("[4.33, 7.34] the page is loaded anew while what a matter lacks is on its way: it arrives without being chosen again, and the words stand", async ({
  page,
  context,
}) => {
  const made = await someone.submit("A-6");
  await atTheDesk(context, made.number, { action: "要求补正", matter, note: "请补充车位照片" });
  await open(page, made, /^去补正/);
  const form = page.locator("details", { hasText: matter });
  const note = form.getByRole("textbox", { name: "补正说明" });
  await note.fill("已重新拍摄");
  const uploads = `**${calls.uploadFile.path}`;
  await intercept(page, uploads, () => {}, 1);
  await Promise.all([
    page.waitForRequest(uploads),
    form.locator("input[type=file]").setInputFiles(pdf("车位照片.pdf", 400_000)),
  ]);
  page.on("dialog", (dialog) => void dialog.accept());
  const again = page.getByRole("region", { name: "消息" }).getByText("已恢复上次未保存的内容");
  await Promise.all([again.waitFor(), page.reload()]);
  const arrived = form.getByRole("button", { name: "预览“车位照片.pdf”" });
  await expect(arrived).toBeVisible();
  await expect(note).toHaveValue("已重新拍摄");
  // What has arrived is kept as well.
  await page.reload();
  await expect(arrived).toBeVisible();
  await form.getByRole("button", { name: "提交补正" }).click();
  const handedIn = page.getByRole("listitem").filter({ hasText: "补充提交" });
  await expect(handedIn).toContainText("已重新拍摄");
  await expect(handedIn).toContainText("车位照片.pdf");
});

test("[4.30] 授权过期: the authorisation is applied for again, and when the company gives it the application goes on", async ({
  page,
  context,
}) => {
  const complaints = watch(page);
  const made = await someone.submitFor("CO001");
  await atTheDesk(context, made.number, { action: "收回企业授权" });
  await open(page, made, /^恢复授权/);
  await expect(tag(page, "授权过期")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("云澜测试甲科技有限公司");
  await page.getByRole("button", { name: "重新申请授权" }).click();
  await expect(page.getByText("已重新申请授权，请等待企业审核")).toBeVisible();
  await expect(next(page)).toContainText("等待企业确认");

  const company = await context.newPage();
  await company.goto(`${portal.origin}/stand-ins/authorisations`);
  for (const action of ["受理审核", "通过"]) {
    const button = company.getByRole("button", { name: `云澜测试甲科技有限公司：${action}` });
    await button.click();
    // The desk's answer, without the step that was taken: a tab that is closed before takes it back.
    await expect(button).toBeHidden();
  }
  await company.close();
  await page.getByRole("button", { name: "刷新授权状态" }).click();
  await expect(tag(page, "已申请")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("[4.34, 4.35] 已申请 is taken back and becomes a 暂存件; a 暂存件 is gone on with, or deleted after a question", {
  tag: ["@withdrawApplication", "@withdrawDraft"],
}, async ({ page }) => {
  const complaints = watch(page);
  const made = await someone.submit("A-5");
  await open(page, made, /^查看详情/);
  await page.getByRole("button", { name: "撤回申报" }).click();
  const question = page.getByRole("dialog", { name: "撤回申报" });
  await expect(question).toContainText("编号作废");
  await question.getByRole("button", { name: "撤回申报" }).click();
  await expect(page.getByText("申报已撤回，内容已转为暂存件")).toBeVisible();
  await expect(page).toHaveURL(/\/office\/list$/);

  await page.getByRole("link", { name: /^暂存件 \d/ }).click();
  await expect(page.getByRole("link", { name: /^暂存件 \d/ })).toHaveAttribute("aria-current", "true");
  const drafts = page.getByRole("main").getByRole("listitem").filter({ hasText: "保存" });
  await expect(drafts.first()).toBeVisible();
  const before = await drafts.count();
  await drafts.first().getByRole("link", { name: "车位充电桩安装一件事" }).click();
  await expect(next(page)).toContainText("长期保存，可随时继续");
  await page.getByRole("button", { name: "继续填写" }).click();
  await expect(page.getByRole("textbox", { name: "车位编号", exact: true })).toHaveValue("A-5");

  // The list is where it was left, with the same status.
  await page.goto(`${portal.origin}/office/list?status=${encodeURIComponent("暂存件")}`);
  await drafts.first().getByRole("button", { name: /^删除/ }).click();
  const dialog = page.getByRole("dialog", { name: "删除暂存件" });
  await dialog.getByRole("button", { name: "取消" }).click();
  await expect(drafts).toHaveCount(before);
  await drafts.first().getByRole("button", { name: /^删除/ }).click();
  await dialog.getByRole("button", { name: "删除" }).click();
  await expect(page.getByText("暂存件已删除")).toBeVisible();
  await expect(drafts).toHaveCount(before - 1);
  expect(complaints).toEqual([]);
});

test("[1.14, 3.3, 4] many applications come a page at a time, and the way back from one leads to where it was", {
  tag: "@short",
}, async ({ page }) => {
  test.setTimeout(120_000);
  const other = await citizen(portal.origin, "demo-person-2");
  for (let count = 0; count < 11; count++) await other.submit(`B-${count}`);
  const complaints = watch(page);
  await comeIn(page, portal.origin, "/office/list", "demo-person-2");
  const rows = page.getByRole("main").getByRole("listitem").filter({ hasText: "编号" });
  await expect(page.getByText("共 11 件，第 1 / 2 页")).toBeVisible();
  await expect(rows).toHaveCount(10);
  await page.getByRole("link", { name: /^已申请 11/ }).click();
  await page.getByRole("link", { name: "下一页" }).click();
  await expect(page.getByText("共 11 件，第 2 / 2 页")).toBeVisible();
  await expect(rows).toHaveCount(1);
  await rows.getByRole("link", { name: /^查看详情/ }).click();
  await expect(heading(page, "车位充电桩安装一件事")).toBeVisible();
  // The state survives a reload.
  await page.reload();
  await page.getByRole("navigation", { name: "当前位置" }).getByRole("link", { name: "我的申报" }).click();
  await expect(page.getByText("共 11 件，第 2 / 2 页")).toBeVisible();
  await page.getByRole("link", { name: /^不予批准 0/ }).click();
  await expect(page.getByText("暂无数据")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("[2.6, 8.16] an id that is none is told on the page, without a popup", async ({ page }) => {
  await comeIn(page, portal.origin, "/office/list");
  await expect(heading(page, "我的申报")).toBeVisible();
  for (const id of ["nothing", "0".repeat(32), "%E4%B8%8D", "a".repeat(100)]) {
    await page.goto(`${portal.origin}/my/thing/${id}`);
    await expect(heading(page, "查无数据")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});
