// Opens every address of the routes' table by hand, checks and reloads it; the step addresses with a running declaration.
import { expect, type Page, test } from "@playwright/test";
import { choose, chooseTownship, fillForm, logIn, press, thing, toForm } from "../setup/person-at-work.ts";
import { type PortalUnderTest, startPortal } from "../setup/portal-under-test.ts";

let portal: PortalUnderTest;

test.beforeAll(async () => {
  portal = await startPortal("fixtures");
});
test.afterAll(async () => {
  await portal.stop();
});

const platform = "一件事集成服务平台";

/** Address → title; `h1` where the page's own name is fixed. */
const addresses: [address: string, title: string, h1?: string][] = [
  ["/", platform],
  ["/index", platform],
  ["/tListId", platform],
  ["/tListId?tab=enterprise", platform],
  ["/guide/parking", `${thing} - 办事指南 - ${platform}`, thing],
  ["/guide/household", `- 办事指南 - ${platform}`],
  // The fixtures have no judicial auction: its two addresses show what their catalogue names.
  ["/judicialAuction", `门头招牌设置一件事 - 办事指南 - ${platform}`],
  ["/judicialAuctionLayout", `门头招牌设置一件事 - 办事指南 - ${platform}`],
  ["/office/list", `我的申报 - ${platform}`],
  [`/my/thing/${"0".repeat(32)}`, `申报详情 - ${platform}`],
  ["/help", `使用帮助 - ${platform}`],
  ["/accessibility", `无障碍声明 - ${platform}`],
  // To a visitor both say that a login is needed, and the title says what the page does.
  ["/signature/success", `请重新登录 - ${platform}`, "请重新登录"],
  ["/signature/refused", `请重新登录 - ${platform}`, "请重新登录"],
  ["/no/such/page", `页面不存在 - ${platform}`, "页面不存在"],
];

