// Enters an answer into a control as a person would: typed, picked from a list, or chosen from cards.
import type { Locator, Page } from "@playwright/test";
import type { Answer } from "../../../../engine/declaration/record.ts";

/** Answers one field of the form; a given and locked one is left unchanged. */
export async function answerField(page: Page, id: string, title: string, answer: Answer): Promise<void> {
  const control = page.locator(`[id="${id}"]`);
  // All that is asked of the control in one way to the browser: a form has a hundred of them.
  const { kind, value } = await control.evaluate((element) => {
    const { tagName, type = "", readOnly = false, value = "" } = element as HTMLInputElement;
    if (tagName === "SELECT") return { kind: "select", value };
    if (type === "radio" || type === "checkbox") return { kind: "cards", value };
    return { kind: readOnly ? "given" : "typed", value };
  });
  if (kind === "select") await control.selectOption([answer].flat());
  else if (kind === "cards") await takeCards(page, id, [answer].flat());
  else await type(control, kind === "given", title, value, [answer].flat().join());
}

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

async function type(
  control: Locator,
  given: boolean,
  title: string,
  value: string,
  text: string,
): Promise<void> {
  if (given) {
    const change = control.locator("../..").getByRole("button", { name: `修改${title}`, exact: true });
    // Locked: the source of the value vouches for it.
    if ((await change.count()) === 0) return;
    await change.click();
  }
  if (value !== text) await control.fill(text);
}
