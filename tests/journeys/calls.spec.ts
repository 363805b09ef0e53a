// What the filter calls, the clever search, the single edit, the announcement and the limits do for a person.

import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { calls } from "../../engine/contract/calls.ts";
import { intercept } from "./setup/intercept.ts";
import { passingFolder } from "./setup/passing-folder.ts";
import {
  choose,
  chooseTownship,
  fillForm,
  logIn,
  press,
  saving,
  toForm,
  watch,
} from "./setup/person-at-work.ts";
import { contents, type PortalUnderTest, startPortal } from "./setup/portal-under-test.ts";
import { draftsIn } from "./setup/rows.ts";

let portal: PortalUnderTest;

test.beforeAll(async () => {
  portal = await startPortal("fixtures");
});
test.afterAll(async () => {
  await portal.stop();
});

const pathOf = (call: keyof typeof calls) => calls[call].path;

/** Names of the watched calls that the page makes from now on. */
function callsOf(page: Page, ...watched: (keyof typeof calls)[]): string[] {
  const made: string[] = [];
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    const found = watched.find((name) => pathOf(name) === path);
    if (found) made.push(found);
  });
  return made;
}

/** The parts of a file that are changed. */
interface Written {
  matters: Record<string, object>;
  announcements: object[];
}

/** The fixtures' content with one file changed, under the existing build of the portal. Deleted when the journey ends. */
function changedContent(file: string, change: (json: Written) => void) {
  const content = passingFolder("content");
  cpSync(contents.fixtures.content, content, { recursive: true });
  const json = JSON.parse(readFileSync(join(content, file), "utf8"));
  change(json);
  writeFileSync(join(content, file), JSON.stringify(json));
  return { content, portal: contents.fixtures.portal };
}

/** Chooses an option of a question that has a number before it. */
async function chooseOf(page: Page, question: string, option: string): Promise<void> {
  const group = page.getByRole("group", { name: new RegExp(question) });
  await group.getByRole("radio", { name: new RegExp(`^${option}`) }).check();
}

async function toHousehold(page: Page): Promise<void> {
  await page.goto(`${portal.origin}/guide/household`);
  await press(page, "立即办理");
  await page.getByRole("dialog").getByRole("button", { name: "已了解，继续办理" }).click();
  await logIn(page);
  await page.getByRole("dialog").getByRole("button", { name: "确定" }).click();
  await chooseTownship(page, "霁桥镇");
  await expect(page).toHaveURL(/\/step\/one$/);
}

test("[7.28, 7.29] the gateway judges what was chosen when the questions are left; where it judges otherwise its verdict is shown", {
  tag: ["@handleCondition", "@filterBusiness"],
}, async ({ page }) => {
  test.setTimeout(120_000);
  const made = callsOf(page, "handleCondition", "filterBusiness");
  await toHousehold(page);
  await chooseOf(page, "住房来源", "租赁住房");
  await chooseOf(page, "是否申领居住证", "否");
  await chooseOf(page, "住房来源", "自有住房");
  expect(made).toEqual([]);
  await press(page, /^下一步/);
  await expect(page).toHaveURL(/\/step\/two$/);
  expect(made.toSorted()).toEqual(["filterBusiness", "handleCondition"]);

  // Meanwhile the city asks for one more matter: the gateway knows it, the open page does not.
  await portal.restart(
    changedContent("flows/one-things/household.json", ({ matters }) => {
      Object.assign(matters.water ?? {}, { always: true });
    }),
  );
  await press(page, "上一步");
  await page.getByRole("checkbox", { name: "用气过户" }).check();
  await press(page, /^下一步/);
  const told = page.getByRole("alert").filter({ hasText: "办理内容有变化" });
  await expect(told).toContainText("按最新规定，本次办理 3 个事项");
  await expect(told).toContainText("用水过户（城市公用事业服务中心）");
  await expect(page).toHaveURL(/\/step\/one$/);
  // The choice is saved while the gateway is asked, and either may finish first.
  await expect.poll(() => draftsIn(portal.dataDir).join("")).toContain("OT902-M03");
  // Loading again restores the choice; pressing on continues with this page's matters.
  await press(page, /^下一步/);
  await expect(page).toHaveURL(/\/step\/two$/);
  await portal.restart();
});

