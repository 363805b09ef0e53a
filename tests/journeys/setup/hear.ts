// What a screen reader would say of waits: the texts of the status regions.
import type { Page } from "@playwright/test";

/** Records every text that a status region has announced since the page was opened. */
export async function hear(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const now = new Map<Element, string>();
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role="status"]')) {
        const text = region.textContent ?? "";
        if (text && text !== now.get(region)) said.push(text);
        now.set(region, text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}
