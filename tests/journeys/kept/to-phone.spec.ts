// A declaration begun on a computer is gone on with on a phone.
import { expect } from "@playwright/test";
import { aPhone } from "../setup/at-the-phone.ts";
import { choose, logIn, press, toNewForm } from "../setup/person-at-work.ts";
import { test } from "../setup/shared-portal.ts";

test("[form] what was begun on a computer goes on on the phone, with all that was filled in", async ({
  page,
  context,
  browser,
  portal,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await toNewForm(page, portal.origin);
  await choose(page, "车位性质", "自有固定车位");
  await page.getByRole("textbox", { name: /^车位编号/ }).fill("手-118");
  await press(page, "用手机继续");
  const dialog = page.getByRole("dialog", { name: "用手机继续" });
  // Not before the last letter is saved.
  await expect(dialog.getByRole("status").filter({ hasText: "请用手机扫码" })).toBeVisible();
  await expect(dialog.getByRole("img", { name: "用手机继续的二维码" })).toBeVisible();
  await dialog.getByRole("button", { name: /^复制链接/ }).click();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "用手机继续" })).toBeFocused();

  const own = await browser.newContext(aPhone);
  const phone = await own.newPage();
  await phone.goto(address);
  await phone.getByRole("main").getByRole("button", { name: "登录", exact: true }).click();
  await logIn(phone);
  await press(phone, "继续填写");
  await expect(phone.getByRole("textbox", { name: /^车位编号/ })).toHaveValue("手-118");
  await expect(phone.getByRole("button", { name: "用手机继续" }), "it is one already").toHaveCount(0);
  await own.close();
});
