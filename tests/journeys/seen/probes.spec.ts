// What axe cannot find: text twice as large, one order everywhere, titles that tell outcomes apart.
import { expect, type Page } from "@playwright/test";
import { toNewForm } from "../setup/person-at-work.ts";
import { test } from "../setup/shared-portal.ts";

/** What reaches beyond the window, and pairs of controls and names in the header that lie on each other. */
const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    const named = [...document.querySelectorAll("header :is(a, button, input), nav[aria-label=主导航] a")]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const pairs = named.flatMap((one, at) => named.slice(at + 1).map((other) => [one, other] as const));
    const over = pairs.filter(([{ box: a, element }, { box: b, element: other }]) => {
      if (element.contains(other) || other.contains(element)) return false;
      const right = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return right > 1 && down > 1;
    });
    const cut = named.filter(({ element }) => element.scrollWidth > element.clientWidth + 1);
    const words = (element: Element) => element.textContent?.trim() || element.getAttribute("name") || "";
    return [
      ...(wide > 0 ? [`${wide} px wider than the window`] : []),
      ...over.map((pair) => pair.map(({ element }) => words(element)).join(" lies on ")),
      ...cut.map(({ element }) => `${words(element)} is cut`),
    ];
  });

test("[wcag] with text twice as large nothing lies on anything else, and no page is wider than its window", async ({
  page,
  cookies,
}) => {
  await page.context().addCookies(cookies);
  // What a person sets in the browser, so the widths at which the layout changes grow with it.
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  for (const [width, height] of [
    [390, 844],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ["/", "/tListId", "/guide/parking", "/office/list", "/help"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expect(page.getByRole("button", { name: /账户/ })).toBeVisible();
      expect(await crowded(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

test("[wcag] 长辈版 stands before 帮助 on every page, in a declaration too", async ({ page, portal }) => {
  const order = () =>
    page
      .locator("header, nav[aria-label=主导航]")
      .locator("[role=switch], a[href$='/help']")
      .evaluateAll((elements) => elements.map((element) => element.textContent?.replace(/（.*/, "")));
  await page.goto("/help");
  expect(await order()).toEqual(["长辈版", "帮助"]);
  await toNewForm(page, portal.origin);
  await expect(page.getByRole("heading", { level: 1, name: "填写申请表" })).toBeVisible();
  expect(await order()).toEqual(["长辈版", "帮助"]);
});

test("[wcag] /signature/success is titled by what it says: without a login and without a signing it is no 签名成功", async ({
  page,
  cookies,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/signature/success");
  await expect(heading).toHaveText("请重新登录");
  await expect(page).toHaveTitle("请重新登录 - 一件事集成服务平台");
  await page.context().addCookies(cookies);
  await page.reload();
  await expect(heading).toHaveText("没有正在办理的签名");
  await expect(page).toHaveTitle("没有正在办理的签名 - 一件事集成服务平台");
});
