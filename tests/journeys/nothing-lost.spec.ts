// Nothing that was typed is lost, and what the page says of saving is true.
import { expect, type Page, test } from "@playwright/test";
import { calls } from "../../engine/contract/calls.ts";
import { press, toGuide } from "./setup/person-at-work.ts";
import { type PortalUnderTest, startPortal } from "./setup/portal-under-test.ts";
import { draftsIn } from "./setup/rows.ts";

let portal: PortalUnderTest;

test.beforeAll(async () => {
  portal = await startPortal("fixtures");
});
test.afterAll(async () => {
  await portal.stop();
});

/** Matches saves of the whole declaration and of a single section. */
const saves = "**/api/oneThingDeclare/mobile/edit/*";
const saving = (page: Page) => page.getByRole("banner").getByRole("status");
const parkNo = (page: Page) => page.getByRole("textbox", { name: "车位编号", exact: true });
const kept = () => draftsIn(portal.dataDir).join("");

async function toForm(page: Page, person?: string): Promise<void> {
  await toGuide(page, portal.origin, person);
  await press(page, "立即办理");
  await expect(parkNo(page)).toBeVisible();
}

test("[4] a save leaves within a second of the last key, out of a field that is never left", async ({
  page,
}) => {
  await toForm(page);
  await parkNo(page).pressSequentially("K1");
  await expect.poll(kept).toContain("K1");
  const asked = page.waitForRequest(`**${calls.sign.path}`);
  await parkNo(page).pressSequentially("-2");
  const last = Date.now();
  await asked;
  expect(Date.now() - last).toBeLessThan(1000);
  await expect.poll(kept).toContain("K1-2");
});

test("[8] a refused save: signed anew once; a refusal that stays says what happened, and 重新保存 saves", async ({
  page,
}) => {
  await toForm(page, "测试乙");
  const refused = { status: 403, json: { code: 403, msg: "请求签名无效或已过期", data: null } };
  await page.route(saves, (route) => route.fulfill(refused), { times: 1 });
  await parkNo(page).pressSequentially("R1");
  await expect.poll(kept).toContain("R1");
  await page.route(saves, (route) => route.fulfill(refused));
  await parkNo(page).pressSequentially("-2");
  const note = page.getByRole("alert").filter({ hasText: "您填写的内容没有保存成功" });
  await expect(note).toContainText("请求签名无效或已过期");
  await expect(saving(page)).toHaveText("未保存");
  await page.unroute(saves);
  await note.getByRole("button", { name: "重新保存" }).click();
  await expect(saving(page)).toContainText("已保存");
  await expect(note).toBeHidden();
  expect(kept()).toContain("R1-2");
});
