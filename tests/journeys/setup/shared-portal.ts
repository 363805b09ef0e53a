// One portal for all tests of a worker, and a person logged in to it: for tests that leave nothing behind another would see.
import { type BrowserContext, test as base } from "@playwright/test";
import { comeIn } from "./at-the-doors/come-in.ts";
import { contents, type PortalUnderTest, startPortal } from "./portal-under-test.ts";

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

export interface Shared {
  portal: PortalUnderTest;
  /** The session of 测试甲, for `addCookies`. */
  cookies: Cookies;
}

/**
 * Playwright's `test` with a portal over `of`, started when a worker first needs it; addresses are relative to it.
 * As fixtures, not hooks, so that a file in parallel mode is dealt out test by test: with a hook each worker would
 * get its share beforehand.
 */
export const testOn = (of: Parameters<typeof startPortal>[0], environment: Record<string, string> = {}) =>
  base.extend<object, Shared>({
    portal: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which other fixtures are needed.
      async ({}, use) => {
        const portal = await startPortal(of, environment);
        await use(portal);
        await portal.stop();
      },
      { scope: "worker" },
    ],
    baseURL: ({ portal }, use) => use(portal.origin),
    cookies: [
      async ({ browser, portal }, use) => {
        const page = await browser.newPage();
        await comeIn(page, portal.origin, "/help");
        await page.getByRole("button", { name: /账户/ }).waitFor();
        const cookies = await page.context().cookies();
        await page.close();
        await use(cookies);
      },
      { scope: "worker" },
    ],
  });

/** On the fixtures' portal. */
export const test = testOn(contents.fixtures);
