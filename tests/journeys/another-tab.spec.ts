// One browser with two tabs: typing in the first is saved when the person turns to the second, and what happens there is noticed on return.
import { expect, type Page, test } from "@playwright/test";
import { comeIn } from "./setup/at-the-doors/come-in.ts";
import { logIn, toForm } from "./setup/person-at-work.ts";
import { type PortalUnderTest, startPortal } from "./setup/portal-under-test.ts";
import { draftsIn } from "./setup/rows.ts";

let portal: PortalUnderTest;

test.beforeAll(async () => {
  portal = await startPortal("fixtures");
});
test.afterAll(async () => {
  await portal.stop();
});

/** Fires the browser's events for turning to another tab, or back, because here every tab always has the focus. */
const turn = (page: Page, here: boolean) =>
  page.evaluate((here) => {
    if (!here && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.dispatchEvent(new Event(here ? "focus" : "blur"));
  }, here);

test("[6, 10.4] another person logs in in another tab: what was typed a moment before is saved, and the first tab says who is here now", async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  await toForm(page, portal.origin);
  const parkNo = page.getByRole("textbox", { name: "车位编号", exact: true });
  await expect(parkNo).toBeVisible();
  // Time stands still, so no pause saves anything by itself.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await parkNo.pressSequentially("D4-11");
  await turn(page, false);
  await expect.poll(() => draftsIn(portal.dataDir).join("")).toContain("D4-11");
  await page.clock.resume();

  const other = await context.newPage();
  await comeIn(other, portal.origin, "/tListId", "demo-person-2");
  await expect(other.getByRole("button", { name: /账户/ })).toContainText("测*乙");
  await turn(page, true);
  const popup = page.getByRole("dialog", { name: "提示" });
  await expect(popup).toContainText("本浏览器已改由测*乙登录");
  await popup.getByRole("button", { name: "重新登录" }).click();
  await logIn(page, "测试甲");
  await expect(page).toHaveURL(/\/step\/three$/);
  await expect(parkNo).toHaveValue("D4-11");
  // Now the other tab comes first.
  await turn(other, true);
  await expect(other.getByRole("dialog", { name: "提示" })).toContainText("本浏览器已改由测*甲登录");
});
