// The list of one-things, its menu, a link to one thing and the way through its guide.
import { expect, type Page } from "@playwright/test";
import { subjectsOf, tellSubjects } from "./setup/lists-of-services.ts";
import { chooseTownship, openList, press, thing, toGuide } from "./setup/person-at-work.ts";
import { test } from "./setup/shared-portal.ts";

test.describe.configure({ mode: "parallel" });

const menu = (page: Page) => page.getByRole("navigation", { name: "主题目录" });
const current = (page: Page) => menu(page).locator("[aria-current]");

/** Scrolls the window and waits until its listeners have run. */
const roll = (page: Page, top: number) =>
  page.evaluate(
    (to) =>
      new Promise<void>((done) => {
        window.addEventListener("scroll", () => done(), { once: true });
        window.scrollTo(0, to);
      }),
    top,
  );

test("[2.26] the list has three tabs, of which my applications leads to its own page", async ({ page }) => {
  await page.goto("/tListId");
  const tabs = page.getByRole("main").getByRole("navigation", { name: "服务类别" });
  await expect(tabs.getByRole("link")).toHaveText(["个人服务", "企业服务", "我的申报"]);
  await expect(page.getByRole("link", { name: thing }).locator("svg").first()).toBeVisible();
  await tabs.getByRole("link", { name: "企业服务" }).click();
  await expect(tabs.locator("[aria-current=page]")).toHaveText("企业服务");
  await expect(page.getByRole("status").filter({ hasText: "已显示“企业服务”" })).toBeAttached();
  await expect(page).toHaveTitle("企业服务 - 一件事集成服务平台");
  await tabs.getByRole("link", { name: "我的申报" }).click();
  await expect(page).toHaveURL("/office/list");
});

test("[2.27–2.29, 9.5, 9.6] the menu marks the subject nearest the top every 100 ms, and for 1000 ms the one that was clicked", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await tellSubjects(page, subjectsOf([4, 5, 0, 6, 4, 8]));
  await page.clock.install({ time: new Date("2026-11-20T10:00:00+08:00") });
  await page.goto("/tListId");
  await expect(menu(page).getByRole("link"), "only subjects with a one-thing").toHaveText([
    /^主题0/,
    /^主题1/,
    /^主题3/,
    /^主题4/,
    /^主题5/,
  ]);
  await expect(page.getByRole("heading", { name: /^主题2/ })).toHaveCount(0);
  await expect(current(page)).toHaveText(/^主题0/);
  await page.clock.pauseAt(new Date("2026-11-20T10:10:00+08:00"));

  // From scrolling to the menu.
  const top = await page
    .getByRole("heading", { name: /^主题3/ })
    .evaluate((it) => it.getBoundingClientRect().top);
  await roll(page, top - 60);
  await page.clock.runFor(99);
  await expect(current(page)).toHaveText(/^主题0/);
  await page.clock.runFor(1);
  await expect(current(page)).toHaveText(/^主题3/);

  // From the menu to the subject; while the page scrolls there, the ones it passes are not marked.
  await menu(page)
    .getByRole("link", { name: /^主题4/ })
    .click();
  const heading = page.getByRole("heading", { name: /^主题4/ });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(current(page)).toHaveText(/^主题4/);
  await roll(page, 0);
  await page.clock.runFor(999);
  await expect(current(page)).toHaveText(/^主题4/);
  await page.clock.runFor(1);
  await roll(page, 10);
  await page.clock.runFor(100);
  await expect(current(page)).toHaveText(/^主题0/);
});

