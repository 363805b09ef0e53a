// Draws the widest form: thirteen sections, including a list of fifty rows.
import { partnerRow, wideChecks, wideForm } from "../../people/wide-form.ts";
import { drawForm } from "./form-under-test.tsx";

const partners = Array.from({ length: 50 }, (_, at) => partnerRow(at, "2"));

export function draw(root: HTMLElement): void {
  drawForm(root, wideForm, wideChecks, { partners });
}
