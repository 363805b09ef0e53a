// A page with the questions, the form and a NEXT button, connected as a step would do it.

import { loadDefinition } from "virtual:definitions";
import { createRef, Profiler } from "react";
import { createRoot } from "react-dom/client";
import { page } from "vitest/browser";
import {
  type Answers,
  blankRecord,
  type DeclarationRecord,
  type Definition,
  prefill,
  type SectionChecks,
} from "../../engine/index.ts";
import { Questions } from "../../renderer/form/questions.tsx";
import "../../renderer/look/look.ts";
import { type Held, HeldForm } from "../people/held-form.tsx";

export const today = "2026-11-21";
export const principal = {
  kind: "person",
  name: "测试甲",
  certificateNumber: "329900199001010023",
  mobile: "13800000012",
} as const;

export interface FormPage {
  record(): DeclarationRecord;
  /** What the page would save right now. */
  flush(): Answers;
  /** How often anything was drawn, and how often the form passed its answers on. */
  drawn(): number;
  told(): number;
  change(change: (record: DeclarationRecord) => DeclarationRecord): void;
  box(label: RegExp): HTMLInputElement;
}

const open: (() => void)[] = [];

/** Call it after each test. */
export function closeForms(): void {
  for (const close of open.splice(0)) close();
}

interface Start {
  definition: Definition;
  checks: SectionChecks;
  answers?: Answers;
  choices?: DeclarationRecord["choices"];
  paged?: boolean;
}

export async function openParking(start: Partial<Start> = {}): Promise<FormPage> {
  const { definition, checks } = await loadDefinition("parking");
  return openForm({ definition, checks, ...start });
}

export async function openForm({
  definition,
  checks,
  answers,
  choices = {},
  paged,
}: Start): Promise<FormPage> {
  const counts = { drawn: 0, told: 0 };
  const heldRef = createRef<Held>();
  const held = () => heldRef.current as Held;
  const start = () => {
    const blank = prefill(definition, { ...blankRecord(definition, principal), choices });
    return { ...blank, answers: { ...blank.answers, ...answers } };
  };
  const questions = ({ asked, record, left, set }: Held) => (
    <Questions
      definition={definition}
      asked={asked}
      choices={record.choices}
      problems={left}
      onChoose={(question, value) =>
        set((before) => ({ ...before, choices: { ...before.choices, [question]: value } }))
      }
    />
  );

  await page.viewport(1366, 900);
  const element = document.body.appendChild(document.createElement("main"));
  const root = createRoot(element);
  root.render(
    <Profiler id="page" onRender={() => counts.drawn++}>
      <HeldForm
        definition={definition}
        checks={checks}
        today={today}
        start={start}
        heldRef={heldRef}
        above={questions}
        onTold={() => counts.told++}
        paged={paged}
      />
    </Profiler>,
  );
  open.push(() => {
    root.unmount();
    element.remove();
  });
  await until(
    () =>
      heldRef.current !== null &&
      element.querySelectorAll(".form-section > div > div > .form-field-grid, .form-row-rows").length >=
        held().asked.sections.length,
  );
  return {
    record: () => held().record,
    flush: () => held().flush(),
    drawn: () => counts.drawn,
    told: () => counts.told,
    change: (change) => held().set(change),
    box: (label) => boxOf(element, label),
  };
}

function boxOf(element: HTMLElement, name: RegExp): HTMLInputElement {
  const label = [...element.querySelectorAll("label")].find(({ innerText }) => name.test(innerText));
  const box = label && document.getElementById(label.htmlFor);
  if (!box) throw new Error(`No field is labelled ${name}.`);
  return box as HTMLInputElement;
}

/** Waits, frame by frame, until the condition holds. */
export async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + 5000;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`It never held: ${holds}`);
    await new Promise(requestAnimationFrame);
  }
}

/** The text of the page as a person sees it. */
export function seen(selector = "body"): string {
  return document.querySelector<HTMLElement>(selector)?.innerText ?? "";
}

/** The message under a field, empty when there is none. */
export function messageOf(box: HTMLElement): string {
  return document.getElementById(`${box.id}--message`)?.innerText ?? "";
}