test("[2.30, 9.9] below 1366 px the side menu is hidden, and the page itself leads to its subjects", async ({
  page,
}) => {
  await tellSubjects(page, subjectsOf([4, 5, 6, 4, 8, 4, 4, 4, 4]));
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto("/tListId");
  const ways = page.getByRole("group").filter({ hasText: "按主题查找" });
  await expect(menu(page)).toBeVisible();
  await expect(ways).toBeHidden();
  const beside = await menu(page).boundingBox();
  const list = await page.getByRole("heading", { name: /^主题0/ }).boundingBox();
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThan(list?.x ?? 0);
  for (const width of [1365, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(menu(page), `at ${width}`).toBeHidden();
    await expect(ways).toBeVisible();
  }
  // By keyboard, as on a phone by touch.
  await ways.getByText("按主题查找").focus();
  await page.keyboard.press("Enter");
  await ways.getByRole("link", { name: /^主题7/ }).focus();
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { name: /^主题7/ });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test("[2, 8] a list without anything says 暂无数据; one that fails says so, and comes when it is asked again", async ({
  page,
}) => {
  await tellSubjects(page, []);
  await page.goto("/tListId");
  await expect(page.getByRole("main").getByText("暂无数据")).toBeVisible();
  await tellSubjects(page, "fails");
  await page.goto("/tListId");
  const failure = page.getByRole("main").getByRole("alert");
  await expect(failure).toContainText("查询失败");
  await tellSubjects(page, subjectsOf([1]));
  await page.getByRole("dialog").getByRole("button").last().click();
  await failure.getByRole("button", { name: "重新加载" }).click();
  await expect(page.getByRole("heading", { name: /^主题0/ })).toBeVisible();
});

test("[2.22–2.24] a tid activates its one-thing and leads to its card; an unknown one is told; the particular one leads to the auction", async ({
  page,
  portal,
}) => {
  await toGuide(page, portal.origin);
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto("/tListId?tid=OT901");
  // Activated: the rules of handling begin, here with the township.
  const asked = page.getByRole("dialog", { name: "选择乡镇" });
  await expect(asked).toBeVisible();
  await asked.getByRole("button", { name: "取消" }).click();
  await expect(page).toHaveURL("/tListId");
  const card = page.getByRole("link", { name: thing });
  await expect(card).toHaveAttribute("aria-current", "true");
  await expect(card).toBeInViewport();
  await page.reload();
  await expect(card).toHaveAttribute("aria-current", "true");
  await expect(asked, "coming back does not activate it again").toBeHidden();

  await page.goto("/tListId?tid=OT000");
  await expect(page.getByRole("alert")).toContainText("暂无该事项");
  await expect(card).toBeVisible();
  await expect(card).not.toHaveAttribute("aria-current");
  for (const particular of ["signboard", "OT904"]) {
    await page.goto(`/tListId?tid=${particular}`);
    await expect(page, "the one that the catalogue names").toHaveURL("/judicialAuction");
  }
});

test("[2.4] 先看指南 opens a card's guide to a visitor, without the login that the card leads to", async ({
  page,
}) => {
  await page.goto("/tListId");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: thing }) });
  await card.last().getByRole("link", { name: "先看指南" }).click();
  await expect(page).toHaveURL("/guide/parking");
  await expect(page.getByRole("heading", { level: 1, name: thing })).toBeVisible();
  await expect(page.getByRole("button", { name: "登录" }).first()).toBeVisible();
});

test("[2] the guide shows papers in place, says what to have at hand and lets the township be changed; every step has help and a number", {
  tag: "@sample",
}, async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await toGuide(page, portal.origin);
  await expect(page.getByText("手边备好")).toBeVisible();
  await expect(page.getByText(/要上传的材料：/)).toBeVisible();

  const sample = page.getByRole("button", { name: /^查看样例/ }).first();
  await sample.click();
  const viewer = page.getByRole("dialog", { name: /^预览：.*（样例）/ });
  await expect(viewer.getByRole("img").or(viewer.locator("canvas")).first()).toBeVisible();
  await viewer.getByRole("button", { name: "关闭" }).last().click();
  await expect(viewer).toBeHidden();
  await expect(sample, "the focus is where it was").toBeFocused();

  await page.getByRole("button", { name: /^更换/ }).click();
  await expect(page.getByRole("dialog").getByRole("radio", { name: "霁桥镇" })).toBeChecked();
  await chooseTownship(page, "澜湾街道");
  const bar = page.getByRole("region", { name: "操作" });
  await expect(bar.getByText("澜湾街道")).toBeVisible();

  await press(page, "立即办理");
  await expect(page).toHaveURL(/\/step\/three$/);
  await expect(page.getByText("所属乡镇：澜湾街道")).toBeVisible();
  // A phone's header has no room for help: it stands below the step.
  const step = page.getByRole("main");
  await expect(step.getByRole("link", { name: /^拨打 12345/ })).toHaveAttribute("href", "tel:12345");
  const opened = page.context().waitForEvent("page");
  await step.getByRole("link", { name: /^帮助/ }).click();
  const help = await opened;
  await expect(help.getByRole("heading", { level: 1, name: "使用帮助" })).toBeVisible();
  await expect(page, "the declaration stays").toHaveURL(/\/step\/three$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("[2.27, 2.28] by keyboard alone: from the skip link over the list into a guide", {
  tag: "@short",
}, async ({ page, portal }) => {
  await toGuide(page, portal.origin);
  await openList(page);
  const card = page.getByRole("link", { name: thing });
  await expect(card).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "跳到主要内容" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const isThere = () => card.evaluate((it) => it === document.activeElement);
  for (let stop = 0; stop < 30 && !(await isThere()); stop++) await page.keyboard.press("Tab");
  await expect(card).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "选择乡镇" });
  await expect(dialog).toBeVisible();
  const radio = dialog.getByRole("radio").first();
  const isAtRadio = () => radio.evaluate((it) => it === document.activeElement);
  for (let stop = 0; stop < 6 && !(await isAtRadio()); stop++) await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(radio).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/guide\/parking$/);
  await expect(page.getByRole("heading", { level: 1, name: thing })).toBeFocused();
});
