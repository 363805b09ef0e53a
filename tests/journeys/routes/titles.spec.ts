// The window's title says which page is shown, on every way into it and back.
import { expect, type Page, test } from "@playwright/test";
import { toSign } from "../setup/any-one-thing/to-sign.ts";
import { comeIn } from "../setup/at-the-doors/come-in.ts";
import { choose, fillForm, press, thing, toForm } from "../setup/person-at-work.ts";
import { type PortalUnderTest, startPortal } from "../setup/portal-under-test.ts";
import { titlesTold } from "../setup/titles-told.ts";

let portal: PortalUnderTest;

test.beforeAll(async () => {
  portal = await startPortal("fixtures");
});
test.afterAll(async () => {
  await portal.stop();
});

const titled = (name: string) => `${name} - 一件事集成服务平台`;
const home = "新居入住一件事";

/** The page's title once its heading is shown. */
async function shows(page: Page, path: string, title: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page).toHaveTitle(titled(title));
}

test("[2.17] a guide has its name in the title after a login, at a part of the page and on the way back", async ({
  page,
}) => {
  const told = await titlesTold(page);
  const guide = `${thing} - 办事指南`;
  await page.goto(`${portal.origin}/guide/parking`);
  await shows(page, "/guide/parking", guide);
  await comeIn(page, portal.origin, "/guide/parking");
  await shows(page, "/guide/parking", guide);
  for (const part of ["办理须知", "咨询与投诉"]) {
    await page.getByRole("navigation", { name: "指南目录" }).getByRole("link", { name: part }).click();
    await expect(page).toHaveURL(/#/);
    await shows(page, "/guide/parking", guide);
  }
  await page.getByRole("navigation", { name: "主导航" }).getByRole("link", { name: "我的申报" }).click();
  await shows(page, "/office/list", "我的申报");
  await page.goBack();
  await shows(page, "/guide/parking", guide);
  await page.goForward();
  await shows(page, "/office/list", "我的申报");
  expect(new Set(await told())).toEqual(
    new Set([`/guide/parking ${titled(guide)}`, `/office/list ${titled("我的申报")}`]),
  );
});

test("[2.11, 2.17] a short flow's steps keep the progress title on every way between them", async ({
  page,
}) => {
  await toForm(page, portal.origin);
  await shows(page, "/step/three", `一表申请 - ${thing}`);
  await choose(page, "车位性质", "自有固定车位");
  await fillForm(page);
  const told = await titlesTold(page);
  await page.goto(`${portal.origin}/progressStep`);
  const form = `办理进度：一表申请 - ${thing}`;
  const materials = `办理进度：材料提交 - ${thing}`;
  await shows(page, "/progressStep/three", form);
  await press(page, /^下一步：材料提交/);
  await shows(page, "/progressStep/four", materials);
  await page.goBack();
  await shows(page, "/progressStep/three", form);
  await page.goForward();
  await shows(page, "/progressStep/four", materials);
  expect(await told()).toEqual([
    `/progressStep ${titled("办理进度")}`,
    `/progressStep/three ${titled(form)}`,
    `/progressStep/four ${titled(materials)}`,
    `/progressStep/three ${titled(form)}`,
    `/progressStep/four ${titled(materials)}`,
  ]);
});

test("[2.15, 2.17] after a signature the title says 签名成功, and the step's own when the person goes on and back", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const told = await titlesTold(page);
  const { person } = await toSign(page, portal.origin);
  const sign = `签名 - ${home}`;
  await shows(page, "/sign", sign);
  // What is wrong there stands in the title as in any other step, and goes with it.
  await press(page, "确认签名");
  await expect(page).toHaveTitle(titled(`错误：${sign}`));
  await page.getByRole("checkbox", { name: "我已阅读并同意" }).check();
  await page.getByRole("textbox", { name: "输入您的姓名" }).fill(person);
  await press(page, /^确认签名/);
  await shows(page, "/signature/success", "签名成功");
  await press(page, "继续办理");
  await shows(page, "/step/four", `材料提交 - ${home}`);
  await page.goBack();
  await shows(page, "/sign", sign);
  expect((await told()).filter((line) => !line.startsWith("/guide/"))).toEqual([
    `/step/one ${titled(`选择事项 - ${home}`)}`,
    `/step/two ${titled(`信息确认 - ${home}`)}`,
    `/step/three ${titled(`一表申请 - ${home}`)}`,
    `/sign ${titled(sign)}`,
    `/signature/success ${titled("签名成功")}`,
    `/step ${titled(`材料提交 - ${home}`)}`,
    `/step/four ${titled(`材料提交 - ${home}`)}`,
    `/sign ${titled(sign)}`,
  ]);
});
