// Draws the form connected as a step would do it: summary above, a NEXT button below.
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from "react";
import {
  type AnswerProblem,
  type Answers,
  type Asked,
  type DeclarationRecord,
  type Definition,
  evaluate,
  type SectionChecks,
  stepOf,
  stillWrong,
} from "../../engine/index.ts";
import { ErrorSummary } from "../../renderer/form/error-summary.tsx";
import { type FormPages, OneForm } from "../../renderer/form/one-form.tsx";
import { chinese } from "../../renderer/form/texts.ts";

export interface Held {
  record: DeclarationRecord;
  asked: Asked;
  problems: readonly AnswerProblem[];
  /** Those of them that are not mended yet. */
  left: readonly AnswerProblem[];
  set: (change: (record: DeclarationRecord) => DeclarationRecord) => void;
  flush: () => Answers;
}

interface Props {
  definition: Definition;
  checks: SectionChecks;
  today: string;
  start: () => DeclarationRecord;
  /** Shows from the beginning what NEXT would find. */
  checked?: boolean | undefined;
  paged?: boolean | undefined;
  heldRef?: Ref<Held>;
  /** Stands between the summary and the form. */
  above?: (held: Held) => ReactNode;
  onTold?: () => void;
  /** Leaves out the button when nothing should be pressed. */
  still?: boolean;
}

export function HeldForm(props: Props) {
  const { definition, checks, today, checked, paged, heldRef, above, onTold, still } = props;
  const [record, set] = useState(props.start);
  const [pages, setPages] = useState<FormPages | null>(null);
  const find = (of: DeclarationRecord) =>
    evaluate(definition, of, today).problems(stepOf(definition.oneThing, "form"), checks);
  const [problems, setProblems] = useState(() => (checked ? find(record) : []));
  const flushRef = useRef<(() => Answers) | null>(null);
  const openRef = useRef<((problem: AnswerProblem) => boolean) | null>(null);
  const asked = evaluate(definition, record, today).asked;
  const left = problems.length > 0 ? stillWrong(problems, find(record)) : problems;
  const held: Held = { record, asked, problems, left, set, flush: () => flushRef.current?.() ?? {} };
  useImperativeHandle(heldRef, () => held);
  const next = () => {
    const full = { ...record, answers: { ...record.answers, ...held.flush() } };
    set(full);
    setProblems(find(full));
  };
  return (
    <>
      <ErrorSummary
        definition={definition}
        problems={problems}
        left={left}
        answers={record.answers}
        onOpen={(problem) => openRef.current?.(problem) ?? false}
      />
      {above?.(held)}
      <OneForm
        definition={definition}
        asked={asked}
        answers={record.answers}
        problems={problems}
        checks={checks}
        today={today}
        onAnswers={(section, told) => {
          onTold?.();
          set((before) => ({ ...before, answers: { ...before.answers, [section]: told } }));
        }}
        onGo={() => {}}
        flushRef={flushRef}
        openRef={openRef}
        paged={paged}
        onPage={setPages}
      />
      {[pages?.next, pages?.previous].map(
        (turn, at) =>
          turn && (
            <button type="button" key={turn.title} onClick={turn.open}>
              {(at === 0 ? chinese.page.next : chinese.page.previous)(turn.title)}
            </button>
          ),
      )}
      {!still && (
        <button type="button" id="next" onClick={next}>
          下一步
        </button>
      )}
    </>
  );
}
