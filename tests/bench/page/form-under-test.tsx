// Draws OneForm with the engine behind it, connected as a step would do it.
import { createRoot } from "react-dom/client";
import { type Answers, blankRecord, type Definition, type SectionChecks } from "../../../engine/index.ts";
import "../../../renderer/look/look.ts";
import { HeldForm } from "../../people/held-form.tsx";

const today = "2026-11-21";
const principal = {
  kind: "person",
  name: "测试甲",
  certificateNumber: "329900199001010023",
  mobile: "",
} as const;

export function drawForm(
  root: HTMLElement,
  definition: Definition,
  checks: SectionChecks,
  answers?: Answers,
): void {
  const start = () => {
    const blank = blankRecord(definition, principal);
    return answers ? { ...blank, answers } : blank;
  };
  createRoot(root).render(<HeldForm definition={definition} checks={checks} today={today} start={start} />);
}
