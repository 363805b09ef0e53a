// Nothing goes in, the form of a real one-thing is drawn.
import { loadDefinition } from "virtual:definitions";
import { drawForm } from "./form-under-test.tsx";

export async function draw(root: HTMLElement): Promise<void> {
  const { definition, checks } = await loadDefinition("dd");
  drawForm(root, definition, checks);
}
