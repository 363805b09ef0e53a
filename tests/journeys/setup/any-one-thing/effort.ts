// Counts what a person does with hand and keys: presses, and characters typed.
import type { Page } from "@playwright/test";

export interface Effort {
  /** A text field costs one, a drop-down two, a file three: the button, the file, and 打开 in the system's window. */
  presses: number;
  /** In text fields, without spaces. */
  characters: number;
  /** Each of them, in order, for whoever must find one too many. */
  told: string[];
}

type Count = (presses: number, characters: number, what: string) => void;

/** Starts to count in this page; the result grows from then on. A code that a phone scans costs nothing here. */
export async function effortOf(page: Page): Promise<Effort> {
  const effort: Effort = { presses: 0, characters: 0, told: [] };
  const count: Count = (presses, characters, what) => {
    effort.presses += presses;
    effort.characters += characters;
    effort.told.push(`${presses} ${characters} ${what}`);
  };
  await page.exposeFunction("countEffort", count);
  await page.addInitScript(() => {
    const { countEffort } = globalThis as unknown as { countEffort: Count };
    const named = ({ id, textContent }: Element) => id || (textContent ?? "").slice(0, 30);
    const isText = (target: EventTarget | null): target is HTMLInputElement =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !/^(radio|checkbox|file)$/.test(target.type));
    const before = new WeakMap<EventTarget, string>();
    let offer = false;
    const listeners: Record<string, (target: Element) => void> = {
      pointerdown(target) {
        offer = target.closest(".form-field-offers") !== null;
        // In place of the phone, which scans the code beside the link.
        const byPhone = target.closest("a[target=_blank]") !== null;
        if (!isText(target) && !byPhone) countEffort(1, 0, named(target));
      },
      focusin(target) {
        if (isText(target)) before.set(target, target.value);
      },
      focusout(target) {
        if (!isText(target) || before.get(target) === target.value) return;
        countEffort(1, target.value.replaceAll(" ", "").length, named(target));
      },
      change(target) {
        if (target instanceof HTMLInputElement && target.type === "file") countEffort(3, 0, named(target));
        if (!(target instanceof HTMLSelectElement)) return;
        // One that was offered cost its press.
        if (!offer) countEffort(2, 0, named(target));
        offer = false;
      },
    };
    for (const [name, listen] of Object.entries(listeners))
      addEventListener(name, ({ target }) => target instanceof Element && listen(target), true);
  });
  return effort;
}
