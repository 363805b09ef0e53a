// A large file over a slow line, and over one that is cut.
import { expect, test } from "@playwright/test";
import { calls } from "../../../engine/contract/calls.ts";
import { choose, fillForm, press, toGuide } from "../setup/person-at-work.ts";
import { type PortalUnderTest, startPortal } from "../setup/portal-under-test.ts";

let portal: PortalUnderTest;

test.beforeAll(async () => {
  portal = await startPortal("fixtures");
});
test.afterAll(async () => {
  await portal.stop();
});

test("[7] a large file goes in pieces over a slow line, and one that was cut goes on with the next piece", {
  tag: "@uploadPiece",
}, async ({ page }) => {
  test.setTimeout(180_000);
  await toGuide(page, portal.origin);
  await press(page, "立即办理");
  await choose(page, "车位性质", "自有固定车位");
  await fillForm(page);
  await press(page, /^下一步：材料提交/);
  await expect(page.getByRole("heading", { level: 1, name: "提交材料" })).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: "车位产权或使用权证明" });
  const pieces: string[] = [];
  await page.route(`**${calls.uploadPiece.path}`, async (route) => {
    const [, piece = ""] =
      /name="piece"\r\n\r\n(\d+)/.exec(route.request().postDataBuffer()?.toString("latin1") ?? "") ?? [];
    pieces.push(piece);
    // The line is cut once, in the middle of the file.
    if (pieces.length === 3) return route.abort("connectionreset");
    return route.continue();
  });
  // A long run is as slow as a weak 3G line, 400 kbit/s up; a short one three times as fast.
  const uploadThroughput = process.env.LONG === "1" ? 50_000 : 150_000;
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: 20, downloadThroughput: -1, uploadThroughput },
  });
  const pdf = Buffer.concat([
    Buffer.from("%PDF-1.4\n"),
    Buffer.alloc(3.2 * 1024 * 1024, 32),
    Buffer.from("trailer\n<<>>\n%%EOF\n"),
  ]);
  await row
    .locator("input[type=file]")
    .setInputFiles({ name: "产权.pdf", mimeType: "application/pdf", buffer: pdf });
  await expect(row).toContainText("已上传 1 个文件", { timeout: 150_000 });
  expect(pieces).toEqual(["3", "0", "1", "1", "2"]);
});
