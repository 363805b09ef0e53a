// A person acts for a company in each state of point 4, a legal person for its own; what belongs to whom stays separate.
import { expect, type Page, test } from "@playwright/test";
import { comeIn } from "./setup/at-the-doors/come-in.ts";
import { comeInByLicence } from "./setup/at-the-phone.ts";
import { chooseCompany, chooseTownship, press, receiptNumber, watch } from "./setup/person-at-work.ts";
import { type PortalUnderTest, startPortal } from "./setup/portal-under-test.ts";
import { applicationsIn } from "./setup/rows.ts";

// With the motion that most citizens see.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

let portal: PortalUnderTest;

test.beforeAll(async () => {
  portal = await startPortal("fixtures");
});
test.afterAll(async () => {
  await portal.stop();
});

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const company = "云澜测试甲科技有限公司";

/** Everything before the company: two notices, the tip, the township of a company's registered address. */
async function toCompanies(page: Page): Promise<void> {
  await press(page, "立即办理");
  for (const title of ["办理须知", "现场核查"]) {
    await dialog(page, title).getByRole("button", { name: "已了解，继续办理" }).click();
  }
  await dialog(page, "人员健康证明").getByRole("button", { name: "确定" }).click();
  const township = dialog(page, "选择乡镇");
  // With them the dialog grows, and its buttons move.
  await expect(township.getByRole("radio").first()).toBeVisible();
  await township.getByRole("button", { name: "确定" }).click();
  await expect(township.getByText("请选择企业注册地址所属乡镇")).toBeVisible();
  await chooseTownship(page, "霁桥镇");
}

async function fillCanteen(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "食堂地址" }).pressSequentially("云澜市霁桥镇测试路66号1楼");
  await page.getByRole("textbox", { name: "就餐座位数" }).pressSequentially("40");
}

async function submit(page: Page): Promise<string> {
  await press(page, /^下一步/);
  await expect(page).toHaveURL(/\/step\/review$/);
  await press(page, "提交申请");
  await expect(page.getByRole("heading", { level: 1, name: "申请已提交" })).toBeFocused();
  return receiptNumber(page);
}

test("[1.8, 2.47, 4.1–4.4, 4.25, 5.5, 5.6, 6.4, 7.26, 7.42, 8.19] a person declares for an approved company: every state is told, and the register fills the form in", {
  tag: ["@authorizeList", "@getCompanyInfo"],
}, async ({ page }) => {
  test.setTimeout(120_000);
  const complaints = watch(page);
  await comeIn(page, portal.origin, "/guide/canteen");
  await toCompanies(page);
  const choice = dialog(page, "选择企业");
  for (const [name, state, note] of [
    ["霁桥示例餐饮店（个体工商户）", "待审核", "待审核，暂不能办理"],
    ["松陌样本农业专业合作社", "审核中", "审核中，暂不能办理"],
    ["雁浦虚构贸易有限公司", "已驳回", "已驳回，不能办理"],
    ["芦汀测试物流有限公司", "可重新申请", "可重新申请，暂不能办理"],
  ] as const) {
    const row = choice.getByRole("listitem").filter({ hasText: name });
    await expect(row).toContainText(note);
    await expect(row.getByText(state, { exact: true })).toBeVisible();
    await expect(row.getByRole("radio")).toBeDisabled();
  }
  const approved = choice.getByRole("listitem").filter({ hasText: company });
  await expect(approved).toContainText("2026-10-08 09:12");
  await expect(approved.getByRole("radio")).toBeEnabled();
  await choice.getByRole("button", { name: "以该企业办理" }).click();

  await expect(page).toHaveURL(/\/step\/one|\/step\/three|\/step\/two/);
  await expect(page.getByText(`代表${company}办理`)).toBeVisible();
  const oper = page.getByRole("textbox", { name: "法定代表人（负责人）姓名" });
  await expect(oper).toHaveValue("测*己");
  await expect(page.getByText("来自市场主体登记信息，如有变化请修改").first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "企业住所（经营场所）" })).toHaveValue(
    "云澜市霁桥镇测试路66号3幢201室",
  );
  await fillCanteen(page);
  const number = await submit(page);
  const stored = applicationsIn(portal.dataDir).find((row) => row.number === number.replaceAll(" ", ""));
  expect(stored?.formData).toMatchObject({
    instanceId: "CO001",
    organization: company,
    operManName: "测试己",
    operManNameText: "测*己",
    operManPhoneNumber: "13800000006",
    operManPhoneNumberText: "138****0006",
    organizationAddress: "云澜市霁桥镇测试路66号3幢201室",
  });
  expect(complaints).toEqual([]);
});

