// Handles the five-step fixture to its receipt: every step of the bar, a drawn signature, a file added, removed and viewed.
import { expect, test } from "@playwright/test";
import { todayInShanghai } from "../../engine/check/calendar.ts";
import { evaluate } from "../../engine/declaration/evaluate.ts";
import { completeRecord } from "../../workshop/answers/complete-record.ts";
import { fixture } from "../fixtures/fixture-content.ts";
import { declare } from "./setup/any-one-thing/declare.ts";
import { passDoors } from "./setup/any-one-thing/doors.ts";
import { walkerOf } from "./setup/any-one-thing/walker.ts";
import { pdf } from "./setup/papers.ts";
import { choose, fillForm, press, toForm, watch } from "./setup/person-at-work.ts";
import { type PortalUnderTest, startPortal } from "./setup/portal-under-test.ts";

let portal: PortalUnderTest;

test.beforeAll(async () => {
  portal = await startPortal("fixtures");
});
test.afterAll(async () => {
  await portal.stop();
});

test("[1.11, 1.12, 2.12, 2.37, 2.38, 7.32] five steps and a signature: from the questions over /sign to the receipt, and the signed papers after it", {
  tag: ["@short", "@signFile"],
}, async ({ page }) => {
  test.setTimeout(150_000);
  const complaints = watch(page);
  const { definition, checks } = fixture("household");
  const today = todayInShanghai(Date.now());
  const walker = walkerOf(definition);
  const { record, problems } = completeRecord(
    { definition, checks },
    { today, seed: 7, principal: walker.principal },
    { fill: "required" },
  );
  expect(problems).toEqual([]);
  const seen: string[] = [];
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) seen.push(new URL(frame.url()).pathname);
  });
  await passDoors(page, portal.origin, definition, walker, record.areaId);
  const bar = page.getByRole("list", { name: "办理步骤" }).getByRole("listitem");
  await expect(bar).toHaveText(["1选择事项", "2信息确认", "3一表申请", "4签名", "5材料提交", "6完成"]);
  const number = await declare(page, { definition, record, today });
  expect(seen.filter((path) => /^\/(step|sign)/.test(path))).toEqual(
    expect.arrayContaining([
      "/step/one",
      "/step/two",
      "/step/three",
      "/sign",
      "/step/four",
      "/step/review",
      "/step/five",
    ]),
  );

  await page.goto(`${portal.origin}/office/list`);
  await page.getByRole("link", { name: /查看详情.*新居入住/ }).click();
  await expect(page.getByText(number.slice(-4)).first()).toBeVisible();
  const handedIn = evaluate(definition, record, today).asked.materials.filter(({ required }) => required);
  for (const { material } of handedIn) await expect(page.getByRole("main")).toContainText(material.name);
  expect(complaints).toEqual([]);
});

test("[7.16, 7.24] a file that was uploaded is looked at, downloaded as it was, and taken away again", {
  tag: ["@download", "@deleteFile"],
}, async ({ page }) => {
  test.setTimeout(90_000);
  await toForm(page, portal.origin);
  await choose(page, "车位性质", "自有固定车位");
  await fillForm(page);
  await press(page, /^下一步：材料提交/);
  const row = page.getByRole("listitem").filter({ hasText: "车位产权或使用权证明" });
  const paper = pdf("车位合同.pdf");
  await row.locator("input[type=file]").setInputFiles(paper);
  await expect(row.getByText("已上传 1 个文件")).toBeVisible();
  await row.getByRole("button", { name: "预览“车位合同.pdf”" }).click();
  const viewer = page.getByRole("dialog", { name: /车位合同/ });
  const download = page.waitForEvent("download");
  await viewer.getByRole("link", { name: "下载" }).click();
  const kept = await (await download).createReadStream();
  const bytes: Buffer[] = [];
  for await (const part of kept) bytes.push(part as Buffer);
  expect(Buffer.concat(bytes).equals(paper.buffer)).toBe(true);
  await page.keyboard.press("Escape");
  await row.getByRole("button", { name: /^删除/ }).click();
  await page.getByRole("dialog", { name: "删除文件" }).getByRole("button", { name: "删除" }).click();
  await expect(row.getByText("已上传 1 个文件")).toBeHidden();
  await page.reload();
  await expect(row.getByText("已上传 1 个文件")).toBeHidden();
});
