// Expectations about a story's page, which throw an error that names what is wrong.
import { expect, waitFor } from "storybook/test";
import { fieldId, partId } from "../../renderer/form/field-id.ts";
import type { Said } from "./wrong-records.ts";

const summary = () => document.querySelector("[role=alert][aria-labelledby=error-summary]");

/** Each is in a line of the summary, and beside its field if that is drawn; `alone`: there is no other line. */
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

/** A long form draws its sections bit by bit; a rule over a whole list blames no single field. */
function expectBeside({ words, section, field, rowId }: Said): void {
  if (section === undefined || field === undefined) return;
  const id = fieldId({ section, rowId }, field);
  if (!document.getElementById(partId.label(id))) return;
  expect(document.getElementById(partId.message(id))?.textContent, `beside ${id}`).toContain(words);
}

/** Nobody should have to scroll sideways to read it. */
export function expectWithinWidth(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return;
  const out = [...document.querySelectorAll("main *")].filter(
    (one) => one.getBoundingClientRect().right > clientWidth + 1,
  );
  const named = out.slice(0, 3).map((one) => `${one.tagName} “${one.textContent?.slice(0, 30)}”`);
  throw new Error(`The page is ${scrollWidth} wide on a screen of ${clientWidth}: ${named.join(", ")}`);
}
