// Nothing that is there already moves while the rest of a page comes; the way through a declaration is watched in effort.spec.ts.
import { expect } from "@playwright/test";
import { measured } from "../../../renderer/texts/measured.ts";
import { shiftsOf } from "../setup/layout-shift.ts";
import { test } from "../setup/shared-portal.ts";

test.describe.configure({ mode: "parallel" });

/** A page that comes as its document must be still; one that the browser makes may settle. */
const limits: Record<string, number> = {
  "/": 0.01,
  "/tListId": 0.01,
  "/guide/household": 0.01,
  "/help": 0.01,
  "/office/list": measured.shift,
};
const pages = [...Object.keys(limits), "/tListId?q=x"];

for (const [width, height] of [
  [1366, 768],
  [1920, 1080],
  [390, 844],
] as const)
  test(`[look] no document moves what is there by more than 0.01, no other page by ${measured.shift}, at ${width}`, async ({
    page,
    context,
    cookies,
  }) => {
    await page.setViewportSize({ width, height });
    await context.addCookies(cookies);
    const shifts = await shiftsOf(page);
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "false");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // A shift is told behind the frame in which it was drawn.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    }
    for (const [path, sum] of Object.entries(shifts.sums))
      expect(sum, `${path}\n${shifts.told.join("\n")}`).toBeLessThan(limits[path] ?? 0);
  });
