// A definition with its checks goes in, the page's form comes out: OneForm with the engine behind it, as a step would hold it.
import { useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import {
  type AnswerProblem,
  type Answers,
  blankRecord,
  checkStep,
  type Definition,
  type SectionChecks,
  stepOf,
  whatIsAsked,
} from "../../../engine/index.ts";
import { ErrorSummary } from "../../../renderer/form/error-summary.tsx";
import { OneForm } from "../../../renderer/form/one-form.tsx";
import { LookProvider } from "../../../renderer/look/provider.tsx";

const today = "2026-11-21";
const principal = {
  kind: "person",
  name: "测试甲",
  certificateNumber: "329900199001010023",
  mobile: "",
} as const;

function Step({ definition, checks }: { definition: Definition; checks: SectionChecks }) {
  const [record, setRecord] = useState(() => blankRecord(definition, principal));
  const [problems, setProblems] = useState<AnswerProblem[]>([]);
  const flush = useRef<(() => Answers) | null>(null);
  const open = useRef<((problem: AnswerProblem) => boolean) | null>(null);
  const asked = whatIsAsked(definition, record, today);
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
      <OneForm
        definition={definition}
        asked={asked}
        answers={record.answers}
        problems={problems}
        checks={checks}
        today={today}
        onAnswers={(section, answers) =>
          setRecord((before) => ({ ...before, answers: { ...before.answers, [section]: answers } }))
        }
        flushRef={flush}
        openRef={open}
      />
      <button type="button" id="next" onClick={next}>
        下一步
      </button>
    </>
  );
}

export function drawForm(root: HTMLElement, definition: Definition, checks: SectionChecks): void {
  createRoot(root).render(
    <LookProvider>
      <Step definition={definition} checks={checks} />
    </LookProvider>,
  );
}
