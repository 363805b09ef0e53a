// Draws OneForm with a given number of fields.
import { drawForm } from "./form-under-test.tsx";
import { generate } from "./generated-form.ts";

export function draw(root: HTMLElement, fields: number): void {
  const { definition, checks } = generate(fields);
  drawForm(root, definition, checks);
}
