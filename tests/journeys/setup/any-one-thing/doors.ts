// Opens a one-thing's guide, presses 立即办理, and answers the gates of the handling in the order of point 4, until the first step is open.
import { expect, type Page } from "@playwright/test";
import type { Definition } from "../../../../engine/one-thing/definition.ts";
import { chooseCompany, chooseTownship, logIn, press } from "../person-at-work.ts";
import type { Walker } from "./walker.ts";

/** Passes every gate that the one-thing itself demands. */
export async function passDoors(
  page: Page,
  origin: string,
  definition: Definition,
  walker: Walker,
  areaId: string | undefined,
): Promise<void> {
  await page.goto(`${origin}${guideOf(definition)}`);
  await apply(page, definition, walker, areaId);
}

/** From the guide, which is open. */
export async function apply(
  page: Page,
  { oneThing, townships }: Definition,
  walker: Walker,
  areaId: string | undefined,
): Promise<void> {
  await press(page, "立即办理");
  for (const notice of oneThing.notices.filter(({ terminal }) => terminal !== "mobile")) {
    await answer(page, notice.title, "已了解，继续办理");
  }
  if (oneThing.educationTip) await answer(page, oneThing.educationTip.title, "知道了");
  if (!walker.loggedIn) {
    if (walker.company) await answer(page, "请先登录", /^个人登录/);
    await logIn(page, walker.person);
  }
  if (oneThing.faceVerification) await showFace(page);
  for (const { title = "提示", content } of oneThing.tips) await answer(page, title, "确定", content);
  const names = Object.values(townships);
  if (names.length > 1) await chooseTownship(page, townships[areaId ?? ""] ?? "");
  if (walker.company) await actFor(page, walker.company);
  await expect(page).toHaveURL(/\/step\/|\/sign$/);
}

/** A thing that is handled at an address of the portal's own starts there. */
function guideOf({ oneThing: { code, webHandleUrl } }: Definition): string {
  return webHandleUrl?.startsWith("/") ? webHandleUrl : `/guide/${code}`;
}

async function answer(page: Page, title: string, button: string | RegExp, words = ""): Promise<void> {
  const dialog = page.getByRole("dialog", { name: title }).filter({ hasText: words });
  await dialog.getByRole("button", { name: button }).click();
  await expect(dialog).toBeHidden();
}

/** The phone that scans the QR code is another page, opened by the link beside the code. */
async function showFace(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "实名认证" });
  const opened = page.waitForEvent("popup");
  await dialog.getByRole("link", { name: "点此直接认证" }).click();
  const phone = await opened;
  await phone.getByRole("button", { name: "本人确认，核验通过" }).click();
  await expect(phone.getByText(/^已处理/)).toBeVisible();
  await phone.close();
  await expect(dialog, "the poll finds it confirmed, and the dialog closes by itself").toBeHidden();
}

async function actFor(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "选择企业" });
  await chooseCompany(dialog, name);
  await dialog.getByRole("button", { name: "以该企业办理" }).click();
  await expect(dialog).toBeHidden();
}
