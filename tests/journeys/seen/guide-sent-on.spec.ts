// A guide leaves the screen: as a link, by what a phone shares with, and on paper.
import { expect } from "@playwright/test";
import { aPhone } from "../setup/at-the-phone.ts";
import { printed } from "../setup/printed.ts";
import { test } from "../setup/shared-portal.ts";

test("[look] a guide's link is copied on a computer", async ({ page, context, portal }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/guide/household#materials");
  await page.getByRole("button", { name: /^复制链接/ }).click();
  await expect(page.getByRole("button", { name: /^已复制/ })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${portal.origin}/guide/household`);
});

test("[look] on a phone it is shared by the phone's own window, and whoever closes that is told nothing", async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext({ ...aPhone, baseURL: portal.origin });
  const page = await context.newPage();
  const failures: unknown[] = [];
  page.on("pageerror", (problem) => failures.push(problem));
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      share: (what: unknown) => {
        shared.push(what);
        return Promise.reject(new DOMException("Closed.", "AbortError"));
      },
    });
  });
  await page.goto("/guide/household");
  await page.getByRole("button", { name: "分享" }).tap();
  expect(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)).toEqual([
    { title: "新居入住一件事", url: `${portal.origin}/guide/household` },
  ]);
  await expect(page.getByRole("button", { name: "打印" }), "a phone has no printer at hand").toHaveCount(0);
  expect(failures).toEqual([]);
  await context.close();
});

test("[look] on paper a guide has everything, what 长辈版 folds too", async ({ page }) => {
  await page.goto("/guide/household");
  const matters = page.getByRole("table", { name: "办理事项" });
  // Each of the five matters asks its owner to come less often than before.
  const lessVisits = async () => (await printed(page)).join("").match(/\d次→\d次/g);
  await expect(matters).toBeVisible();
  expect(await lessVisits()).toHaveLength(5);
  await page.getByRole("switch", { name: "长辈版" }).click();
  await expect(matters).toBeHidden();
  expect(await lessVisits()).toHaveLength(5);
});
