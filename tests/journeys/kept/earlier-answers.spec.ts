// What the last application said, in the next one: filled in, offered, and chosen beforehand.
import { expect, test } from "@playwright/test";
import { citizen } from "../setup/my-applications/citizen.ts";
import { press, straightToGuide, watch } from "../setup/person-at-work.ts";
import { type PortalUnderTest, startPortal } from "../setup/portal-under-test.ts";

let portal: PortalUnderTest;
test.beforeAll(async () => {
  portal = await startPortal("fixtures");
});
test.afterAll(() => portal.stop());

test("[3, 4.20] the township of last time is chosen, the contact address is filled in, and another address is one press", {
  tag: "@earlierAnswers",
}, async ({ page }) => {
  await (await citizen(portal.origin)).submit("A-1");
  const complaints = watch(page);
  await straightToGuide(page, portal.origin);
  await press(page, "立即办理");
  const township = page.getByRole("dialog", { name: "选择乡镇" });
  await expect(township.getByRole("radio", { name: "霁桥镇" })).toBeChecked();
  await township.getByRole("button", { name: "确定" }).click();

  const contact = page.getByRole("textbox", { name: /^联系地址/ });
  await expect(contact).not.toHaveValue("");
  const address = await contact.inputValue();
  await expect(contact).toHaveAccessibleDescription(/来自您上次的申报，如有变化请修改/);
  await press(page, `填入“${address}”`);
  await expect(page.getByRole("textbox", { name: /^车位地址/ })).toHaveValue(address);
  expect(complaints).toEqual([]);
});
