// Counts what a person has to do with hand and keys from here on: presses, and characters typed.
import type { Page } from "@playwright/test";

export interface Effort {
  /** Of the pointer; a text field costs one, a drop-down two, a file three: the button, the file and 打开 in the system's window. */
  presses: number;
  /** In text fields, without the spaces that the page sets itself. */
  characters: number;
}

/** Starts the count, over all pages that this one becomes; the returned function tells it. */
export async function effortOf(page: Page): Promise<() => Promise<Effort & { told: string[] }>> {
  const effort = { presses: 0, characters: 0, told: [] as string[] };
  await page.exposeFunction("countEffort", (presses: number, characters: number, what: string) => {
    effort.presses += presses;
    effort.characters += characters;
    effort.told.push(`${presses} ${characters} ${what}`);
  });
  await page.addInitScript(() => {
    const count = (globalThis as unknown as { countEffort(...effort: [number, number, string]): void })
      .countEffort;
    const told = (target: EventTarget | null) => {
      const { id, labels, innerText } = target as HTMLInputElement;
      return id || labels?.[0]?.innerText || innerText?.slice(0, 30);
    };
    const typed = (target: EventTarget | null): target is HTMLInputElement =>
      (target instanceof HTMLInputElement && !/^(radio|checkbox|file)$/.test(target.type)) ||
      target instanceof HTMLTextAreaElement;
    const before = new WeakMap<EventTarget, string>();
    addEventListener(
      "pointerdown",
      ({ target, isTrusted }) => isTrusted && !typed(target) && count(1, 0, told(target)),
      true,
    );
    addEventListener("focusin", ({ target }) => typed(target) && before.set(target, target.value), true);
    addEventListener(
      "focusout",
      ({ target }) => {
        if (!typed(target) || before.get(target) === target.value) return;
        count(1, target.value.replaceAll(" ", "").length, told(target));
      },
      true,
    );
    addEventListener(
      "change",
      ({ target }) => {
        if (target instanceof HTMLSelectElement) count(2, 0, told(target));
        if (target instanceof HTMLInputElement && target.type === "file") count(3, 0, told(target));
      },
      true,
    );
  });
  return async () => effort;
}
