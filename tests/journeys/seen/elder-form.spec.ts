// 长辈版 of a declaration: one section and one main button a page, the hotline above every step.
import { expect, type Page } from "@playwright/test";
import { choose, thing, toNewForm } from "../setup/person-at-work.ts";
import { test } from "../setup/shared-portal.ts";

const actions = (page: Page) => page.getByRole("region", { name: "操作" });
const main = (page: Page) => actions(page).getByRole("button").first();

test("[look] in 长辈版 a page of the form has one section and one main button; the question stands on the first only, and what is wrong opens its page", async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => localStorage.setItem("elder-mode", "on"));
  await toNewForm(page, portal.origin);
  await expect(page.getByRole("heading", { level: 1, name: "填写申请表" })).toBeVisible();
  await expect(page.getByText(/看不清、不会填，请拨打/)).toBeVisible();
  await expect(page.getByRole("link", { name: /^拨打 12345/ }).first()).toHaveAttribute("href", "tel:12345");

  const question = page.getByRole("group", { name: /^车位性质/ });
  const sections = page.locator(".form-section:visible");
  await expect(question).toBeVisible();
  await expect(actions(page), "it does not stay over the page").toHaveCSS("position", "static");
  await expect(sections).toHaveCount(1);
  await expect(main(page)).toHaveText("下一节：车位与用电");
  await expect(actions(page).getByRole("link", { name: "返回指南" })).toBeVisible();

  await main(page).click();
  await expect(page.locator(".form-section-heading", { hasText: "车位与用电" })).toBeFocused();
  await expect(question).toBeHidden();
  await expect(sections).toHaveCount(1);
  await expect(actions(page).getByRole("button", { name: /^上一节：/ })).toBeVisible();
  while (/^下一节/.test((await main(page).textContent()) ?? "")) await main(page).click();

  await expect(main(page)).toHaveText("下一步：材料提交");
  await main(page).click();
  await expect(page.getByRole("alert").filter({ hasText: /处需要修改|项没有填/ })).toBeFocused();
  await expect(question, "the first mistake is the question's").toBeVisible();
  await page.getByRole("link", { name: "请填写车位编号" }).click();
  await expect(page.getByRole("textbox", { name: /^车位编号/ })).toBeFocused();
  await page.getByRole("link", { name: /^请选择.*车位性质/ }).click();
  await expect(question.getByRole("radio").first()).toBeFocused();
  await choose(page, "车位性质", "自有固定车位");
  await expect(page).toHaveTitle(new RegExp(thing));
});
