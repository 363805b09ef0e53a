// A person types and reloads at once, and the last keys are there again.

import { expect, test } from "@playwright/test";
import { calls } from "../../engine/contract/calls.ts";
import { holdBack } from "./setup/intercept.ts";
import { toForm } from "./setup/person-at-work.ts";
import { type PortalUnderTest, startPortal } from "./setup/portal-under-test.ts";
import { draftsIn } from "./setup/rows.ts";

let portal: PortalUnderTest;

test.beforeAll(async () => {
  portal = await startPortal("fixtures");
});
test.afterAll(async () => {
  await portal.stop();
});

test("[5, 10.4] what was typed a moment before a reload, in a field that was never left, is there again", async ({
  page,
}) => {
  test.setTimeout(60_000);
  await toForm(page, portal.origin);
  const parkNo = page.getByRole("textbox", { name: "车位编号", exact: true });
  await parkNo.pressSequentially("E5");
  await expect.poll(() => draftsIn(portal.dataDir).join("")).toContain("E5");
  // Each pause passes on what was typed; here there is none, because the clock stands still.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await parkNo.pressSequentially("-19");
  await page.evaluate(() => location.reload());
  await page.clock.resume();
  await expect(parkNo).toHaveValue("E5-19");
});

test("[3, 8] loaded anew again before it is known who is here, the form is there as it was typed", async ({
  page,
}) => {
  await toForm(page, portal.origin, "测试乙");
  const parkNo = page.getByRole("textbox", { name: "车位编号", exact: true });
  await parkNo.pressSequentially("E6-20");
  const letGo = await holdBack(page, calls.session.path);
  const asked = () => page.waitForRequest(`**${calls.session.path}*`);
  for (const _ of ["once", "twice"]) await Promise.all([asked(), page.evaluate(() => location.reload())]);
  letGo();
  await expect(parkNo).toHaveValue("E6-20");
});
