// Answers given on the guide shorten the list of what is needed, and are already filled in in the declaration.

import { expect, test } from "@playwright/test";
import { calls } from "../../engine/contract/calls.ts";
import { fixture } from "../fixtures/fixture-content.ts";
import { passDoors } from "./setup/any-one-thing/doors.ts";
import { walkerOf } from "./setup/any-one-thing/walker.ts";
import { holdBack } from "./setup/intercept.ts";
import { choose, press, watch } from "./setup/person-at-work.ts";
import { type PortalUnderTest, startPortal } from "./setup/portal-under-test.ts";

let portal: PortalUnderTest;

test.beforeAll(async () => {
  portal = await startPortal("fixtures");
});
test.afterAll(async () => {
  await portal.stop();
});

test("[1, 4, 10.1] what is answered on the guide shortens the list of what is needed, outlives the login and is not asked again", async ({
  page,
}) => {
  const complaints = watch(page);
  const { definition } = fixture("household");
  const guide = `${portal.origin}/guide/household`;
  await page.goto(guide);
  await press(page, "回答几个问题，看看您需要准备什么");
  const list = page.getByRole("region", { name: "您需要准备" });
  await expect(list.getByText("最多 6 份材料")).toBeVisible();
  await choose(page, "住房来源", "单位宿舍");
  await expect(page.getByRole("alert").getByText("请联系单位后勤部门")).toBeVisible();
  await choose(page, "住房来源", "租赁住房");
  await expect(list.getByRole("listitem").filter({ hasText: "房屋租赁合同" })).toContainText(
    "因为您在“住房来源”中选择了“租赁住房”",
  );
  await choose(page, "是否申领居住证", "否");
  await page.getByRole("checkbox", { name: /^用水过户/ }).check();
  await expect(list.getByText("3 份材料", { exact: true })).toBeVisible();
  await expect(list.getByText("多人口用水阶梯核增").locator("..")).toContainText(
    "视填写内容而定：“入住人数”",
  );

  const areaId = Object.keys(definition.townships)[2];
  await passDoors(page, portal.origin, definition, walkerOf(definition), areaId);
  await expect(page).toHaveURL(/\/step\/one$/);
  for (const name of [/^租赁住房/, /^否/]) await expect(page.getByRole("radio", { name })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /^用水过户/ })).toBeChecked();
  await expect(page.getByRole("group", { name: /是否申领居住证/ })).toHaveAccessibleDescription(
    /因为您在“住房来源”中选择了“租赁住房”/,
  );
  await press(page, /^下一步：信息确认/);
  await press(page, "同意调取，填写申请表");
  await expect(page.getByRole("textbox", { name: /^租赁到期日/ })).toHaveAccessibleDescription(
    /因为您在“住房来源”中选择了“租赁住房”/,
  );

  // After a reload, before it is known who is here, answers and township are there again.
  const letGo = await holdBack(page, calls.session.path);
  await page.goto(guide);
  await expect(page.getByRole("button", { name: "回答几个问题，看看您需要准备什么" })).toBeVisible();
  letGo();
  await expect(list.getByText("3 份材料", { exact: true })).toBeVisible();
  const bar = page.getByRole("region", { name: "操作" });
  await expect(bar.getByText("霁桥镇")).toBeVisible();
  await bar.getByRole("button", { name: /^更换/ }).click();
  await expect(page.getByRole("dialog").getByRole("radio", { name: "霁桥镇" })).toBeChecked();
  expect(complaints).toEqual([]);
});
