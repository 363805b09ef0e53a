// Gathers what the current step needs of the portal, so that no step knows it.
import { lazy, useRef } from "react";
import {
  type AnswerProblem,
  evaluate,
  type OneThing,
  type StepView,
  stepOf,
  type WayOn,
  wayBack,
  wayOn,
} from "../../../engine/index.ts";
import { Questions } from "../../form/questions.tsx";
import type { StepFrameProps } from "../../frame/step-frame.tsx";
import {
  useDeclaration,
  useDeclarationSend,
  useLoad,
  useMaterials,
  useMaterialsSend,
  usePortal,
  usePortalParts,
  useSession,
} from "../../portal.ts";
import { useLocation } from "../../router.tsx";
import type { StepProps } from "../../steps/step-props.ts";
import { reviewTexts, stepTexts } from "../../texts/steps.ts";
import { places } from "../parts/places.ts";
import { useSaving } from "./saving.ts";
import { StepHead } from "./step-head.tsx";

const PhoneCode = lazy(() => import("./phone-code.tsx"));

const MaterialsSlot = lazy(() => import("../../steps/submit-materials/materials-slot.tsx"));

/** Null while there is no declaration. */
export function useStepProps(view: StepView): StepProps | null {
  const session = useSession();
  const today = usePortal((portal) => portal.deployment?.today ?? "");
  const onTheWay = useMaterials((state) => state);
  const context = useDeclaration((declaration) => declaration.context);
  const busy = useDeclaration((declaration) => declaration.hasTag("busy")) ?? false;
  const send = useDeclarationSend();
  const { client } = usePortalParts();
  const sendMaterial = useMaterialsSend();
  const saving = useSaving();
  const moved = useLocation().key !== "default";
  const openRef = useRef<((problem: AnswerProblem) => boolean) | null>(null);
  const definition = session?.definition;
  const record = context?.record;
  const applied = view === "done" ? context?.receipt?.id : undefined;
  const application = useLoad("projectInfo", applied !== undefined && { id: applied });
  const sealed = view === "sign" && record?.principal.company ? record.draftId : undefined;
  const sealFlows = useLoad("getSignHistoryList", sealed !== undefined && { draftId: sealed }, {
    fresh: true,
  });
  const asked = definition && record && evaluate(definition, record, today).asked;
  if (!session || !definition || !context || !asked || !record || !onTheWay) return null;
  const { checks, form: owner } = session;
  const { oneThing } = definition;
  const stands = (what: "questions" | "materials", own: StepView) =>
    view !== own && stepOf(oneThing, what) === view;
  const way = wayOn(view, oneThing, context.changing);
  const props: StepProps = {
    ...context,
    definition,
    checks,
    owner,
    record,
    asked,
    today,
    takeFocus: moved && !context.focus,
    next: {
      words: wordsOf(way),
      busy,
      busyWords: way.to === "submission" ? stepTexts.submitting : stepTexts.saving,
      stuck: context.stuck ? stuckWords(way, context.failure ?? "") : undefined,
      onClick: view === "review" ? () => send({ type: "SUBMIT" }) : session.next,
    },
    back: backOf(view, oneThing, () => send({ type: "BACK" })),
    saving,
    head: null,
    questions: null,
    materials: null,
    phoneCode: <PhoneCode />,
    openRef,
    send,
    takeNewer: session.takeNewer,
    onTheWay,
    sendMaterial,
    client,
    application,
    sealFlows,
  };
  return {
    ...props,
    head: <StepHead {...props} view={view} />,
    questions: stands("questions", "select-items") && asked.questions.length > 0 && (
      <Questions
        definition={definition}
        asked={asked}
        choices={record.choices}
        problems={context.left}
        onChoose={(question, value) => send({ type: "CHOOSE", question, value })}
      />
    ),
    materials: stands("materials", "submit-materials") && <MaterialsSlot {...props} />,
  };
}

function backOf(view: StepView, oneThing: OneThing, onClick: () => void): StepFrameProps["back"] {
  if (wayBack(view, oneThing) === "step") return { words: stepTexts.back, onClick };
  return { words: stepTexts.backToGuide, to: places.guide(oneThing.code) };
}

const nextWords = {
  submission: stepTexts.submit,
  again: stepTexts.backToReview,
  review: stepTexts.next(stepTexts.review),
};

const stuckWords = (way: WayOn, why: string): string =>
  stepTexts.stuck(way.to === "submission" ? reviewTexts.failed : stepTexts.notDone, why);

const wordsOf = (way: WayOn): string => (way.to === "step" ? stepTexts.next(way.label) : nextWords[way.to]);