async function stands(page: Page, title: string, h1?: string): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`${title}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  if (h1) await expect(page.getByRole("heading", { level: 1 })).toHaveText(h1);
}

for (const [address, title, h1] of addresses) {
  test(`[2.1, 2.2, 2.4, 2.5, 2.7, 2.16] ${address} has its title and one heading, also after a reload`, async ({
    page,
  }) => {
    await page.goto(portal.origin + address);
    await stands(page, title, h1);
    await page.reload();
    await stands(page, title, h1);
    expect(new URL(page.url()).pathname).toBe(address.split("?")[0]);
  });
}

/** The three-step fixture, newly begun, with its form not filled in. */
async function declaring(page: Page): Promise<void> {
  await toForm(page, portal.origin);
  const anew = page.getByRole("button", { name: "重新填写" });
  const form = page.getByRole("heading", { level: 1, name: "填写申请表" });
  await expect(form.or(anew)).toBeVisible();
  if (await anew.isVisible()) await anew.click();
  await expect(form).toBeFocused();
}

test("[2] a step's address without a declaration says so and leads to the list", async ({ page }) => {
  for (const address of ["/step/one", "/step/one/inner", "/step/threeGz", "/progressStep", "/sign"]) {
    await page.goto("about:blank");
    await page.goto(portal.origin + address);
    await expect(page).toHaveURL(/\/tListId$/);
    await expect(page.getByText("当前没有正在填写的申报")).toBeVisible();
  }
});

test("[2.8, 2.10] every step's address keeps the draft, and one that is not reached leads to the furthest that is", {
  tag: "@short",
}, async ({ page }) => {
  test.setTimeout(120_000);
  await declaring(page);
  const no = page.getByRole("textbox", { name: "车位编号", exact: true });
  await no.fill("R-17");
  await no.blur();
  const there: [address: string, path: string][] = [
    ["/step", "/step/three"],
    ["/step/one", "/step/three"],
    ["/step/two", "/step/three"],
    ["/step/four", "/step/three"],
    ["/step/five", "/step/three"],
    ["/step/review", "/step/three"],
    ["/sign", "/step/three"],
    ["/step/one/inner", "/step/one/inner"],
    ["/step/threeGz", "/step/threeGz?threeStep=1"],
    ["/progressStep", "/progressStep/three?threeStep=1"],
    ["/progressStep/three?twoStep=1", "/progressStep/three?threeStep=1"],
    ["/progressStep/five", "/progressStep/three?threeStep=1"],
  ];
  for (const [address, path] of there) {
    await page.goto(portal.origin + address);
    await expect(page.getByRole("heading", { level: 1, name: "填写申请表" })).toBeVisible();
    await expect(page).toHaveURL(portal.origin + path);
    await expect(no).toHaveValue("R-17");
    const progress = page.getByRole("region", { name: "办理进度" });
    await expect(progress).toHaveCount(/progress|Gz/.test(path) ? 1 : 0);
    await expect(page.getByRole("banner")).toHaveCount(path.endsWith("inner") ? 0 : 1);
  }
});

test("[2.9] step one without the portal's header goes on at the usual addresses", async ({ page }) => {
  await declaring(page);
  await page.goto(`${portal.origin}/step/one/inner`);
  await expect(page.getByRole("heading", { level: 1, name: "填写申请表" })).toBeVisible();
  await choose(page, "车位性质", "自有固定车位");
  await fillForm(page);
  await press(page, /^下一步：材料提交/);
  await expect(page).toHaveURL(/\/step\/four$/);
  await expect(page.getByRole("heading", { level: 1, name: "提交材料" })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/step\/one\/inner$/);
  await expect(page.getByRole("heading", { level: 1, name: "填写申请表" })).toBeFocused();
});

test("[2.11, 2.17, 2.41] /progressStep shows a short flow's steps under its progress title, and stays in its family of addresses", async ({
  page,
}) => {
  await declaring(page);
  await page.goto(`${portal.origin}/progressStep`);
  await expect(page).toHaveTitle(`办理进度：一表申请 - ${thing} - ${platform}`);
  const progress = page.getByRole("region", { name: "办理进度" });
  await expect(progress).toContainText("还有 2 步");
  await expect(progress.getByRole("listitem")).toHaveText(["1一表申请", "2材料提交", "3完成"]);
  await choose(page, "车位性质", "自有固定车位");
  await fillForm(page);
  await press(page, /^下一步：材料提交/);
  await expect(page).toHaveURL(/\/progressStep\/four\?threeStep=1$/);
  await expect(page.getByRole("heading", { level: 1, name: "提交材料" })).toBeFocused();
  await expect(progress).toContainText("下一步即完成");
  await page.reload();
  await expect(page).toHaveURL(/\/progressStep\/four\?threeStep=1$/);
  await expect(page.getByRole("heading", { level: 1, name: "提交材料" })).toBeVisible();
  await page.goto(`${portal.origin}/step/four`);
  await expect(progress).toHaveCount(0);
  await expect(page.getByRole("list", { name: "办理步骤" }).getByRole("listitem")).toHaveCount(3);
});

test("[2.10, 2.41] a five-step flow has no progress title: its addresses lead to the usual ones", async ({
  page,
}) => {
  await page.goto(`${portal.origin}/guide/household`);
  await press(page, "立即办理");
  await press(page, "已了解，继续办理");
  await logIn(page);
  await press(page, "确定");
  await chooseTownship(page, "霁桥镇");
  await expect(page).toHaveURL(/\/step\/one$/);
  for (const [address, path] of [
    ["/progressStep", "/step/one"],
    ["/progressStep/five", "/step/one"],
    ["/step/threeGz", "/step/one"],
  ]) {
    await page.goto(portal.origin + address);
    await expect(page).toHaveURL(portal.origin + path);
    await expect(page.getByRole("heading", { level: 1, name: "请选择您的情形" })).toBeVisible();
    await expect(page.getByRole("region", { name: "办理进度" })).toHaveCount(0);
  }
  const bar = page.getByRole("list", { name: "办理步骤" }).getByRole("listitem");
  await expect(bar).toHaveText(["1选择事项", "2信息确认", "3一表申请", "4签名", "5材料提交", "6完成"]);
  await page.goto(`${portal.origin}/step/one/inner`);
  await expect(page).toHaveURL(/\/step\/one\/inner$/);
  await expect(page.getByRole("banner")).toHaveCount(0);
});
