// Draws the widest form: thirteen sections, a list of fifty rows among them.
import { partnerRow, wideChecks, wideForm } from "../../people/wide-form.ts";
import { drawForm } from "./form-under-test.tsx";

const partners = Array.from({ length: 50 }, (_, at) => partnerRow(at, "2"));

export function draw(root: HTMLElement): void {
  drawForm(root, wideForm, wideChecks, { partners });
}
