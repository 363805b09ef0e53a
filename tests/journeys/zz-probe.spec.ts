import { expect, test } from "@playwright/test";
test("probe", async ({ page }) => { await page.setContent("<p>你好</p>"); await expect(page.getByText("你好")).toBeVisible(); });
