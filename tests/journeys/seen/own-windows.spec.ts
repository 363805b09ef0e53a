// Windows and colours of people's own: nothing that stays in place covers the page, and no state rests on a colour of ours.
import { expect, type Page } from "@playwright/test";
import { measured } from "../../../renderer/texts/measured.ts";
import { choose, fillForm, press, toNewForm } from "../setup/person-at-work.ts";
import { test } from "../setup/shared-portal.ts";

test.describe.configure({ mode: "parallel" });

/** The part of the window under what stays in place, 0 to 1. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const high = [...document.querySelectorAll("body *")]
      .filter((element) => /^(sticky|fixed)$/.test(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height < window.innerHeight)
      .reduce(
        (sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)),
        0,
      );
    return high / window.innerHeight;
  });

test("[wcag] at 400 % (320 × 256) what stays in place covers at most 30 % of the window, on the guide with a draft, in the form and in a dialog", async ({
  page,
  portal,
}) => {
  test.setTimeout(150_000);
  await toNewForm(page, portal.origin);
  await choose(page, "车位性质", "自有固定车位");
  await fillForm(page);
  for (const elder of [false, true]) {
    await page.setViewportSize({ width: 1366, height: 768 });
    if (elder) await page.getByRole("switch", { name: "长辈版" }).click();
    await page.setViewportSize({ width: 320, height: 256 });
    for (const share of [0, 0.5, 1]) {
      await page.evaluate((part) => scrollTo(0, document.body.scrollHeight * part), share);
      expect(await covered(page), `form, ${share} of its way down`).toBeLessThanOrEqual(
        measured.covered / 100,
      );
    }
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await press(page, "保存并退出");
  await expect(page, "it is saved first").toHaveURL(/\/office\/list/);
  await page.goto("/guide/parking");
  await expect(page.getByRole("button", { name: "继续填写" })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await covered(page), "guide").toBeLessThanOrEqual(measured.covered / 100);
  await page.getByRole("button", { name: /^更换/ }).click();
  const dialog = page.getByRole("dialog", { name: "选择乡镇" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("radio").first().focus();
  const [box, foot] = await Promise.all([
    dialog.getByRole("radio").first().boundingBox(),
    dialog.getByRole("button", { name: "确定" }).boundingBox(),
  ]);
  expect((box?.y ?? 0) + (box?.height ?? 0), "the first township is not under the buttons").toBeLessThan(
    foot?.y ?? 0,
  );
});

test("[wcag] in forced colours the switch, the current place and ink are told by more than a colour of ours", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto("/");
  const mode = page.getByRole("switch", { name: "长辈版" });
  const track = mode.locator("span");
  const off = await track.evaluate((element) => getComputedStyle(element).backgroundColor);
  await mode.click();
  await expect(mode).toBeChecked();
  await expect(track, "on looks different from off").not.toHaveCSS("background-color", off);
  await mode.click();
  const places = page.getByRole("navigation", { name: "主导航" }).getByRole("listitem").getByRole("link");
  const edges = await places.evaluateAll((links) =>
    links.map((link) => {
      const { borderBottomColor, backgroundColor } = getComputedStyle(link);
      const page = getComputedStyle(document.body).backgroundColor;
      return [backgroundColor, page, "rgb(0, 0, 0)"].includes(borderBottomColor) ? "none" : "line";
    }),
  );
  expect(edges, "only 首页 is underlined").toEqual(["line", "none", "none", "none"]);
});
