// The form step: the form, with the questions at its head when no earlier step asks them.
import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import type {
  Answers,
  DeclarationContext,
  FieldAnswers,
  Matter,
  Row,
  StepName,
  Typed,
} from "../../engine/index.ts";
import { focusOn } from "../form/focus-on.ts";
import { OneForm } from "../form/one-form.tsx";
import { StepFrame } from "../frame/step-frame.tsx";
import { Note } from "../look/parts/note.tsx";
import { formStepTexts, stepTexts } from "../texts/steps.ts";
import { useQuietFlush } from "./one-form/use-quiet-flush.ts";
import type { StepProps } from "./step-props.ts";

export default function OneFormStep(props: StepProps) {
  const { definition, asked, record, problems, send, sendPortal, next, openRef, persist } = props;
  const flushRef = useRef<(() => Answers) | null>(null);
  const elder = useElder();
  const latest = useRef(record.answers);
  useLayoutEffect(() => {
    latest.current = record.answers;
  });

  /** Writes typed text that was not passed on yet into the record. */
  const flush = useCallback(() => {
    for (const [section, answers] of Object.entries(flushRef.current?.() ?? {})) {
      const none = Array.isArray(answers) ? [] : {};
      const same = JSON.stringify(answers) === JSON.stringify(latest.current[section] ?? none);
      if (!same) send({ type: "ANSWER", section, answers });
    }
  }, [send]);
  useLayoutEffect(() => {
    // The portal has saved its state by then.
    const hide = () => {
      flush();
      persist();
    };
    addEventListener("pagehide", hide);
    // Before the page asks whether it would lose something.
    addEventListener("beforeunload", flush, true);
    return () => {
      removeEventListener("pagehide", hide);
      removeEventListener("beforeunload", flush, true);
      flush();
      sendPortal({ type: "QUIET" });
    };
  }, [flush, persist, sendPortal]);
  useFocusPlace(props.focus, openRef);
  const around = useQuietFlush(
    useCallback(() => {
      flush();
      sendPortal({ type: "QUIET" });
    }, [flush, sendPortal]),
    useCallback((boxes: Typed[]) => sendPortal({ type: "TYPED", boxes }), [sendPortal]),
  );

  const onAnswers = useCallback(
    (section: string, answers: FieldAnswers | Row[]) => send({ type: "ANSWER", section, answers }),
    [send],
  );
  const onGo = (step: string) => {
    // The question that fills a locked field may stand on this very page.
    if (!props.questions) return send({ type: "GO", step: step as StepName });
    const [first] = asked.questions;
    if (first) focusOn(`question-${first.key}`);
  };
  const fields = asked.sections.reduce((sum, section) => sum + section.fields.length, 0);

  return (
    <StepFrame
      {...props}
      title={formStepTexts.title}
      lead={formStepTexts.lead(asked.matters.length, fields)}
      next={{
        ...next,
        onClick: () => {
          flush();
          next.onClick();
        },
      }}
    >
      <ChangedMatters changed={props.changed} matters={definition.oneThing.matters} />
      <div ref={around}>
        <OneForm
          definition={definition}
          asked={asked}
          answers={record.answers}
          problems={problems}
          checks={props.checks}
          today={props.today}
          onAnswers={onAnswers}
          onGo={onGo}
          flushRef={flushRef}
          openRef={openRef}
          paged={elder}
        />
      </div>
    </StepFrame>
  );
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

const read = (): boolean => document.documentElement.dataset.mode === "elder";

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-mode"] });
  return () => observer.disconnect();
}

function useElder(): boolean {
  return useSyncExternalStore(subscribe, read);
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
