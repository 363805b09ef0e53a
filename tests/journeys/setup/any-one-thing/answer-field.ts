// Enters an answer into a control as a person would: typed, picked from a list, or chosen from cards.
import { expect, type Locator, type Page } from "@playwright/test";
import type { Answer } from "../../../../engine/declaration/record.ts";

/** Answers one field of the form; a given and locked one is left unchanged. */
export async function answerField(page: Page, id: string, title: string, answer: Answer): Promise<void> {
  const control = page.locator(`[id="${id}"]`);
  await expect(control, `${title} (${id}) is asked`).toBeAttached();
  const kind = await control.evaluate((element) => {
    const { tagName, type = "", readOnly = false } = element as HTMLInputElement;
    if (tagName === "SELECT") return "select";
    if (type === "radio" || type === "checkbox") return "cards";
    return readOnly ? "given" : "typed";
  });
  if (kind === "select") await control.selectOption([answer].flat());
  else if (kind === "cards") await takeCards(page, id, [answer].flat());
  else await type(control, kind === "given", title, [answer].flat().join());
}

/** `name` of the cards is the id of the first one. */
export async function takeCards(page: Page, name: string, values: readonly string[]): Promise<void> {
  const cards = page.locator(`input[name="${name}"]`);
  await expect(cards.first()).toBeAttached();
  for (const card of await cards.all()) {
    const wanted = values.includes(await card.inputValue());
    const taken = await card.isChecked();
    if (wanted === taken) continue;
    // A radio is unchecked by choosing another one.
    if (wanted || (await card.getAttribute("type")) === "checkbox") {
      await card.setChecked(wanted);
    }
  }
}

async function type(control: Locator, given: boolean, title: string, text: string): Promise<void> {
  if (given) {
    const change = control.locator("../..").getByRole("button", { name: `修改${title}`, exact: true });
    // Locked: the source of the value vouches for it.
    if ((await change.count()) === 0) return;
    await change.click();
  }
  if ((await control.inputValue()) !== text) await control.fill(text);
}
