// A second city runs from its own folder, and nothing of the first is in it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { checkedFile } from "../../../content/checked-content.ts";
import { readContent } from "../../../content/read-content.ts";
import { calls } from "../../../engine/contract/calls.ts";
import { handled } from "../setup/any-one-thing/handled.ts";
import { buildContent } from "../setup/build.ts";
import { type PortalUnderTest, startPortal } from "../setup/portal-under-test.ts";

const content = resolve(import.meta.dirname, "../../../examples/another-city");

let portal: PortalUnderTest;
let folder: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), "another-city-"));
  buildContent(content, folder);
  portal = await startPortal({ content, portal: folder });
});
test.afterAll(async () => {
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("[1, 2] another city's name, hotline, host, townships and one-things come from its folder, and none of the first's", async ({
  page,
}) => {
  const { definitions, catalogue } = readContent(content);
  await page.goto(portal.origin);
  await expect(page.getByRole("banner")).toContainText("岚港市");
  await expect(page.getByRole("contentinfo")).toContainText("岚港市行政审批局");
  await expect(page.getByRole("link", { name: /12345 岚港市便民热线/ }).first()).toBeVisible();
  await expect(page.locator("body")).not.toContainText("云澜");

  const dog = definitions.get("dog");
  if (!dog || !catalogue) throw new Error("The example has no dogs.");
  const number = await handled(page, portal, dog, { seed: 7, fill: "all" });
  expect(number).toMatch(new RegExp(`^${catalogue.city.regionCode}`));
  await expect(page.locator("body")).not.toContainText("云澜");
});

test("[performance] a start takes the content that the build has checked, and reads it anew where that is another's", async ({
  request,
}) => {
  const file = join(folder, ".pages", checkedFile);
  const kept = readFileSync(file, "utf8");
  const cityName = async (text: string) => {
    writeFileSync(file, text);
    await portal.restart();
    return (await (await request.get(portal.origin + calls.settings.path)).json()).data.cityName;
  };
  const marked = kept.replaceAll("岚港市", "岚标市");
  expect(await cityName(marked)).toBe("岚标市");
  expect(await cityName(marked.replace('"stamp":"', '"stamp":"another'))).toBe("岚港市");
  expect(await cityName(kept)).toBe("岚港市");
});
