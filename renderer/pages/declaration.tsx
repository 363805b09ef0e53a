// In: the running declaration and a step's address. Out: the quiet header, the step bar and the current step.
import { chakra } from "@chakra-ui/react";
import { type ReactNode, Suspense, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import {
  type DeclarationRecord,
  type Definition,
  type StepView,
  shownStep,
  stepBar,
  stepOfPath,
} from "../../engine/index.ts";
import { Container } from "../frame/container.tsx";
import { FocusHeader } from "../frame/focus-header.tsx";
import { SkipLink } from "../frame/skip-link.tsx";
import { StepBar } from "../frame/step-bar.tsx";
import { SkeletonRows } from "../look/parts/skeleton-rows.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { useDeclaration, usePortal, useSend } from "../portal.ts";
import { steps } from "../steps/index.tsx";
import { declaringWords } from "../words/declaration-page.ts";
import { pageWords } from "../words/pages.ts";
import { ActingFor } from "./declaration/acting-for.tsx";
import { savingOf } from "./declaration/saving.ts";
import { useElderMode } from "./elder-mode.ts";
import { Frame } from "./framed.tsx";
import { useTitle } from "./page-entry.ts";
import { places } from "./places.ts";
import { thingName } from "./thing-name.ts";

const Main = chakra("main", { base: { minH: "60vh" } });

export default function DeclarationPage() {
  useStepAddress();
  const definition = usePortal((portal) => portal.definition);
  const record = useDeclaration(({ context }) => context.record);
  const step = useDeclaration(shownStep);
  if (!definition || !record || !step) return <Opening />;
  return <Running definition={definition} record={record} step={step} />;
}

/** Every step's address that is come to by hand is opened; one that is not reached yet leads to the furthest that is. */
function useStepAddress(): void {
  const { pathname } = useLocation();
  const send = useSend();
  useEffect(() => {
    send({ type: "OPEN_STEP", step: stepOfPath(pathname) });
  }, [pathname, send]);
}

function Opening() {
  return (
    <Quiet title="" onExit={useLeave()}>
      <Coming />
    </Quiet>
  );
}

function Coming() {
  return (
    <Container py="10">
      <VisuallyHidden as="h1">{declaringWords.opening}</VisuallyHidden>
      <SkeletonRows rows={3} />
    </Container>
  );
}

function Running({
  definition,
  record,
  step,
}: {
  definition: Definition;
  record: DeclarationRecord;
  step: StepView;
}) {
  const send = useSend();
  const wrong = useDeclaration(({ context }) =>
    context.problems.some(({ severity }) => severity === "error"),
  );
  const signatureVoid = useDeclaration(({ context }) => context.signing.status === "void");
  const { oneThing, townships } = definition;
  const finished = step === "done";
  const bar = stepBar(oneThing, step, false, signatureVoid === true);
  const label = step === "review" ? declaringWords.review : bar.find(isCurrent)?.label;
  const { name } = thingName(oneThing.name);
  useTitle(pageWords.title.stepOf(label ?? "", name, wrong === true));
  const Step = steps[step];
  const mayMove = Object.keys(townships).length > 1;

  const shown = (
    <>
      <Container>
        <StepBar steps={bar} finished={finished} />
        {!finished && (
          <ActingFor
            definition={definition}
            record={record}
            onTownship={mayMove ? () => send({ type: "TOWNSHIP_CHANGE" }) : undefined}
          />
        )}
      </Container>
      <Suspense fallback={<Coming />}>
        <Step key={step} />
      </Suspense>
    </>
  );
  // What is done needs no quiet any more: the portal is around it again.
  if (finished) return <Frame place="mine">{shown}</Frame>;
  return (
    <Quiet title={name} onExit={() => send({ type: "SAVE_AND_LEAVE" })} saves>
      {shown}
    </Quiet>
  );
}

const isCurrent = ({ state }: { state: string }) => state === "current";

function useLeave(): () => void {
  const navigate = useNavigate();
  return () => navigate(places.nav.mine);
}

function Quiet({
  title,
  saves = false,
  onExit,
  children,
}: {
  title: string;
  saves?: boolean;
  onExit: () => void;
  children: ReactNode;
}) {
  const [elder, setElder] = useElderMode();
  const keeper = usePortal((portal) => portal.keeper);
  const saving = saves ? savingOf(keeper) : undefined;
  return (
    <>
      <SkipLink />
      <FocusHeader
        title={title}
        home={places.nav.home}
        {...(saving && { saving })}
        elder={elder}
        onElderChange={setElder}
        onExit={onExit}
      />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
    </>
  );
}