test("[7.30, 8] a phrase in one's own words is searched at the gateway: found, 暂无该事项, or 查询失败 with a way to ask again", {
  tag: "@cleverFilter",
}, async ({ page }) => {
  const complaints = watch(page);
  const search = async (words: string) => {
    await page.getByRole("searchbox").first().fill(words);
    await page.getByRole("searchbox").first().press("Enter");
  };
  await page.goto(`${portal.origin}/tListId`);
  await search("给爷爷办居住证");
  await expect(page.getByRole("heading", { level: 1, name: "“给爷爷办居住证”的搜索结果" })).toBeVisible();
  await expect(page).toHaveTitle("“给爷爷办居住证”的搜索结果 - 一件事集成服务平台");
  await expect(page.getByRole("heading", { level: 2, name: /^搜索结果/ })).toContainText(/[1-9] 件/);
  await expect(page.getByText("暂无该事项", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("main").getByText("新居入住")).toBeVisible();
  await expect(page.getByText("与“居住证”有关")).toBeVisible();
  await search("月球旅行");
  await expect(page.getByText("暂无该事项", { exact: true }).last()).toBeVisible();
  await search("充电桩");
  await expect(page.getByRole("main").getByText("车位充电桩安装").first()).toBeVisible();
  await expect(page.getByText("为您推荐", { exact: true })).toBeHidden();
  expect(complaints).toEqual([]);

  const well = await intercept(page, `**${pathOf("cleverFilter")}`, (route) => route.abort());
  // Typed without Enter, so that it asks only once: a second request might succeed once the fault is gone.
  await page.getByRole("searchbox").first().fill("搬新家");
  await expect(page.getByText("查询失败", { exact: true }).last()).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  well();
  await press(page, "重试");
  await expect(page.getByText("查询失败")).toBeHidden();
  await expect(page.getByRole("main").getByText("新居入住")).toBeVisible();
});

test("[7.17, 7.18] the first save sends the declaration, the next one only the section that changed; the draft holds both", {
  tag: "@editSingle",
}, async ({ page }) => {
  test.setTimeout(90_000);
  const complaints = watch(page);
  await toForm(page, portal.origin, "测试乙");
  const made = callsOf(page, "editDeclare", "editSingle");
  await page.getByRole("textbox", { name: "联系地址" }).pressSequentially("云澜市霁桥镇测试路1号");
  await page.keyboard.press("Tab");
  await expect.poll(() => draftsIn(portal.dataDir).join("")).toContain("霁桥镇测试路1号");
  // The row exists before the page knows; only what the page knows to be saved need not be sent again.
  await expect(page.getByText(/^已保存/).first()).toBeVisible();
  const whole = made.length;
  expect(made).not.toContain("editSingle");
  await page.getByRole("textbox", { name: "车位编号" }).pressSequentially("C3-07");
  await expect.poll(() => draftsIn(portal.dataDir).join("")).toContain("C3-07");
  // The row may be there before the browser has told of the call.
  await expect.poll(() => made.slice(whole)).toEqual(["editSingle"]);
  expect(draftsIn(portal.dataDir).join("")).toContain("霁桥镇测试路1号");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "车位编号" })).toHaveValue("C3-07");
  expect(complaints).toEqual([]);
});

test("[7.36, 8] an announcement of the day is shown once a session; without an answer a toast tells, and nothing covers the page", {
  tag: "@springFrame",
}, async ({ page, browser }) => {
  test.setTimeout(90_000);
  await portal.restart(
    changedContent("flows/catalogue.json", ({ announcements }) => {
      const html = "<p>11 月 28 日 0 时至 6 时<b>暂停服务</b>。</p>";
      const days = { from: "2020-01-01", until: "2099-12-31" };
      announcements.push({ id: "G-NOW", title: "系统维护公告", html, ...days, where: "all" });
    }),
  );
  await page.goto(portal.origin);
  const dialog = page.getByRole("dialog", { name: "系统维护公告" });
  await expect(dialog).toContainText("暂停服务");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await dialog.getByRole("button", { name: "知道了" }).click();
  await expect(dialog).toBeHidden();
  const asked = page.waitForResponse(`**${pathOf("springFrame")}`);
  await page.reload();
  await asked;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();

  const other = await browser.newPage();
  await other.route(`**${pathOf("springFrame")}*`, (route) => route.abort());
  await other.goto(`${portal.origin}/tListId`);
  await expect(other.getByRole("region", { name: "消息" })).toContainText("请求出错");
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(other.getByRole("dialog")).toHaveCount(0);
  await other.close();
  await portal.restart();
});

test("[6.7, 7.21, 7.35, 8.6, 9.18] the licence call names the thing and the terminal; when it fails its own row says so, and no popup", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await toForm(page, portal.origin, "测试甲");
  await choose(page, "车位性质", "自有固定车位");
  await fillForm(page);
  await press(page, /^下一步：材料提交/);
  await expect(page).toHaveURL(/\/step\/four$/);
  const path = `**${pathOf("getLicense")}`;
  const well = await intercept(page, path, (route) =>
    route.fulfill({ status: 500, json: { code: 500, msg: "证照库暂停服务", data: null } }),
  );
  const asked = page.waitForRequest(path);
  await press(page, /^同意并调取/);
  expect((await asked).postDataJSON()).toMatchObject({ oneThingId: "OT901", terminal: "pc" });
  await expect(page.getByText(/调取没有成功/)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  well();
  await press(page, /^重新调取/);
  await expect(page.getByText("经您同意从电子证照库调取").last()).toBeVisible();
});

test("[7, 8] too many saves: 当前办理人数较多，请稍后再试, what was typed is kept and saved after Retry-After", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const limited = await startPortal("fixtures", { RATE_LIMITS: "save=4" });
  try {
    await toForm(page, limited.origin);
    const refused = page.waitForResponse((response) => response.status() === 429, { timeout: 60_000 });
    const field = page.getByRole("textbox", { name: "车位编号" });
    for (const text of ["A", "B", "C", "D", "E"]) {
      await field.press("End");
      await field.pressSequentially(text);
      if (text < "E")
        await expect
          .poll(() => draftsIn(limited.dataDir).join(""))
          .toContain(`"${"ABCD".slice(0, "ABCD".indexOf(text) + 1)}"`);
    }
    const answer = await refused;
    expect(answer.headers()["retry-after"]).toMatch(/^\d+$/);
    expect(await answer.json()).toMatchObject({ code: 429, msg: "当前办理人数较多，请稍后再试" });
    await expect(saving(page)).toHaveText("未保存，正在重试");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(field).toHaveValue("ABCDE");
    await expect.poll(() => draftsIn(limited.dataDir).join(""), { timeout: 30_000 }).toContain("ABCDE");
    await expect(saving(page)).toContainText("已保存");
  } finally {
    await limited.stop();
  }
});
