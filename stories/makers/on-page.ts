// In: what a story's page must show. Out: nothing, or an error that names what is not so.
import { expect, waitFor } from "storybook/test";
import { fieldId, partId } from "../../renderer/form/field-id.ts";
import type { Said } from "./wrong-records.ts";

const summary = () => document.querySelector("[role=alert][aria-labelledby=error-summary]");

/** Each in a line of the summary, and beside its field where that is drawn; `alone`: no line says anything else. */
export async function expectSaid(said: readonly Said[], alone = false): Promise<void> {
  if (said.length === 0) return;
  await waitFor(() => {
    const lines = [...(summary()?.querySelectorAll("li") ?? [])].map((line) => line.textContent ?? "");
    const silent = said.filter(({ words }) => !lines.some((line) => line.includes(words)));
    expect(silent, `the summary: ${lines.join(" | ")}`).toEqual([]);
    if (alone) expect(lines.filter((line) => !said.some(({ words }) => line.includes(words)))).toEqual([]);
    for (const one of said) expectBeside(one);
  });
}

/** A long form draws its sections bit by bit; of a rule over a whole list no single field is to blame. */
function expectBeside({ words, section, field, rowId }: Said): void {
  if (section === undefined || field === undefined) return;
  const id = fieldId({ section, rowId }, field);
  if (!document.getElementById(partId.label(id))) return;
  expect(document.getElementById(partId.message(id))?.textContent, `beside ${id}`).toContain(words);
}

/** Nobody has to push the page aside to read it. */
export function expectWithinWidth(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return;
  const out = [...document.querySelectorAll("main *")].filter(
    (one) => one.getBoundingClientRect().right > clientWidth + 1,
  );
  const named = out.slice(0, 3).map((one) => `${one.tagName} “${one.textContent?.slice(0, 30)}”`);
  throw new Error(`The page is ${scrollWidth} wide on a screen of ${clientWidth}: ${named.join(", ")}`);
}
