// A person handles 车位充电桩安装 from the first click to the receipt, and finds it again after a restart.
import { expect, test } from "@playwright/test";
import { pdf, photograph } from "./setup/papers.ts";
import {
  choose,
  fillForm,
  logIn,
  openList,
  press,
  receiptNumber,
  scrolledWhenFirstDrawn,
  thing,
  toGuide,
  typed,
  watch,
} from "./setup/person-at-work.ts";
import { type PortalUnderTest, startPortal } from "./setup/portal-under-test.ts";
import { applicationsIn, draftsIn } from "./setup/rows.ts";

// With the motion that most citizens see.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

let portal: PortalUnderTest;

test.beforeAll(async () => {
  portal = await startPortal("fixtures");
});
test.afterAll(async () => {
  await portal.stop();
});

test("[1.1, 1.2, 1.7, 1.10, 1.13, 1.14, 2.43, 3.16, 3.41, 3.42, 4, 5, 7.5, 7.15, 7.25, 7.27, 7.35, 7.43, 9.19] a person handles 车位充电桩安装 from the list to the receipt, and finds it after a restart", {
  tag: [
    "@short",
    "@settings",
    "@sign",
    "@session",
    "@getTicketBySign",
    "@listOneThing",
    "@areaProject",
    "@guideInfo",
    "@noticeList",
    "@editDeclare",
    "@getLicense",
    "@uploadFile",
    "@registerDeclare",
    "@applications",
    "@projectInfo",
    "@logout",
  ],
}, async ({ page }) => {
  test.setTimeout(120_000);
  const complaints = watch(page);
  await toGuide(page, portal.origin);
  await expect(page).toHaveURL(`${portal.origin}/guide/parking`);
  await expect(page.getByText("改革前后对比")).toBeVisible();
  await expect(page.getByText("暂无相关信息")).toBeVisible();

  await press(page, "立即办理");
  await expect(page).toHaveURL(/\/step\/three$/);
  await expect(page.getByRole("heading", { level: 1, name: "填写申请表" })).toBeFocused();

  // A question chooses the matters and fills the field that would ask the same again.
  await choose(page, "车位性质", "公共共享车位");
  await expect(page.getByText("已选 4 个事项")).toBeVisible();
  await choose(page, "车位性质", "长期租赁车位");
  await expect(page.getByText("已选 3 个事项")).toBeVisible();
  await expect(page.getByLabel("车位产权人")).toBeVisible();
  await expect(page.getByLabel("租赁到期日").first()).toBeVisible();
  await choose(page, "车位性质", "自有固定车位");
  await expect(page.getByLabel("车位产权人")).toBeHidden();

  // Going on without filling anything in names every problem, with a link to each.
  await press(page, /^下一步：材料提交/);
  const summary = page.getByRole("alert").filter({ hasText: /处需要修改|项没有填/ });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^错误：/);
  await summary.getByRole("link", { name: "请填写车位编号" }).click();
  await expect(page.getByRole("textbox", { name: "车位编号", exact: true })).toBeFocused();
  await fillForm(page);
  // A new step begins at its top from its first frame on, so that nothing moves away from under a press.
  const scrolled = await scrolledWhenFirstDrawn(page, "提交材料");
  await press(page, /^下一步：材料提交/);
  expect(await scrolled()).toBe(0);

  // Materials: a licence by consent, real files, one of them refused for its content.
  await expect(page).toHaveURL(/\/step\/four$/);
  await expect(page.getByRole("heading", { level: 1, name: "提交材料" })).toBeFocused();
  await press(page, /^同意并调取/);
  await expect(page.getByText("经您同意从电子证照库调取").last()).toBeVisible();
  const upload = (name: string) =>
    page.getByRole("listitem").filter({ hasText: name }).locator("input[type=file]");
  const disguised = { ...pdf("车位合同.pdf"), buffer: Buffer.from("<html>not a PDF</html>") };
  await upload("车位产权或使用权证明").setInputFiles(disguised);
  await expect(page.getByText(/“车位合同.pdf”的格式不符/)).toBeVisible();
  await upload("车位产权或使用权证明").setInputFiles(pdf("车位合同.pdf"));
  await expect(page.getByText("已上传 1 个文件")).toHaveCount(1);
  const photo = await photograph(page, "行驶证.png", "image/png", 900);
  await upload("购车意向协议或行驶证").setInputFiles(photo);
  await expect(page.getByText("已上传 1 个文件")).toHaveCount(2);
  await press(page, /^下一步/);

  // The review shows what a rule only warns about, and leads to an answer and back.
  await expect(page).toHaveURL(/\/step\/review$/);
  await expect(page.getByText("居民住宅区单相充电桩一般不超过7千瓦")).toBeVisible();
  await expect(page.getByText(typed.车位编号)).toBeVisible();
  await expect(page.getByText("没有填写", { exact: true })).toBeVisible();
  const bar = page.getByRole("list", { name: "办理步骤" });
  await expect(bar.locator("[aria-current=step]")).toContainText("材料提交 · 核对并提交");
  // What was handed in can be looked at once more.
  await page.getByRole("button", { name: /^查看 ?行驶证/ }).click();
  await expect(page.getByRole("dialog", { name: /^预览：行驶证/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^查看 ?行驶证/ })).toBeFocused();
  await page.getByRole("button", { name: /^修改 ?车位与用电：车位编号/ }).click();
  await expect(page).toHaveURL(/\/step\/three$/);
  const parkNo = page.getByRole("textbox", { name: "车位编号", exact: true });
  await expect(parkNo).toBeFocused();
  await parkNo.fill("B2-119");
  await press(page, "保存修改，返回核对");
  await expect(page).toHaveURL(/\/step\/review$/);
  await expect(page.getByText("B2-119")).toBeVisible();
  await press(page, "提交申请");

  await expect(page).toHaveURL(/\/step\/five$/);
  await expect(page.getByRole("heading", { level: 1, name: "申请已提交" })).toBeFocused();
  const shown = await receiptNumber(page);
  const number = shown.replaceAll(" ", "");

  // The process is restarted: everything acknowledged is there, on the page and in the rows.
  // The tab is elsewhere meanwhile: requests to a stopped portal are not the portal's fault.
  await page.waitForLoadState("networkidle");
  await page.goto("about:blank");
  await portal.restart();
  await page.goto(`${portal.origin}/office/list`);
  await expect(page.getByText(shown)).toBeVisible();
  await page.getByRole("link", { name: new RegExp(`查看详情.*${thing}`) }).click();
  await expect(page).toHaveURL(/\/my\/thing\/[0-9a-f]{32}$/);
  for (const value of [shown, "B2-119", typed.物业公司名称, typed.供电户号, "霁桥镇", "3299**********1014"]) {
    await expect(page.getByText(value).first()).toBeVisible();
  }
  const rows = applicationsIn(portal.dataDir);
  expect(rows.map((row) => row.number)).toEqual([number]);
  expect(rows[0]?.formData).toMatchObject({
    parkNo: "B2-119",
    parkKind: "1",
    linkManAddress: typed.联系地址,
    powerNo: typed.供电户号,
    applicantName: "测试甲",
    applicantPaperCode: "329900198503121014",
    applicantTown: "329900003",
  });
  expect(rows[0]?.formData).not.toHaveProperty("parkOwner");

  await page.getByRole("button", { name: /账户/ }).click();
  await page
    .getByRole("menuitem", { name: "退出登录" })
    .or(page.getByRole("button", { name: "退出登录" }))
    .click();
  await expect(page.getByRole("button", { name: "登录", exact: true }).first()).toBeVisible();
  await page.goto(`${portal.origin}/office/list`);
  await expect(page.getByText(shown)).toBeHidden();
  expect(complaints).toEqual([]);
});

