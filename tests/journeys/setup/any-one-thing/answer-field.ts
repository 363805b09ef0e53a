// Enters an answer into a control as a person would: typed, picked from a list, or chosen from cards.
import type { Locator, Page } from "@playwright/test";
import type { Answer } from "../../../../engine/declaration/record.ts";
import { maskIdCard, maskName, maskPhone } from "../../../../engine/privacy/mask.ts";

/** Answers one field of the form; a given and locked one is left unchanged. */
export async function answerField(page: Page, id: string, title: string, answer: Answer): Promise<void> {
  const control = page.locator(`[id="${id}"]`);
  const text = [answer].flat().join();
  // All that is asked of the control in one way to the browser: a form has a hundred of them.
  const { kind, value, offered } = await control.evaluate((element, wanted) => {
    const { tagName, type = "", readOnly = false, value = "" } = element as HTMLInputElement;
    const option = [...((element as HTMLSelectElement).options ?? [])].find((one) => one.value === wanted);
    const offer = `填入“${option ? option.text : wanted}”`;
    const offers = element.closest(".form-field")?.querySelectorAll(".form-field-offers button") ?? [];
    const offered = [...offers].some((button) => button.textContent === offer) ? offer : undefined;
    if (tagName === "SELECT") return { kind: "select", value, offered };
    if (type === "radio" || type === "checkbox") return { kind: "cards", value, offered };
    return { kind: readOnly ? "given" : "typed", value, offered };
  }, text);
  if (kind === "cards") await takeCards(page, id, [answer].flat());
  else if (value === text) return;
  else if (offered) await fieldOf(control).getByRole("button", { name: offered }).click();
  else if (kind === "select") await control.selectOption(text);
  else await type(control, kind === "given", title, text);
}

const fieldOf = (control: Locator): Locator =>
  control.locator("xpath=ancestor::*[contains(concat(' ', @class, ' '), ' form-field ')]");

/** `name` of the cards is the id of the first one. */
export async function takeCards(page: Page, name: string, values: readonly string[]): Promise<void> {
  const cards = page.locator(`input[name="${name}"]`);
  await cards.first().waitFor({ state: "attached" });
  const offered = await cards.evaluateAll((elements) =>
    (elements as HTMLInputElement[]).map(({ value, checked, type }) => ({ value, checked, type })),
  );
  for (const [index, { value, checked, type }] of offered.entries()) {
    const wanted = values.includes(value);
    // A radio is unchecked by choosing another one.
    if (wanted !== checked && (wanted || type === "checkbox")) await cards.nth(index).setChecked(wanted);
  }
}

async function type(control: Locator, given: boolean, title: string, text: string): Promise<void> {
  if (given) {
    const change = fieldOf(control).getByRole("button", { name: `修改${title}`, exact: true });
    // Locked: the source of the value vouches for it. Or it is proposed, and shown with a mask.
    if ((await change.count()) === 0 || (await isMasked(control, text))) return;
    await change.click();
  }
  await control.fill(text);
  // What comes in two steps, the focus and the text, may go elsewhere when something takes the focus in between.
  if ((await control.inputValue()) === "")
    throw new Error(`“${title}” is empty right after it was filled in`);
}

async function isMasked(control: Locator, text: string): Promise<boolean> {
  const shown = await control.inputValue();
  return [maskName, maskIdCard, maskPhone].some((mask) => mask(text) === shown);
}
