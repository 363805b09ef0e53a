// A definition goes in, a page with its questions, its form and a NEXT button comes out, held as a step would hold it.

import { loadDefinition } from "virtual:definitions";
import { Profiler, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { page } from "vitest/browser";
import {
  type AnswerProblem,
  type Answers,
  blankRecord,
  checkStep,
  type DeclarationRecord,
  type Definition,
  prefill,
  type SectionChecks,
  stepOf,
  whatIsAsked,
} from "../../engine/index.ts";
import { ErrorSummary } from "../../renderer/form/error-summary.tsx";
import { OneForm } from "../../renderer/form/one-form.tsx";
import { Questions } from "../../renderer/form/questions.tsx";
import { LookProvider } from "../../renderer/look/provider.tsx";

export const today = "2026-11-21";
const principal = {
  kind: "person",
  name: "测试甲",
  certificateNumber: "329900199001010023",
  mobile: "13800000012",
} as const;

export interface FormPage {
  record(): DeclarationRecord;
  /** What the page would save at this moment. */
  flush(): Answers;
  /** How often anything was drawn, and how often the form told its answers. */
  drawn(): number;
  told(): number;
  change(change: (record: DeclarationRecord) => DeclarationRecord): void;
  box(label: RegExp): HTMLInputElement;
}

const open: (() => void)[] = [];

/** Call after each test. */
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

export async function openDd(start: Partial<Start> = {}): Promise<FormPage> {
  const { definition, checks } = await loadDefinition("dd");
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
  const held: {
    record?: DeclarationRecord;
    flush?: () => Answers;
    set?: (record: DeclarationRecord) => void;
  } = {};

  function Page() {
    const [record, setRecord] = useState(() => {
      const blank = prefill(definition, { ...blankRecord(definition, principal), choices });
      return { ...blank, answers: { ...blank.answers, ...answers } };
    });
    const [problems, setProblems] = useState<AnswerProblem[]>([]);
    const flush = useRef<(() => Answers) | null>(null);
    const open = useRef<((problem: AnswerProblem) => boolean) | null>(null);
    const asked = whatIsAsked(definition, record, today);
    Object.assign(held, { record, set: setRecord, flush: () => flush.current?.() ?? {} });
    const next = () => {
      const full = { ...record, answers: { ...record.answers, ...flush.current?.() } };
      setRecord(full);
      setProblems(checkStep(definition, full, stepOf(definition.oneThing, "form"), checks, today));
    };
    return (
      <>
        <ErrorSummary
          definition={definition}
          problems={problems}
          onOpen={(one) => open.current?.(one) ?? false}
        />
        <Questions
          definition={definition}
          asked={asked}
          choices={record.choices}
          problems={problems}
          onChoose={(question, value) =>
            setRecord((before) => ({ ...before, choices: { ...before.choices, [question]: value } }))
          }
        />
        <OneForm
          definition={definition}
          asked={asked}
          answers={record.answers}
          problems={problems}
          checks={checks}
          today={today}
          onAnswers={(section, told) => {
            counts.told++;
            setRecord((before) => ({ ...before, answers: { ...before.answers, [section]: told } }));
          }}
          flushRef={flush}
          openRef={open}
          paged={paged}
        />
        <button type="button" onClick={next}>
          下一步
        </button>
      </>
    );
  }

  await page.viewport(1366, 900);
  const element = document.body.appendChild(document.createElement("main"));
  const root = createRoot(element);
  root.render(
    <LookProvider>
      <Profiler id="page" onRender={() => counts.drawn++}>
        <Page />
      </Profiler>
    </LookProvider>,
  );
  open.push(() => {
    root.unmount();
    element.remove();
  });
  await until(
    () => element.querySelectorAll(".f-section .f-grid, .f-rows").length >= definition.form.sections.length,
  );
  return {
    record: () => held.record as DeclarationRecord,
    flush: () => held.flush?.() ?? {},
    drawn: () => counts.drawn,
    told: () => counts.told,
    change: (change) => held.set?.(change(held.record as DeclarationRecord)),
    box: (label) => boxOf(element, label),
  };
}

function boxOf(element: HTMLElement, name: RegExp): HTMLInputElement {
  const label = [...element.querySelectorAll("label")].find(({ innerText }) => name.test(innerText));
  const box = label && document.getElementById(label.htmlFor);
  if (!box) throw new Error(`No field is labelled ${name}.`);
  return box as HTMLInputElement;
}

/** Waits, frame by frame, until something holds. */
export async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + 5000;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`It never held: ${holds}`);
    await new Promise(requestAnimationFrame);
  }
}

/** The message under a field, empty where there is none. */
export function messageOf(box: HTMLElement): string {
  return document.getElementById(`${box.id}--message`)?.innerText ?? "";
}
