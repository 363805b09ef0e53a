// Draws the form of a one-thing of the fixtures.
import { loadDefinition } from "virtual:definitions";
import { drawForm } from "./form-under-test.tsx";

export async function draw(root: HTMLElement): Promise<void> {
  const { definition, checks } = await loadDefinition("parking");
  drawForm(root, definition, checks);
}
