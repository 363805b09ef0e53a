// Nothing that was typed is lost, and what the page says of saving is true.

import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { calls } from "../../../engine/contract/calls.ts";
import { brokenStorage } from "../setup/broken-storage.ts";
import { intercept } from "../setup/intercept.ts";
import { pdf } from "../setup/papers.ts";
import {
  choose,
  chooseTownship,
  fillForm,
  logIn,
  press,
  saving,
  straightToGuide,
} from "../setup/person-at-work.ts";
import { type PortalUnderTest, startPortal } from "../setup/portal-under-test.ts";
import { draftsIn } from "../setup/rows.ts";

let portal: PortalUnderTest;

test.beforeAll(async () => {
  portal = await startPortal("fixtures");
});
test.afterAll(async () => {
  await portal.stop();
});

/** Matches saves of the whole declaration and of a single section. */
const saves = "**/api/oneThingDeclare/mobile/edit/*";
const parkNo = (page: Page) => page.getByRole("textbox", { name: "车位编号", exact: true });
const kept = () => draftsIn(portal.dataDir).join("");

async function toForm(page: Page, person?: string): Promise<void> {
  await straightToGuide(page, portal.origin, person);
  await press(page, "立即办理");
  await goOn(page);
}

/** With the draft of an earlier test, if there is one; a tab of its own knows no township. */
async function goOn(page: Page): Promise<void> {
  const resume = page.getByRole("dialog").getByRole("button", { name: "继续填写" });
  const township = page.getByRole("dialog", { name: "选择乡镇" });
  await expect(resume.or(township).or(parkNo(page))).toBeVisible();
  if (await township.isVisible()) await chooseTownship(page, "霁桥镇");
  await expect(resume.or(parkNo(page))).toBeVisible();
  if (await resume.isVisible()) await resume.click();
  await expect(parkNo(page)).toBeVisible();
}

test("[4] a save leaves within a second of the last key, out of a field that is never left", {
  tag: "@short",
}, async ({ page }) => {
  await page.clock.install();
  await toForm(page);
  await parkNo(page).fill("K1");
  await expect.poll(kept).toContain("K1");
  await page.clock.pauseAt(Date.now() + 5000);
  await parkNo(page).pressSequentially("-2");
  const asked = page.waitForRequest(`**${calls.sign.path}`);
  await page.clock.runFor(1000);
  await asked;
  await page.clock.resume();
  await expect.poll(kept).toContain("K1-2");
});

test("[8] a refused save: signed anew once; a refusal that stays says what happened and is sent again, by itself or by 重新保存", async ({
  page,
}) => {
  await toForm(page, "测试乙");
  const refused = { status: 403, json: { code: 403, msg: "请求签名无效或已过期", data: null } };
  await intercept(page, saves, (route) => route.fulfill(refused), 1);
  await parkNo(page).pressSequentially("R1");
  await expect.poll(kept).toContain("R1");
  const well = await intercept(page, saves, (route) => route.fulfill(refused));
  await parkNo(page).pressSequentially("-2");
  const popup = page.getByRole("dialog", { name: "提示" });
  await expect(popup).toContainText("请求签名无效或已过期");
  await popup.getByRole("button", { name: "关闭", exact: true }).last().click();
  const note = page.getByRole("alert").filter({ hasText: "您填写的内容没有保存成功" });
  await expect(note).toContainText("请求签名无效或已过期");
  await expect(saving(page)).toHaveText("未保存，正在重试");
  well();
  await note.getByRole("button", { name: "重新保存" }).click();
  await expect(saving(page)).toContainText("已保存");
  await expect(note).toBeHidden();
  expect(kept()).toContain("R1-2");
  await intercept(page, saves, (route) => route.fulfill(refused), 3);
  await parkNo(page).fill("R1-2-3");
  await expect(popup).toContainText("请求签名无效或已过期");
  await popup.getByRole("button", { name: "关闭", exact: true }).last().click();
  await expect(saving(page)).toContainText("已保存");
  await expect(note).toBeHidden();
  expect(kept()).toContain("R1-2-3");
});

const toast = (page: Page) => page.getByRole("region", { name: "消息" });