test("[4.5] 重新申请 is reviewed by the company and approved; then it can be chosen", {
  tag: "@applyAuthorization",
}, async ({ page }) => {
  await comeIn(page, portal.origin, "/guide/canteen");
  await toCompanies(page);
  const choice = dialog(page, "选择企业");
  const row = choice.getByRole("listitem").filter({ hasText: "芦汀测试物流有限公司" });
  await row.getByRole("button", { name: /重新申请/ }).click();
  await expect(row.getByText("待审核", { exact: true })).toBeVisible();
  await expect(choice.getByRole("status")).toContainText("已重新申请“芦汀测试物流有限公司”的授权");

  const desk = await page.context().newPage();
  await desk.goto(`${portal.origin}/stand-ins/authorisations`);
  await desk.getByRole("button", { name: "芦汀测试物流有限公司：受理审核" }).click();
  await desk.getByRole("button", { name: "芦汀测试物流有限公司：通过" }).click();
  await desk.close();

  await choice.getByRole("button", { name: "取消" }).click();
  await toCompanies(page);
  await expect(row.getByText("已通过", { exact: true })).toBeVisible();
  await chooseCompany(choice, "芦汀测试物流有限公司");
  await choice.getByRole("button", { name: "以该企业办理" }).click();
  await expect(page.getByText("代表芦汀测试物流有限公司办理")).toBeVisible();
});

test("[2.25] an instanceId puts the page into company mode with its banner; the way back is the banner's", async ({
  page,
}) => {
  const complaints = watch(page);
  await comeIn(page, portal.origin, "/guide/canteen?instanceId=CO001");
  const banner = page.getByRole("complementary", { name: "办理身份" });
  await expect(banner).toContainText(`您正在代表${company}办理企业事项`);
  await expect(page).toHaveURL(`${portal.origin}/guide/canteen`);
  await page.reload();
  await expect(banner).toContainText(company);
  await toCompanies(page);
  // No choice is needed: either an earlier draft is offered, or the form is open.
  const anew = dialog(page, "继续上次的申报").getByRole("button", { name: "重新填写" });
  await expect(anew.or(page.getByText(`代表${company}办理`))).toBeVisible();
  if (await anew.isVisible()) await anew.click();
  await expect(page.getByText(`代表${company}办理`)).toBeVisible();

  await page.goto(`${portal.origin}/guide/canteen`);
  await banner.getByRole("button", { name: "改为本人办理" }).click();
  await expect(banner).toBeHidden();
  await expect(page.getByText("现以本人身份办理")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("[2, 4] an instanceId that is not approved, or nobody's, is told, and the person acts for themselves", async ({
  page,
}) => {
  for (const [id, words] of [
    ["CO003", "链接中的企业“松陌样本农业专业合作社”审核中，暂不能办理，现以个人身份继续"],
    ["CO999", "链接中的企业不在为您授权的企业中，现以个人身份继续"],
  ] as const) {
    await comeIn(page, portal.origin, `/tListId?instanceId=${id}`);
    const popup = dialog(page, "提示");
    await expect(popup).toContainText(words);
    await popup.getByRole("button", { name: "关闭" }).last().click();
    await expect(page.getByRole("complementary", { name: "办理身份" })).toHaveCount(0);
    await expect(page).toHaveURL(`${portal.origin}/tListId`);
  }
});

test("[6.2] a legal person declares for its own company without choosing, under a banner that says so", {
  tag: "@short",
}, async ({ page }) => {
  test.setTimeout(90_000);
  await comeInByLicence(page, portal.origin, "/guide/canteen");
  const banner = page.getByRole("complementary", { name: "办理身份" });
  await expect(banner).toContainText("当前以企业身份登录：云澜市测试科技有限公司");
  await expect(banner.getByRole("button")).toHaveCount(0);
  await toCompanies(page);
  await expect(page.getByText("代表云澜市测试科技有限公司办理")).toBeVisible();
  await fillCanteen(page);
  const number = await submit(page);
  const stored = applicationsIn(portal.dataDir).find((row) => row.number === number.replaceAll(" ", ""));
  expect(stored?.formData).toMatchObject({ instanceId: "demo-company-1", operManName: "测试丁" });
});

test("[6.4] drafts of two principals never mix: one for the company is not offered to the other one", async ({
  page,
}) => {
  await comeIn(page, portal.origin, "/guide/canteen");
  await toCompanies(page);
  const choice = dialog(page, "选择企业");
  await chooseCompany(choice, company);
  await choice.getByRole("button", { name: "以该企业办理" }).click();
  const anew = dialog(page, "继续上次的申报").getByRole("button", { name: "重新填写" });
  const form = page.getByRole("textbox", { name: "食堂地址" });
  await expect(anew.or(form)).toBeVisible();
  if (await anew.isVisible()) await anew.click();
  await form.pressSequentially("只属于甲公司的地址");
  await press(page, "保存并退出");
  await expect(page).toHaveURL(/\/office\/list/);
  await page.goto(`${portal.origin}/guide/canteen`);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: "继续填写" })).toHaveCount(0);
  // It is offered for the company itself.
  await page.goto(`${portal.origin}/guide/canteen?instanceId=CO001`);
  await expect(page.getByRole("button", { name: "继续填写" })).toBeVisible();
});
