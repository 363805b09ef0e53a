// What the look draws of dialogs: each as wide as what it asks needs, and on a phone a sheet from below.
import { expect, type Locator, type Page } from "@playwright/test";
import { chooseTownship, logIn, press } from "../setup/person-at-work.ts";
import { test } from "../setup/shared-portal.ts";
import { views } from "./measured.ts";

const dialog = (page: Page, title: string) => page.getByRole("dialog", { name: title, exact: true });

/** `width` in px in a wide window; on a phone each is as wide as the window and stands on its lower edge. */
async function expectDrawn(of: Locator, width: number): Promise<void> {
  await expect(of).toBeVisible();
  const page = of.page();
  for (const { name, elder, ...size } of views) {
    if (elder) continue;
    await page.setViewportSize(size);
    const drawn = size.width < 768 ? [size.width, size.height] : [width, expect.any(Number)];
    // Settled: a dialog rises as it opens.
    await expect
      .poll(
        () =>
          of.evaluate((element) => {
            const box = element.getBoundingClientRect();
            return [box.width, box.bottom];
          }),
        { message: name },
      )
      .toEqual(drawn);
  }
  await page.setViewportSize(views[0]);
}

test("[9.5] dialogs: 400 for a code, 480 for a choice, 617 for a notice, 750 for companies; a sheet on a phone", async ({
  page,
}) => {
  await page.goto("/guide/canteen");
  await press(page, "立即办理");
  for (const notice of ["办理须知", "现场核查"]) {
    await expectDrawn(dialog(page, notice), 617);
    await press(page, "已了解，继续办理");
  }
  await expectDrawn(dialog(page, "请先登录"), 480);
  await press(page, /^法人登录/);
  await expectDrawn(dialog(page, "法人登录二维码"), 400);
  await page.keyboard.press("Escape");
  await press(page, /^个人登录/);
  await logIn(page);
  await expectDrawn(dialog(page, "人员健康证明"), 480);
  await press(page, "确定");
  await expectDrawn(dialog(page, "选择乡镇"), 480);
  await chooseTownship(page, "霁桥镇");
  await expectDrawn(dialog(page, "选择企业"), 750);
});