test("[3, 7.13] a person who closes the tab in the middle of the form goes on in another browser", {
  tag: ["@catalogBindList", "@draft"],
}, async ({ browser }) => {
  test.setTimeout(90_000);
  const first = await browser.newContext();
  const page = await first.newPage();
  const complaints = watch(page);
  await toGuide(page, portal.origin, "测试乙");
  await press(page, "立即办理");
  await choose(page, "车位性质", "长期租赁车位");
  await page.getByRole("textbox", { name: "联系地址" }).pressSequentially(typed.联系地址);
  await page.getByRole("textbox", { name: "车位产权人" }).pressSequentially("测试戊");
  // The field keeps the focus: a pause is enough to save the draft.
  await page.getByRole("textbox", { name: "车位编号" }).pressSequentially("C3-07");
  await expect.poll(() => draftsIn(portal.dataDir).join("")).toContain("C3-07");
  await page.close({ runBeforeUnload: true });
  await first.close();

  const second = await browser.newContext();
  const other = await second.newPage();
  await toGuide(other, portal.origin, "测试乙");
  await press(other, "继续填写");
  await expect(other).toHaveURL(/\/step\/three$/);
  await expect(other.getByRole("textbox", { name: "联系地址" })).toHaveValue(typed.联系地址);
  await expect(other.getByRole("textbox", { name: "车位产权人" })).toHaveValue("测试戊");
  await expect(other.getByRole("textbox", { name: "车位编号" })).toHaveValue("C3-07");
  await expect(
    other
      .getByRole("group", { name: "车位性质" })
      .getByRole("radio", { name: /长期租赁/ })
      .first(),
  ).toBeChecked();
  expect(complaints).toEqual([]);
  await second.close();
});

test("[5] a person whose account has no real name is told so, and sees the guide all the same", async ({
  page,
}) => {
  await openList(page, portal.origin);
  await page
    .getByRole("link", { name: thing })
    .or(page.getByRole("button", { name: thing }))
    .first()
    .click();
  await logIn(page, "测试丙");
  const dialog = page.getByRole("dialog", { name: "提示" });
  await expect(dialog).toContainText("还没有实名认证");
  await dialog.getByRole("button", { name: "关闭" }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: thing })).toBeVisible();
});
