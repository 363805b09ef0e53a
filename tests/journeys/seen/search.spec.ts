// The search box in the header: where a letter searches, and where only 搜索 does.
import { expect } from "@playwright/test";
import { test } from "../setup/shared-portal.ts";

test.describe.configure({ mode: "parallel" });

test("[2.32] no letter in the search box leaves the page one is on; 搜索 does", async ({ page, portal }) => {
  for (const path of ["/", "/help", "/guide/parking"]) {
    await page.goto(path);
    const box = page.getByRole("searchbox", { name: "搜索一件事" });
    await box.fill("车位");
    await expect(box).toHaveValue("车位");
    expect(page.url()).toBe(`${portal.origin}${path}`);
    await box.press("Enter");
    await expect(page).toHaveURL(`/tListId?q=${encodeURIComponent("车位")}`);
    await expect(page.getByRole("main").getByRole("link", { name: "车位充电桩安装一件事" })).toBeVisible();
  }
});

test("[2.32] on the list the search finds as one types, and waits while an input method composes", async ({
  page,
  portal,
}) => {
  await page.goto("/tListId");
  const box = page.getByRole("searchbox", { name: "搜索一件事" });
  await expect(box).toHaveAttribute("placeholder", "请输入要办理的一件事");
  await box.focus();
  const keyboard = await page.context().newCDPSession(page);
  for (const text of ["c", "che", "che wei"]) {
    await keyboard.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  await expect(box).toHaveValue("che wei");
  expect(page.url(), "letters on their way to characters are not searched").toBe(`${portal.origin}/tListId`);
  await keyboard.send("Input.insertText", { text: "车位" });
  await expect(page).toHaveURL(`/tListId?q=${encodeURIComponent("车位")}`);
  await expect(page.getByRole("main").getByRole("link", { name: "车位充电桩安装一件事" })).toBeVisible();
  await expect(box, "the person goes on typing").toBeFocused();
  await page.keyboard.type("xyz");
  await expect(page.getByText("暂无该事项").last()).toBeVisible();
  await expect(box).toHaveValue("车位xyz");
});

test("[2.32, 7.30] what is typed is suggested for below the box, in pinyin too; the arrows choose, Escape goes back to typing", async ({
  page,
}) => {
  await page.goto("/help");
  const box = page.getByRole("searchbox", { name: "搜索一件事" });
  const suggested = page.getByRole("list", { name: "您要找的可能是" }).getByRole("link");
  await box.pressSequentially("cwcdz");
  await expect(suggested).toHaveText(["车位充电桩安装一件事"]);
  await expect(page.getByRole("status").filter({ hasText: "有 1 件相关的事" })).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(suggested).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(suggested).toHaveCount(0);
  await expect(box).toBeFocused();
  await expect(box, "what was typed stays").toHaveValue("cwcdz");
  await box.fill("冲电状");
  await expect(suggested).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await expect(box).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(suggested, "the list closes when the focus goes on").toHaveCount(0);
  await box.fill("充电桩");
  await suggested.click();
  await expect(page).toHaveURL(/\/guide\/parking/);
  await expect(suggested).toHaveCount(0);
});
