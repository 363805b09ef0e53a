// The view of every step, by name.
import { type ComponentType, lazy, Suspense, useRef, useState } from "react";
import {
  type AnswerProblem,
  evaluate,
  flowSteps,
  lastStep,
  type OneThing,
  type StepName,
  type StepView,
  stepBar,
  stepOf,
} from "../../engine/index.ts";
import { ErrorSummary } from "../form/error-summary.tsx";
import { Questions } from "../form/questions.tsx";
import type { StepFrameProps } from "../frame/step-frame.tsx";
import { Note } from "../look/parts/note.tsx";
import {
  useDeclaration,
  useDeclarationSend,
  useMaterials,
  useMaterialsSend,
  usePortal,
  useSend,
  useSession,
} from "../portal.ts";
import { useLocation } from "../router.tsx";
import { stepTexts } from "../texts/steps.ts";
import type { StepProps } from "./step-props.ts";

type Loaded = { default: ComponentType<StepProps> };

const VerdictNote = lazy(() => import("./select-items/verdict-note.tsx"));
const VoidNote = lazy(async () => ({ default: (await import("./sign/void-note.tsx")).VoidNote }));
const MaterialsSlot = lazy(() => import("./submit-materials/materials-slot.tsx"));

/** Connects a view to the portal; renders nothing while there is no declaration. */
function connected(view: StepView, load: () => Promise<Loaded>): ComponentType {
  const View = lazy(load);
  return function Step() {
    const props = useStepProps(view);
    return props && <View {...props} />;
  };
}

function useStepProps(view: StepView): StepProps | null {
  const session = useSession();
  const today = usePortal((portal) => portal.settings?.today ?? "");
  const onTheWay = useMaterials((state) => state);
  const context = useDeclaration((declaration) => declaration.context);
  const busy = useDeclaration((declaration) => declaration.hasTag("busy")) ?? false;
  const send = useDeclarationSend();
  const sendPortal = useSend();
  const sendMaterial = useMaterialsSend();
  const moved = useLocation().key !== "default";
  const openRef = useRef<((problem: AnswerProblem) => boolean) | null>(null);
  const definition = session?.definition;
  const record = context?.record;
  const asked = definition && record && evaluate(definition, record, today).asked;
  if (!session || !definition || !context || !asked || !record || !onTheWay) return null;
  const { checks } = session;
  const { oneThing } = definition;
  const stands = (what: "questions" | "materials", own: StepView) =>
    view !== own && stepOf(oneThing, what) === view;
  const props: StepProps = {
    ...context,
    definition,
    checks,
    record,
    asked,
    today,
    takeFocus: moved && !context.focus,
    next: {
      words: nextTexts(view, oneThing, context.changing),
      busy,
      onClick: () => send({ type: view === "review" ? "SUBMIT" : "NEXT" }),
    },
    back: backOf(view, oneThing, () => send({ type: "BACK" })),
    head: null,
    questions: null,
    materials: null,
    openRef,
    send,
    sendPortal,
    onTheWay,
    sendMaterial,
  };
  return {
    ...props,
    head: <StepHead {...props} view={view} />,
    questions: stands("questions", "select-items") && asked.questions.length > 0 && (
      <Questions
        definition={definition}
        asked={asked}
        choices={record.choices}
        problems={context.problems}
        onChoose={(question, value) => send({ type: "CHOOSE", question, value })}
      />
    ),
    materials: stands("materials", "submit-materials") && <MaterialsSlot {...props} />,
  };
}

const none: AnswerProblem[] = [];

function StepHead(props: StepProps & { view: StepView }) {
  const {
    view,
    definition,
    checks,
    today,
    problems,
    failure,
    verdict,
    asked,
    record,
    openRef,
    signing,
    send,
  } = props;
  const steps: StepView[] = flowSteps(definition.oneThing);
  const behind = view === "review" || steps.indexOf(view) > steps.indexOf("sign");
  // A material handed in later solves its problem at once: no summary stands over a step with nothing left to correct.
  const [first] = problems;
  const handedIn =
    first !== undefined &&
    problems.every(({ material }) => material !== undefined) &&
    evaluate(definition, record, today).problems(first.step as StepName, checks).length === 0;
  // Once gone, it stays away until the next check: coming back, it would take the focus from the person.
  const [mended, setMended] = useState<readonly AnswerProblem[]>();
  if (handedIn && mended !== problems) setMended(problems);
  return (
    <>
      <ErrorSummary
        definition={definition}
        problems={mended === problems ? none : problems}
        answers={record.answers}
        onOpen={(problem) => openRef.current?.(problem) ?? false}
      />
      {failure && !verdict && (
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

function backOf(view: StepView, oneThing: OneThing, onClick: () => void): StepFrameProps["back"] {
  const isFirst = view !== "review" && flowSteps(oneThing)[0] === view;
  if (!isFirst) return { words: stepTexts.back, onClick };
  return { words: stepTexts.backToGuide, to: `/guide/${encodeURIComponent(oneThing.code)}` };
}

function nextTexts(view: StepView, oneThing: OneThing, changing: boolean): string {
  if (view === "review") return stepTexts.submit;
  if (changing) return stepTexts.backToReview;
  if (view === lastStep(oneThing)) return stepTexts.next(stepTexts.review);
  const bar = stepBar(oneThing, view);
  const at = bar.findIndex(({ state }) => state === "current");
  return stepTexts.next(bar[at + 1]?.label ?? stepTexts.review);
}

/** Step → its view; the review belongs to the last step and has a view of its own. */
export const steps = {
  "select-items": connected("select-items", () => import("./select-items.tsx")),
  "confirm-info": connected("confirm-info", () => import("./confirm-info.tsx")),
  "one-form": connected("one-form", () => import("./one-form.tsx")),
  sign: connected("sign", () => import("./sign.tsx")),
  "submit-materials": connected("submit-materials", () => import("./submit-materials.tsx")),
  review: connected("review", () => import("./review.tsx")),
  done: connected("done", () => import("./done.tsx")),
} satisfies Record<StepView, ComponentType>;
