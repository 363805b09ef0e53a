// Answers requests of a page in place of the portal, for as long as a test wants it.
import type { Page, Route } from "@playwright/test";

/**
 * The returned function lets the requests through again; `times`: how many are answered before that happens by itself. The route stays: a
 * request that is held for a moment when the last route of a page is taken away gets no answer any more.
 */
export async function intercept(
  page: Page,
  requests: string | RegExp,
  answer: (route: Route) => unknown,
  times = Number.POSITIVE_INFINITY,
): Promise<() => void> {
  let left = times;
  await page.route(requests, (route) => (left-- > 0 ? answer(route) : route.fallback()));
  return () => {
    left = 0;
  };
}

/** Holds back each answer of a call from now on; the returned function releases them. */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const free = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(`**${path}*`, async (route) => {
    await free;
    // The page that asked may be gone.
    await route.continue().catch(() => {});
  });
  return letGo;
}
