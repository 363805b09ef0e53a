// The step 信息确认: what is known and from where, corrected in place, and the one consent for all licences.
import { expect, type Page, test } from "@playwright/test";
import { todayInShanghai } from "../../../engine/check/calendar.ts";
import { completeRecord } from "../../../workshop/answers/complete-record.ts";
import { fixture } from "../../fixtures/fixture-content.ts";
import { declareTo } from "../setup/any-one-thing/declare.ts";
import { passDoors } from "../setup/any-one-thing/doors.ts";
import { walkerOf } from "../setup/any-one-thing/walker.ts";
import { press } from "../setup/person-at-work.ts";
import { contents, type PortalUnderTest, startPortal } from "../setup/portal-under-test.ts";

let portal: PortalUnderTest;
test.beforeEach(async () => {
  portal = await startPortal(contents.fixtures);
});
test.afterEach(() => portal.stop());

async function toConfirmInfo(page: Page) {
  const { definition, checks } = fixture("household");
  const today = todayInShanghai(Date.now());
  const walker = walkerOf(definition);
  const context = { today, seed: 7, principal: walker.principal };
  const { record } = completeRecord({ definition, checks }, context, { fill: "required" });
  await passDoors(page, portal.origin, definition, walker, record.areaId);
  const declared = { definition, record, today };
  await declareTo(page, declared, "confirm-info");
  return declared;
}

test("[form] what is known says where it is from; a wrong correction is told in place, a right one is in the form", async ({
  page,
}) => {
  await toConfirmInfo(page);
  const applicant = page.getByRole("region", { name: "申请人" });
  await expect(applicant).toContainText("138****0001");
  await expect(applicant).toContainText("来自实名认证信息");
  const change = applicant.getByRole("button", { name: /^修改.*手机号码$/ });
  await change.click();
  const box = applicant.getByRole("textbox", { name: /手机号码$/ });
  await expect(box).toBeFocused();
  await box.fill("123");
  await press(page, "保存修改");
  await expect(applicant.getByRole("alert")).toContainText("11 位");
  await expect(box).toBeFocused();
  await box.fill("139 0000 1111");
  await press(page, "保存修改");
  await expect(change).toBeFocused();
  await expect(applicant).toContainText("139****1111");
  await expect(applicant).toContainText("由您修改");

  await press(page, "不调取，直接填写申请表");
  await expect(page).toHaveURL(/\/step\/three$/);
  await expect(page.getByRole("textbox", { name: /手机号码/ }).first()).toHaveValue("139****1111");
});

test("[7] one consent at 信息确认 fetches every licence, and 材料提交 asks for none of them again", async ({
  page,
}) => {
  const declared = await toConfirmInfo(page);
  await press(page, "同意调取，填写申请表");
  await expect(page).toHaveURL(/\/step\/three$/);
  await declareTo(page, { ...declared, from: "one-form" }, "submit-materials");
  await expect(page.getByText(/经您同意从电子证照库调取/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^同意并调取/ })).toHaveCount(0);
});
