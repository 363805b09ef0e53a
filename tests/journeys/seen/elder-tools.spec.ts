// The tools of 长辈版: three sizes of text, and the voice that follows field and error.
import { expect, type Page } from "@playwright/test";
import { measured } from "../../../renderer/texts/measured.ts";
import { press, toNewForm } from "../setup/person-at-work.ts";
import { test } from "../setup/shared-portal.ts";

test.describe.configure({ mode: "parallel" });

const size = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontSize);
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("[wcag] 长辈版 has three sizes up to 30 px, kept for the next visit; no page becomes wider than its window", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto("/");
  await page.getByRole("switch", { name: "长辈版" }).click();
  const [usual, larger, largest] = measured.elderSizes.map((px) => `${px}px`);
  expect(await size(page)).toBe(usual);
  const pointer = (on: string) =>
    page
      .locator(on)
      .first()
      .evaluate((of) => getComputedStyle(of).cursor);
  for (const on of ["main", "main a", "button"]) expect(await pointer(on)).toContain("data:image/svg+xml");
  expect(await pointer("input[type=search]"), "where one types, the pointer stays a text cursor").toBe(
    "text",
  );
  const sizes = page.getByRole("group", { name: "字号" });
  await sizes.getByRole("button", { name: "更大" }).click();
  expect(await size(page)).toBe(larger);
  await sizes.getByRole("button", { name: "最大" }).click();
  expect(await size(page)).toBe(largest);
  for (const path of ["/", "/tListId", "/guide/parking", "/help", "/accessibility", "/no-such-page"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(sizes.getByRole("button", { name: "最大" })).toHaveAttribute("aria-pressed", "true");
    for (const width of [390, 1366, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflow(page), `${path} at ${width}`).toBe(0);
    }
  }
  await page.getByRole("switch", { name: "长辈版" }).click();
  expect(await size(page), "the standard look has its own size").toBe("16px");
});

test("[wcag] every step of a declaration fits its window at the largest size", async ({ page, portal }) => {
  await page.addInitScript(() => {
    localStorage.setItem("elder-mode", "on");
    localStorage.setItem("elder-size", "3");
  });
  await toNewForm(page, portal.origin);
  await expect(page.getByRole("heading", { level: 1, name: "填写申请表" })).toBeVisible();
  for (const width of [390, 1366, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflow(page), `the form at ${width}`).toBe(0);
  }
});

test("[wcag] 语音阅读 says the field that has the focus, and what is wrong with the one that was left", async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("elder-mode", "on");
    const said: string[] = [];
    Object.assign(globalThis, { said });
    Object.defineProperty(globalThis, "speechSynthesis", {
      value: { cancel: () => {}, speak: ({ text }: SpeechSynthesisUtterance) => void said.push(text) },
    });
  });
  const said = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  await toNewForm(page, portal.origin);
  const voice = page.getByRole("button", { name: "语音阅读" });
  expect(await said()).toEqual([]);
  await voice.click();
  await expect(voice).toHaveAttribute("aria-pressed", "true");
  await press(page, /^下一节/);
  const power = page.getByRole("textbox", { name: /^充电桩功率/ });
  await power.focus();
  await expect.poll(async () => (await said()).at(-1)).toMatch(/^充电桩功率/);
  await power.fill("99999999");
  await page.getByRole("textbox", { name: /^车位编号/ }).focus();
  await expect.poll(async () => (await said()).some((text) => /充电桩功率.*1000/.test(text))).toBe(true);
  await page.getByRole("heading", { level: 1 }).click();
  await expect.poll(async () => (await said()).at(-1)).toBe("填写申请表");
  await voice.click();
  const before = (await said()).length;
  await power.focus();
  expect((await said()).length, "switched off, it is silent").toBe(before);
});
