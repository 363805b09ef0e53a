// Data from the registers is taken into a form, and the document of a found licence is viewed.
import { expect, test } from "@playwright/test";
import { comeIn } from "./setup/at-the-doors/come-in.ts";
import { choose, chooseTownship, fillForm, press, toForm, watch } from "./setup/person-at-work.ts";
import { type PortalUnderTest, startPortal } from "./setup/portal-under-test.ts";

let portal: PortalUnderTest;

test.beforeAll(async () => {
  portal = await startPortal("fixtures");
});
test.afterAll(async () => {
  await portal.stop();
});

test("[7.19] houses of the register of real estate are listed, and the one that is picked fills the section in", {
  tag: "@houseInfo",
}, async ({ page }) => {
  test.setTimeout(90_000);
  const complaints = watch(page);
  await comeIn(page, portal.origin, "/guide/household");
  await press(page, "立即办理");
  await page.getByRole("dialog").getByRole("button", { name: "已了解，继续办理" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "确定" }).click();
  await chooseTownship(page, "霁桥镇");
  const source = page.getByRole("group", { name: /住房来源/ });
  await source.getByRole("radio", { name: /^自有住房/ }).check();
  await press(page, /^下一步/);
  await expect(page).toHaveURL(/\/step\/two$/);
  await press(page, "同意调取，填写申请表");
  await expect(page).toHaveURL(/\/step\/three$/);

  await press(page, /^从不动产登记系统选取/);
  const records = page.getByRole("dialog", { name: "从不动产登记系统选取" });
  await expect(records.getByRole("radio")).toHaveCount(3);
  await records.getByRole("radio", { name: /测试路1号2幢303室/ }).check();
  await records.getByRole("button", { name: "填入表单" }).click();
  await expect(records).toBeHidden();
  for (const [label, value] of [
    ["住房地址", "云澜市霁桥镇测试路1号2幢303室"],
    ["建筑面积", "89.50"],
    ["不动产单元号", "329900001001GB00001F00020303"],
  ] as const) {
    await expect(page.getByRole("textbox", { name: new RegExp(`^${label}`) })).toHaveValue(value);
  }
  expect(complaints).toEqual([]);
});

test("[7] a licence that was found is looked at as a paper, and its link downloads it", {
  tag: "@licencePaper",
}, async ({ page }) => {
  test.setTimeout(90_000);
  const complaints = watch(page);
  await toForm(page, portal.origin);
  await choose(page, "车位性质", "自有固定车位");
  await fillForm(page);
  await press(page, /^下一步：材料提交/);
  await press(page, /^同意并调取/);
  await page.getByRole("button", { name: /^查看/ }).first().click();
  const paper = page.getByRole("dialog", { name: /居民身份证/ });
  await expect(paper.getByRole("img", { name: /第 1 页/ })).toBeVisible();
  const download = page.waitForEvent("download");
  await paper.getByRole("link", { name: "下载" }).click();
  const kept = await (await download).createReadStream();
  const [start] = await kept.take(1).toArray();
  expect(Buffer.from(start).subarray(0, 5).toString()).toBe("%PDF-");
  expect(complaints).toEqual([]);
});
