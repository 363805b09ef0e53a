// A large file over a slow line, and over one that is cut.
import { expect, test } from "@playwright/test";
import { callTimeout, uploadTimeout } from "../../../engine/client/create-client.ts";
import { calls } from "../../../engine/contract/calls.ts";
import { pdf } from "../setup/papers.ts";
import { choose, fillForm, press, toForm } from "../setup/person-at-work.ts";
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
  await toForm(page, portal.origin);
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
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput,
  });
  const scan = Buffer.concat([
    Buffer.from("%PDF-1.4\n"),
    Buffer.alloc(3.2 * 1024 * 1024, 32),
    Buffer.from("trailer\n<<>>\n%%EOF\n"),
  ]);
  await row
    .locator("input[type=file]")
    .setInputFiles({ name: "产权.pdf", mimeType: "application/pdf", buffer: scan });
  await expect(row).toContainText("已上传 1 个文件", { timeout: 150_000 });
  expect(pieces).toEqual(["3", "0", "1", "1", "2"]);
});

test("[7.1, 7.15] an upload over a line that only drips ends by time, says so, and goes through when it is tried again", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await toForm(page, portal.origin, "测试乙");
  await choose(page, "车位性质", "自有固定车位");
  await page.clock.install();
  await fillForm(page);
  await press(page, /^下一步：材料提交/);
  const row = page.getByRole("listitem").filter({ hasText: "车位产权或使用权证明" });
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  const speed = (uploadThroughput: number) =>
    line.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await speed(20_000);
  const size = 400_000;
  await row.locator("input[type=file]").setInputFiles(pdf("合同.pdf", size));
  const sent = async () => Number(/(\d+)%/.exec(await row.innerText())?.[1] ?? 0);
  await expect.poll(sent).toBeGreaterThan(5);
  await page.clock.fastForward(callTimeout - 5_000);
  const before = await sent();
  await expect.poll(sent, "it moves on, so it does not stand still").toBeGreaterThan(before);
  await page.clock.fastForward(uploadTimeout(size) - callTimeout + 6_000);
  await expect(row).toContainText("等待超时");
  await speed(-1);
  await row.getByRole("button", { name: "重新上传" }).click();
  await expect(row).toContainText("已上传 1 个文件");
});
