// The page of a running declaration: quiet header, step bar and the current step.
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import {
  correctedAddress,
  type Definition,
  type FlowFlag,
  flowFlag,
  layoutIn,
  type StepLayout,
  type StepView,
  shownStep,
  stepAsked,
  stepBar,
} from "../../engine/index.ts";
import { Container } from "../frame/container.tsx";
import { Hotline } from "../frame/help-line.tsx";
import { StepBar } from "../frame/step-bar.tsx";
import { Note } from "../look/parts/note.tsx";
import { SkeletonRows } from "../look/parts/skeleton-rows.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { useElder } from "../look/use-elder.ts";
import { useDeclaration, usePortal, useSend, useSession } from "../portal.ts";
import { useLocation, useNavigate } from "../router.tsx";
import { steps } from "../steps/index.tsx";
import type { StepProps } from "../steps/step-props.ts";
import { declaringTexts, pageTexts } from "../texts/pages.ts";
import { ChunkClock, orNothing } from "./chunk-failure.ts";
import { ActingFor } from "./declaration/acting-for.tsx";
import { Inner, ProgressBar, Quiet } from "./declaration/layouts.tsx";
import { useLeave } from "./declaration/use-leave.ts";
import { useStepProps } from "./declaration/use-step-props.tsx";
import styles from "./declaration.styles.ts";
import { Frame } from "./framed.tsx";
import { useTitle } from "./page-entry.ts";
import { thingName } from "./parts/thing-name.ts";

const PrintedReceipt = lazy(() => orNothing(import("./print/printed-receipt.tsx")));

export default function DeclarationPage() {
  useStepAddress();
  const definition = useSession()?.definition;
  const step = useDeclaration(shownStep);
  if (!definition || !step) return <Opening />;
  return <Running definition={definition} step={step} />;
}

/** Opens the step of every address that the person visits; one that is not reached yet leads to the furthest one that is. */
function useStepAddress(): void {
  const { pathname } = useLocation();
  const send = useSend();
  useEffect(() => {
    send({ type: "OPEN_STEP", step: stepAsked(pathname) });
  }, [pathname, send]);
  // Who goes back before the page has followed the address forward leaves it, for React, where it was.
  useEffect(() => {
    const back = () => {
      const step = stepAsked(window.location.pathname);
      if (step !== undefined) send({ type: "OPEN_STEP", step });
    };
    window.addEventListener("popstate", back);
    return () => window.removeEventListener("popstate", back);
  }, [send]);
}

function Opening() {
  const comes = usePortal((portal) => portal.opening);
  return (
    <Quiet title="" onExit={useLeave()}>
      <Coming comes={comes} />
    </Quiet>
  );
}

/** `comes`: something is loading; otherwise the portal waits for the person. */
function Coming({ comes = true }: { comes?: boolean }) {
  return (
    <Container className={styles.coming}>
      <VisuallyHidden as="h1">{declaringTexts.opening}</VisuallyHidden>
      <SkeletonRows rows={3} />
      {comes && <ChunkClock />}
    </Container>
  );
}

/** Drawn anew by no answer. */
function Running({ definition, step }: { definition: Definition; step: StepView }) {
  const send = useSend();
  const [lacks, setLacks] = useState(false);
  const wrong = useDeclaration(({ context }) => context.left.some(({ severity }) => severity === "error"));
  const receipt = useDeclaration(({ context }) => context.receipt);
  const signatureVoid = useDeclaration(({ context }) => context.signing.status === "void");
  const { oneThing, townships } = definition;
  const finished = step === "done";
  const steps = stepBar(oneThing, step, false, signatureVoid === true);
  const bar =
    step === "review"
      ? steps.map((each) =>
          isCurrent(each) ? { ...each, label: declaringTexts.reviewIn(each.label) } : each,
        )
      : steps;
  const label = step === "review" ? declaringTexts.review : bar.find(isCurrent)?.label;
  const { name } = thingName(oneThing.name);
  const layout = useLayout(flowFlag(oneThing), step);
  const titleOf = layout === "progress" ? pageTexts.title.progressOf : pageTexts.title.stepOf;
  useTitle(titleOf(label ?? "", name, wrong === true || lacks));
  const Bar = layout === "progress" ? ProgressBar : StepBar;
  const Around = layout === "inner" ? Inner : Quiet;
  const mayMove = Object.keys(townships).length > 1;

  const shown = (
    <>
      <Container width="form">
        <Bar steps={bar} finished={finished} />
        {!finished && (
          <ActingFor
            definition={definition}
            onTownship={mayMove ? () => send({ type: "TOWNSHIP_CHANGE" }) : undefined}
          />
        )}
        {!finished && <CallWhenStuck />}
      </Container>
      <Suspense fallback={<Coming />}>
        <Step key={step} view={step} onWrong={setLacks} />
      </Suspense>
    </>
  );
  // A finished declaration needs no quiet layout: the portal's frame is back.
  if (finished)
    return (
      <Frame place="mine">
        <Suspense fallback={null}>{receipt && <PrintedReceipt id={receipt.id} />}</Suspense>
        {shown}
      </Frame>
    );
  return (
    <Around title={name} onExit={() => send({ type: "SAVE_AND_LEAVE" })} saves>
      {shown}
    </Around>
  );
}

/** 长辈版 names the hotline above every step. */
function CallWhenStuck() {
  const hotline = usePortal((portal) => portal.deployment?.hotline);
  if (!useElder() || !hotline) return null;
  return (
    <div className={styles.call}>
      <Note icon="phone">
        {declaringTexts.callWhenStuck} <Hotline hotline={hotline} />
      </Note>
    </div>
  );
}

function Step({ view, onWrong }: { view: StepView; onWrong: (wrong: boolean) => void }) {
  const View: ComponentType<StepProps> = steps[view];
  const props = useStepProps(view);
  return props && <View {...props} onWrong={onWrong} />;
}

const isCurrent = ({ state }: { state: string }) => state === "current";

/** An address that does not fit the flow is put right. */
function useLayout(flag: FlowFlag | null, step: StepView): StepLayout {
  const navigate = useNavigate();
  const location = useLocation();
  const right = correctedAddress(flag, step, location);
  useEffect(() => {
    if (right !== undefined) navigate(right, { replace: true });
  }, [right, navigate]);
  return layoutIn(flag, location.pathname);
}
