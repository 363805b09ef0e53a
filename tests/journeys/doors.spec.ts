// A person meets every rule of point 4, each with its words, over the fixtures and one extra one-thing for each rule.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { comeIn } from "./setup/at-the-doors/come-in.ts";
import { contentOfDoors, elsewhere, nameOf } from "./setup/at-the-doors/doors-content.ts";
import { aPhone, comeInByLicence } from "./setup/at-the-phone.ts";
import { buildContent } from "./setup/build.ts";
import { chooseTownship, logIn, openList, press, watch } from "./setup/person-at-work.ts";
import { type PortalUnderTest, startPortal } from "./setup/portal-under-test.ts";

let portal: PortalUnderTest;
const folder = mkdtempSync(join(tmpdir(), "portal-doors-"));

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const built = { content: join(folder, "content"), portal: join(folder, "portal") };
  contentOfDoors(built.content);
  buildContent(built.content, built.portal);
  portal = await startPortal(built);
});
test.afterAll(async () => {
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
});

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

async function pick(page: Page, code: string): Promise<void> {
  await page
    .getByRole("link", { name: new RegExp(nameOf(code)) })
    .first()
    .click();
}

/** Logged in, on the list. */
async function onList(page: Page, person?: string): Promise<void> {
  await comeIn(page, portal.origin, "/tListId", person);
  await expect(page.getByRole("button", { name: /账户/ })).toBeVisible();
}

test("[4.12] rule 1: a one-thing with a web address of another site opens a new window", async ({
  page,
  context,
}) => {
  const complaints = watch(page);
  await context.route(`${elsewhere}*`, (route) =>
    route.fulfill({ body: "<h1>站外</h1>", contentType: "text/html" }),
  );
  await openList(page, portal.origin);
  const opened = page.waitForEvent("popup");
  await pick(page, "outside");
  await expect(await opened).toHaveURL(elsewhere);
  await expect(page).toHaveURL(`${portal.origin}/tListId`);
  expect(complaints).toEqual([]);
});

test("[4.12] rule 1: one with an address of the portal's own stays in the window", async ({ page }) => {
  await openList(page, portal.origin);
  await pick(page, "inside");
  await expect(page).toHaveURL(`${portal.origin}/judicialAuction`);
});

