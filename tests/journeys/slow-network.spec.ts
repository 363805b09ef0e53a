// On a network as slow as 3G a person still gets from the list to the form, and each wait shows that something is happening.
import { expect, type Page, test } from "@playwright/test";
import { emptyDocuments } from "./setup/empty-documents.ts";
import { chooseTownship, logIn, press, thing, watch } from "./setup/person-at-work.ts";
import { type PortalUnderTest, startPortal } from "./setup/portal-under-test.ts";

let portal: PortalUnderTest;

test.beforeAll(async () => {
  portal = await startPortal("fixtures");
});
test.afterAll(async () => {
  await portal.stop();
});

/** 400 kbit/s both ways, 400 ms until the first byte. */
async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  const throughput = (400 * 1000) / 8;
  await browser.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

test("[2.49, 8, 9] over a network as slow as 3G: grey rows, then the spinner, and the form is reached without an error", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const complaints = watch(page);
  await slowDown(page);
  await emptyDocuments(page);
  await page.goto(`${portal.origin}/tListId`, { waitUntil: "commit" });
  await expect(page.locator("[data-waiting]").first()).toBeVisible({ timeout: 30_000 });
  const link = page.getByRole("main").getByRole("link", { name: thing }).first();
  await expect(link).toBeVisible({ timeout: 30_000 });
  await expect(page.locator("[data-waiting]")).toHaveCount(0);

  const spinner = page.getByText("正在加载", { exact: true });
  await link.click();
  await expect(spinner).toBeVisible();
  await logIn(page);
  await chooseTownship(page, "霁桥镇");
  await expect(page.getByRole("heading", { level: 1, name: thing })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("改革前后对比")).toBeVisible({ timeout: 30_000 });
  await press(page, "立即办理");
  await expect(page.getByRole("heading", { level: 1, name: "填写申请表" })).toBeVisible({ timeout: 30_000 });
  await expect(spinner).toBeHidden();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(complaints).toEqual([]);
});
