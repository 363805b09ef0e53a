// Draws OneForm with a list of a hundred rows of ten fields each, with the middle one open.
import { drawForm } from "./form-under-test.tsx";
import { generateRows } from "./generated-form.ts";

const rows = 100;

export function draw(root: HTMLElement): void {
  const { definition, checks, answers } = generateRows(rows);
  drawForm(root, definition, checks, answers);
}