test("[2.46, 4.13, 4.14, 7.22] rule 2: notices come in turn, and the first that forbids is the last", {
  tag: "@short",
}, async ({ page }) => {
  const complaints = watch(page);
  await openList(page, portal.origin);
  await pick(page, "closed");
  await dialog(page, "办理须知").getByRole("button", { name: "已了解，继续办理" }).click();
  const forbids = dialog(page, "暂停办理");
  await expect(forbids).toContainText("暂停办理的内容。");
  await expect(forbids.getByRole("button", { name: "已了解，继续办理" })).toHaveCount(0);
  await forbids.getByRole("button", { name: "返回列表" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(`${portal.origin}/tListId`);
  expect(complaints).toEqual([]);
});

test("[2.45, 4.15, 4.17, 4.24] rules 2 and 4: the education tip points to the official account, and who is not logged in goes to the provincial login and comes back to the guide", async ({
  page,
}) => {
  await openList(page, portal.origin);
  await pick(page, "school");
  const tip = dialog(page, "入学报名");
  await expect(tip.getByRole("link", { name: /打开公众号“云澜教育（测试）”/ })).toHaveAttribute(
    "href",
    "https://edu.yunlan.example/gzh",
  );
  await tip.getByRole("button", { name: "知道了" }).click();
  await expect(page).toHaveURL(/\/stand-ins\/provincial-login\?return=.*%2Fguide%2Fschool/);
  await logIn(page, "测试甲");
  await expect(page).toHaveURL(`${portal.origin}/guide/school`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("[1.9, 4.17, 5.4] rule 4: a person without a certificate number is not verified, and is led to the login", async ({
  page,
}) => {
  await onList(page, "demo-person-3");
  await pick(page, "noTown");
  await logIn(page, "测试丙");
  await expect(dialog(page, "提示")).toContainText("还没有实名认证");
});

test("[1.9, 2.42, 4.18, 4.26, 7.20, 7.40, 7.41] rule 4: where the face is checked, the dialog stands before the guide until it is confirmed", {
  tag: ["@cardIdToRandomId", "@pcGetFaceResult"],
}, async ({ page }) => {
  await onList(page);
  await pick(page, "faced");
  const check = dialog(page, "实名认证");
  await expect(check).toContainText("请使用微信扫一扫，完成实名认证");
  await expect(check, "nobody has to show a face").toContainText(
    /不便刷脸的，可带身份证到政务服务窗口.*12345/,
  );
  const opened = page.waitForEvent("popup");
  await check.getByRole("link", { name: "点此直接认证" }).click();
  const phone = await opened;
  await phone.getByRole("button", { name: "本人确认，核验通过" }).click();
  await expect(check).toBeHidden();
  await expect(page).toHaveURL(`${portal.origin}/guide/faced`);
});

test("[4.18] rule 4: on a phone, which cannot scan itself, the face check is one button, and the code is for another phone", async ({
  browser,
}) => {
  const context = await browser.newContext(aPhone);
  const page = await context.newPage();
  await onList(page);
  await pick(page, "faced");
  const check = dialog(page, "实名认证");
  await expect(check.getByRole("status")).toContainText("请点下面的按钮，由本人完成实名认证");
  const code = check.getByRole("img", { name: "实名认证二维码" });
  await expect(code).toBeHidden();
  await check.getByText("用另一台手机扫码").tap();
  await expect(code).toBeVisible();
  const opened = page.waitForEvent("popup");
  const button = check.getByRole("link", { name: "点此直接认证" });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(52);
  await button.tap();
  await (await opened).getByRole("button", { name: "本人确认，核验通过" }).tap();
  await expect(check).toBeHidden();
  await context.close();
});

test("[2.44, 4.19] rule 5: a tip is called 提示 unless it has a title, with 取消 and 确定 also where it ends the handling", async ({
  page,
}) => {
  await onList(page);
  await pick(page, "advised");
  const tip = dialog(page, "提示");
  await expect(tip).toContainText("请先准备好购车协议。");
  await expect(tip.getByRole("button", { name: "取消" })).toBeVisible();
  await tip.getByRole("button", { name: "确定" }).click();
  for (const button of ["取消", "确定"]) {
    const forbids = dialog(page, "名额已满");
    await expect(forbids).toContainText("本月名额已满");
    await forbids.getByRole("button", { name: button }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(/\/tListId/);
    if (button === "确定") break;
    await pick(page, "advised");
    await dialog(page, "提示").getByRole("button", { name: "确定" }).click();
  }
});

test("[1.8, 2.43, 4.20, 4.21, 5.5] rule 6: of several townships one is asked for, of one or none nothing", async ({
  page,
}) => {
  await onList(page);
  await page
    .getByRole("link", { name: /车位充电桩安装一件事/ })
    .first()
    .click();
  const several = dialog(page, "选择乡镇");
  await expect(several).toContainText("您正在办理车位充电桩安装一件事，请选择乡镇");
  await several.getByRole("button", { name: "确定" }).click();
  await expect(several.getByText("请选择所属乡镇", { exact: true })).toBeVisible();
  await chooseTownship(page, "霁桥镇");
  await expect(page).toHaveURL(/\/guide\/parking$/);
  // The chosen one is shown, with the way to another one, on the guide and in the declaration.
  const change = page.getByRole("button", { name: /^更换 ?所属乡镇$/ });
  await expect(change.locator("..")).toContainText("霁桥镇");
  await press(page, "立即办理");
  await expect(change.locator("..")).toContainText("所属乡镇：霁桥镇");

  for (const [code, township] of [
    ["oneTown", "所属乡镇：霁桥镇"],
    ["noTown", null],
  ] as const) {
    await openList(page, portal.origin);
    await pick(page, code);
    // Three handlings in a row: a page may be slow on a shared machine.
    await page.waitForURL(new RegExp(`/guide/${code}$`));
    // The only one is confirmed in a word that is seen and read out.
    const messages = page.getByRole("region", { name: "消息" });
    await expect(messages).toHaveAttribute("aria-live", "polite");
    await expect(messages).toHaveText(township ? "办理乡镇：霁桥镇" : "");
    await press(page, "立即办理");
    await page.waitForURL(/\/step\/three$/);
    await expect(change).toHaveCount(0);
    if (township) await expect(page.getByText(township)).toBeVisible();
    else await expect(page.getByText("所属乡镇：")).toHaveCount(0);
  }
});

test("[4.22, 4.23] rule 7: a legal person is told of a thing that the services for companies do not have, and is led to those that they have", async ({
  page,
}) => {
  const complaints = watch(page);
  await comeInByLicence(page, portal.origin, "/guide/noTown");
  // The guide says so before anything is begun.
  await expect(page.getByText("“全市通办一件事”不面向企业办理。如由个人办理")).toBeVisible();
  await press(page, "立即办理");
  const told = dialog(page, "提示");
  await expect(told).toContainText("“全市通办一件事”不面向企业办理");
  await expect(told).toContainText("云澜市测试科技有限公司");
  await told.getByRole("button", { name: "查看企业服务" }).click();
  await expect(page).toHaveURL(`${portal.origin}/tListId?tab=enterprise`);
  await expect(page.getByRole("link", { name: /单位食堂开办一件事/ }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});
