// What stands above every step: what has to be corrected, why going on failed, what forbids it.
import { lazy, Suspense } from "react";
import { flowSteps, type StepView } from "../../../engine/index.ts";
import { ErrorSummary } from "../../form/error-summary.tsx";
import { Note } from "../../look/parts/note.tsx";
import { useAutosave, usePortalParts } from "../../portal.ts";
import type { StepProps } from "../../steps/step-props.ts";
import { stepTexts } from "../../texts/steps.ts";

const VerdictNote = lazy(() => import("../../steps/select-items/verdict-note.tsx"));
const SavingNote = lazy(() => import("./saving-note.tsx"));
const VoidNote = lazy(async () => ({ default: (await import("../../steps/sign/void-note.tsx")).VoidNote }));

interface Props
  extends Pick<
    StepProps,
    | "definition"
    | "problems"
    | "left"
    | "failure"
    | "stuck"
    | "verdict"
    | "asked"
    | "record"
    | "openRef"
    | "signing"
    | "send"
  > {
  view: StepView;
}

export function StepHead(props: Props) {
  const { view, definition, problems, left, failure, stuck, verdict, asked, record, openRef, signing, send } =
    props;
  const { remedy, message } = useAutosave();
  const { saveAgain } = usePortalParts();
  const steps: StepView[] = flowSteps(definition.oneThing);
  const behind = view === "review" || steps.indexOf(view) > steps.indexOf("sign");
  return (
    <>
      <ErrorSummary
        definition={definition}
        problems={problems}
        left={left}
        answers={record.answers}
        onOpen={(problem) => openRef.current?.(problem) ?? false}
      />
      {remedy && (
        <Suspense fallback={message}>
          <SavingNote
            message={message}
            remedy={remedy}
            onSave={saveAgain}
            onReload={() => window.location.reload()}
          />
        </Suspense>
      )}
      {failure && !stuck && !verdict && (
        <Note tone="danger" role="alert">
          {failure}
        </Note>
      )}
      {failure && verdict && (
        <Suspense fallback={failure}>
          <VerdictNote message={failure} verdict={verdict} onReload={() => window.location.reload()} />
        </Suspense>
      )}
      {signing.status === "void" && view !== "sign" && (
        <Suspense fallback={null}>
          <VoidNote
            signing={signing}
            definition={definition}
            from={behind ? "behind" : "ahead"}
            onSign={behind ? () => send({ type: "GO", step: "sign" }) : undefined}
          />
        </Suspense>
      )}
      {asked.forbidden && (
        <Note tone="warning" role="alert">
          <b>{stepTexts.forbidden}</b>
          <p>{asked.forbidden}</p>
        </Note>
      )}
    </>
  );
}
