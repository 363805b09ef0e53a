// What a citizen reads, and the way on, when a file of the portal does not come (Spec 8).

import { expect, type Route } from "@playwright/test";
import { chunkTimeout } from "../../renderer/pages/chunk-failure.ts";
import session from "../../schemas/contract/calls/session.json" with { type: "json" };
import { intercept } from "./setup/intercept.ts";
import { card, openList, press, thing, timerSet } from "./setup/person-at-work.ts";
import { test } from "./setup/shared-portal.ts";

test.describe.configure({ mode: "parallel" });

const guide = "/guide/parking";

test("[8.20, 9.7] a chunk that does not come within 120 seconds: 页面加载超时, and loading anew leads on", async ({
  page,
}) => {
  await page.clock.install();
  // The document asks for the chunk itself; the page's time begins when its script does.
  const counting = await timerSet(page, chunkTimeout);
  const well = await intercept(page, /assets\/guide-/, () => {});
  await page.goto(guide);
  await counting();
  await page.clock.fastForward(chunkTimeout - 2_000);
  await expect(page.getByRole("alert")).toBeHidden();
  await page.clock.fastForward(3_000);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("页面加载超时");
  well();
  await press(page, "重新加载");
  await expect(page.getByRole("heading", { level: 1, name: thing })).toBeVisible();
});

test("[8.21] a chunk that is gone: 页面已更新, and loading anew leads on", async ({ page }) => {
  const well = await intercept(page, /assets\/guide-/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(guide);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("页面已更新");
  well();
  await press(page, "重新加载");
  await expect(page.getByRole("heading", { level: 1, name: thing })).toBeVisible();
});

test("[8.21] styles that are gone: 页面已更新 instead of a page without its look, and loading anew leads on", async ({
  page,
  cookies,
}) => {
  await page.context().addCookies(cookies);
  const gone = (route: Route) => route.fulfill({ status: 404, body: "" });
  const well = await intercept(page, /assets\/later-styles-/, gone);
  await page.goto("/office/list");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("页面已更新");
  well();
  await press(page, "重新加载");
  await expect(page.getByRole("heading", { level: 1, name: "我的" })).toBeVisible();
});

test("[8] a one-thing that is gone with the old release: 页面已更新 instead of a button that does nothing", async ({
  page,
  cookies,
}) => {
  await page.context().addCookies(cookies);
  await openList(page);
  await page.route(/assets\/parking-/, (route) => route.fulfill({ status: 404, body: "" }));
  await card(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("页面已更新");
});

test("[8] no network at all: 网络已断开, not a new release", async ({ page }) => {
  const known = page.waitForResponse(`**${session.path}*`);
  await page.goto("/tListId");
  await known;
  await expect(card(page)).toBeVisible();
  await expect(page.locator("[data-waiting]")).toHaveCount(0);
  await page.context().setOffline(true);
  await page.getByRole("navigation").getByRole("link", { name: "首页" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("网络已断开");
  await page.context().setOffline(false);
  await press(page, "重新加载");
  await expect(page.getByText("热门服务").first()).toBeVisible();
});
