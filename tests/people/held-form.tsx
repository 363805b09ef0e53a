// Draws the form connected as a step would do it: summary above, a NEXT button below.
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState, useSyncExternalStore } from "react";
import {
  type AnswerProblem,
  type Answers,
  type Asked,
  type DeclarationRecord,
  type Definition,
  evaluate,
  ownRecord,
  type SectionChecks,
  stepOf,
} from "../../engine/index.ts";
import { ErrorSummary } from "../../renderer/form/error-summary.tsx";
import { useLiveForm } from "../../renderer/form/live-form.ts";
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
  const [owner] = useState(() => {
    const problemsOf = (of: DeclarationRecord) =>
      evaluate(definition, of, today).problems(stepOf(definition.oneThing, "form"), checks);
    const own = ownRecord({ record: props.start(), problemsOf });
    if (checked) own.check();
    return {
      ...own,
      answer(...told: Parameters<typeof own.answer>) {
        onTold?.();
        own.answer(...told);
      },
    };
  });
  const form = useLiveForm({ definition, checks, today, owner });
  const { record, problems, left } = useSyncExternalStore(owner.subscribe, owner.now);
  const [pages, setPages] = useState<FormPages | null>(null);
  const openRef = useRef<((problem: AnswerProblem) => boolean) | null>(null);
  const flush = () => {
    form.flush();
    return owner.now().record.answers;
  };
  const held: Held = {
    record,
    asked: evaluate(definition, record, today).asked,
    problems,
    left,
    set: (change) => owner.change(change),
    flush,
  };
  useImperativeHandle(heldRef, () => held);
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
      <OneForm form={form} onGo={() => {}} openRef={openRef} paged={paged} onPage={setPages} />
      {[pages?.next, pages?.previous].map(
        (turn, at) =>
          turn && (
            <button type="button" key={turn.title} onClick={turn.open}>
              {(at === 0 ? chinese.page.next : chinese.page.previous)(turn.title)}
            </button>
          ),
      )}
      {!still && (
        <button
          type="button"
          id="next"
          onClick={() => {
            flush();
            owner.check();
          }}
        >
          下一步
        </button>
      )}
    </>
  );
}
