// The form step: the form, with the questions at its head when no earlier step asks them.
import { useEffect, useImperativeHandle, useMemo, useRef, useState } from "react";
import type { AnswerProblem, DeclarationContext, Matter, SourceName, StepName } from "../../engine/index.ts";
import { questionId } from "../form/field-id.ts";
import { focusOn } from "../form/focus-on.ts";
import { useLiveForm } from "../form/live-form.ts";
import { type FormPage, type FormPages, OneForm } from "../form/one-form.tsx";
import { chinese } from "../form/texts.ts";
import { StepFrame } from "../frame/step-frame.tsx";
import { Note } from "../look/parts/note.tsx";
import { useElder } from "../look/use-elder.ts";
import { formStepTexts, stepTexts } from "../texts/steps.ts";
import type { StepProps, StepWith } from "./step-props.ts";

type Props = StepWith<
  | "definition"
  | "checks"
  | "owner"
  | "today"
  | "asked"
  | "record"
  | "send"
  | "openRef"
  | "focus"
  | "onTheWay"
  | "sendMaterial"
  | "changed"
>;

export default function OneFormStep(props: Props) {
  const { definition, asked, record, send, openRef } = props;
  const form = useLiveForm(props);
  const elder = useElder();
  const [turned, setTurned] = useState<FormPages | null>(null);
  const pages = elder ? turned : null;
  const formRef = useOpening(openRef, pages);
  useFocusPlace(props.focus, openRef);
  const onGo = (step: string) => {
    // The question that fills a locked field may stand on this very page.
    if (!props.questions) return send({ type: "GO", step: step as StepName });
    const [first] = asked.questions;
    if (first) focusOn(questionId(first.key));
  };
  const { onTheWay, sendMaterial } = props;
  const registers = useMemo(
    () => ({
      records: record.fetched,
      failed: (Object.keys(onTheWay.fetches) as SourceName[]).filter(
        (source) => onTheWay.fetches[source] === "failed",
      ),
      ask: (source: SourceName) => sendMaterial({ type: "FETCH", source }),
    }),
    [record.fetched, onTheWay.fetches, sendMaterial],
  );
  const fields = asked.sections.reduce((sum, section) => sum + section.fields.length, 0);
  const { previous, next: following } = pages ?? {};

  return (
    <StepFrame
      {...props}
      title={formStepTexts.title}
      lead={formStepTexts.lead(asked.matters.length, fields)}
      next={following ? turnTo(chinese.page.next, following) : props.next}
      back={previous ? turnTo(chinese.page.previous, previous) : props.back}
      questions={props.questions && <div hidden={previous !== undefined}>{props.questions}</div>}
      materials={props.materials && <div hidden={following !== undefined}>{props.materials}</div>}
    >
      <ChangedMatters changed={props.changed} matters={definition.oneThing.matters} />
      <OneForm
        form={form}
        onGo={onGo}
        openRef={formRef}
        paged={elder}
        onPage={setTurned}
        registers={registers}
      />
    </StepFrame>
  );
}

const turnTo = (words: (title: string) => string, { title, open }: FormPage) => ({
  words: words(title),
  onClick: open,
  busy: false,
});

/** Opens the place of a problem; on pages, the questions stand on the first and the materials on the last. */
function useOpening(openRef: StepProps["openRef"], pages: FormPages | null): StepProps["openRef"] {
  const form: StepProps["openRef"] = useRef(null);
  useImperativeHandle(
    openRef,
    () => (problem: AnswerProblem) => {
      if (form.current?.(problem)) return true;
      if (problem.question) pages?.first();
      if (problem.material) pages?.last();
      return false;
    },
    [pages],
  );
  return form;
}

/** After GO: focuses the place to change, once, when it is rendered. */
function useFocusPlace(focus: string | null, openRef: StepProps["openRef"]): void {
  useEffect(() => {
    if (!focus) return;
    const frame = requestAnimationFrame(() => {
      const [section = "", field, rowId] = focus.split(".");
      const place = { severity: "error", rule: "", message: "", step: "one-form" } as const;
      if (!focusOn(focus)) openRef.current?.({ ...place, section, field: field || undefined, rowId });
    });
    return () => cancelAnimationFrame(frame);
  }, [focus, openRef]);
}

function ChangedMatters({
  changed,
  matters,
}: {
  changed: DeclarationContext["changed"];
  matters: Record<string, Matter>;
}) {
  const names = (keys: readonly string[]) => keys.map((key) => matters[key]?.name ?? key);
  return (
    <div role="status">
      {changed && (
        <Note>
          <b>{stepTexts.changedTitle}</b>
          {changed.added.length > 0 && <p>{stepTexts.added(names(changed.added))}</p>}
          {changed.removed.length > 0 && <p>{stepTexts.removed(names(changed.removed))}</p>}
        </Note>
      )}
    </div>
  );
}
