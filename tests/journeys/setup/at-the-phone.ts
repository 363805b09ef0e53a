// Acts as the owner of a phone in front of a QR code: a second page, as the app would open it.
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { press } from "./person-at-work.ts";

/** What a browser's context needs to be a phone. */
export const aPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export const company = "云澜市测试科技有限公司";
export const otherCompany = "云澜市样例制造有限公司";

export type Answer = "确认登录" | "拒绝登录" | "核验失败（执照无效）" | "让二维码失效";

export const legalDialog = (page: Page): Locator =>
  page.getByRole("dialog", { name: "法人登录二维码", exact: true });

/** From the header of any page. */
export async function openLegalLogin(page: Page): Promise<Locator> {
  await press(page, /^登录$/);
  await page.getByRole("button", { name: /^法人登录/ }).click();
  const dialog = legalDialog(page);
  await expect(dialog.getByRole("img", { name: /^法人登录二维码/ })).toBeVisible();
  return dialog;
}

/** Follows the code's text on a phone of its own, which has no session of the portal. */
export async function answerOnPhone(
  phone: BrowserContext,
  dialog: Locator,
  answer: Answer,
  chosen = company,
): Promise<void> {
  const address = await dialog.getByRole("link", { name: /点此打开电子营业执照/ }).getAttribute("href");
  const page = await phone.newPage();
  await page.goto(address ?? "");
  await page.getByRole("radio", { name: new RegExp(chosen) }).check();
  await page.getByRole("button", { name: answer }).click();
  await expect(page.getByText(`已处理：${answer}`)).toBeVisible();
  await page.close();
}

/** As a legal person, by the licence of the first company; the page then stands where it was led. */
export async function comeInByLicence(page: Page, origin: string, path: string): Promise<void> {
  const phone = await page.context().browser()?.newContext();
  if (!phone) throw new Error("There is no browser for a phone.");
  await page.goto(`${origin}/tListId`);
  const dialog = await openLegalLogin(page);
  await answerOnPhone(phone, dialog, "确认登录");
  await expect(dialog).toBeHidden();
  await phone.close();
  await page.goto(`${origin}${path}`);
}

/** Who is logged in according to the header. */
export const account = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: /^账户/ });

export async function logOut(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole("button", { name: "退出登录" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "登录", exact: true })).toBeVisible();
}