/** Types offline and closes the tab after a tenth of a second; a new tab of the same browser opens the one-thing again. */
async function closedOffline(context: BrowserContext, person: string, text: string): Promise<Page> {
  const page = await context.newPage();
  await toForm(page, person);
  await context.setOffline(true);
  await parkNo(page).fill(text);
  await page.waitForTimeout(100);
  const next = await context.newPage();
  const [asked, closed] = [page.waitForEvent("dialog"), page.waitForEvent("close")];
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await Promise.all([question.accept(), closed]);
  await context.setOffline(false);
  return next;
}

/** All that the portal keeps in the browser's databases, as `database store: text`. */
const onDevice = (page: Page) =>
  page.evaluate(async () => {
    const answer = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((done, fail) => {
        asked.onsuccess = () => done(asked.result);
        asked.onerror = () => fail(asked.error);
      });
    const kept: string[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        for (const row of await answer(database.transaction(store).objectStore(store).getAll())) {
          const { parts = [], ...beside } = row as { parts?: { bytes: ArrayBuffer }[] };
          const content = parts.map(({ bytes }) => new TextDecoder().decode(bytes));
          kept.push(`${name} ${store}: ${content} ${JSON.stringify(beside)}`);
        }
      }
      database.close();
    }
    return kept;
  });

test("[8] typed offline and the tab closed: the browser asks first, and the next tab has the text, which the device kept unreadable and without its key", async ({
  context,
}) => {
  const page = await closedOffline(context, "测试甲", "OFF-LINE-7");
  const answered = page.waitForResponse(`**${calls.session.path}*`);
  await page.goto(`${portal.origin}/guide/parking`);
  const { deviceKey } = (await (await answered).json()).data.user;
  const kept = (await onDevice(page)).join();
  expect(kept).toContain("one-thing-copies texts");
  expect(kept).not.toMatch(new RegExp(`OFF-LINE-7|one-thing-kept|${deviceKey}`));
  await press(page, "立即办理");
  await goOn(page);
  await expect(toast(page)).toContainText("已恢复上次未保存的内容");
  await expect(parkNo(page)).toHaveValue("OFF-LINE-7");
  await expect.poll(() => draftsIn(portal.dataDir).join("")).toContain("OFF-LINE-7");
});

test("[9] on a shared computer the browser was closed without a logout: a day later the next visitor's visit leaves nothing of it", async ({
  context,
}) => {
  const page = await closedOffline(context, "测试乙", "SHARED-9");
  await context.clearCookies();
  await page.clock.install();
  await page.goto(portal.origin);
  await expect.poll(() => onDevice(page)).not.toEqual([]);
  await page.clock.setFixedTime(Date.now() + 25 * 3_600_000);
  await page.reload();
  await expect.poll(() => onDevice(page)).toEqual([]);
});

test("[8] the session is gone and session storage denied: after the login the person is back in the draft, with the text", async ({
  page,
  context,
}) => {
  await page.addInitScript(brokenStorage["denied altogether"] ?? (() => {}));
  await page.goto(`${portal.origin}/guide/parking`);
  await press(page, "立即办理");
  await logIn(page, "测试乙");
  await goOn(page);
  expect(page.url()).not.toContain("handle");
  await context.clearCookies();
  await parkNo(page).fill("GONE-8");
  const tip = page.getByRole("dialog", { name: "提示" });
  await expect(tip).toContainText("您填写的内容已保留，登录后可继续办理");
  await tip.getByRole("button", { name: "重新登录" }).click();
  await logIn(page, "测试乙");
  await expect(page).toHaveURL(/\/step\/three$/);
  await expect(parkNo(page)).toHaveValue("GONE-8");
  await expect.poll(() => draftsIn(portal.dataDir).join("")).toContain("GONE-8");
});

test("[7] the page is loaded anew in the middle of an upload: it goes on, and the file is not chosen again", async ({
  page,
}) => {
  await toForm(page, "测试甲");
  await choose(page, "车位性质", "自有固定车位");
  await fillForm(page);
  await press(page, /^下一步：材料提交/);
  const row = page.getByRole("listitem").filter({ hasText: "车位产权或使用权证明" });
  const uploads = `**${calls.uploadFile.path}`;
  await intercept(page, uploads, () => {}, 1);
  await Promise.all([
    page.waitForRequest(uploads),
    row.locator("input[type=file]").setInputFiles(pdf("合同.pdf", 400_000)),
  ]);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(row).toContainText("已上传 1 个文件");
  await expect(row).toContainText("合同.pdf");
});
