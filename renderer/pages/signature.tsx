// The pages after a signing: its outcome, still within the declaration, and the way back into it.
import { type ComponentProps, type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { stepBar, stepPath } from "../../engine/index.ts";
import { isSignOutcome, type SignHistory, type SignOutcome, signOutcome } from "../../engine/portal/index.ts";
import { Container } from "../frame/container.tsx";
import { StepBar } from "../frame/step-bar.tsx";
import { Button } from "../look/parts/button.tsx";
import { DataPairs } from "../look/parts/data-pairs.tsx";
import { prefersStill } from "../look/prefers-still.ts";
import { useElder } from "../look/use-elder.ts";
import { useLoad, usePortal, usePortalParts, useSend } from "../portal.ts";
import { Link, useLocation, useNavigate, useParams, useSearchParams } from "../router.tsx";
import { toMinute } from "../texts/formats.ts";
import { pageTexts } from "../texts/pages.ts";
import { signTexts, signatureTexts as texts } from "../texts/sign.ts";
import { Quiet } from "./declaration/layouts.tsx";
import { useLeave } from "./declaration/use-leave.ts";
import { useDefinition } from "./definitions.tsx";
import { Frame } from "./framed.tsx";
import NotFoundPage from "./not-found.tsx";
import { useTitle } from "./page-entry.ts";
import { places } from "./parts/places.ts";
import { thingName } from "./parts/thing-name.ts";
import { Asking, Result, type ResultLook } from "./signature/result.tsx";

const looks: Record<SignOutcome, ResultLook> = {
  success: { tone: "success", icon: "check" },
  refused: { tone: "danger", icon: "alert" },
  expired: { tone: "warning", icon: "clock" },
  failed: { tone: "danger", icon: "alert" },
  unknown: { tone: "warning", icon: "warning" },
};

/** Only the gateway knows the outcome of a signing: the address merely names it, and is corrected. */
export default function SignaturePage() {
  const { status = "success" } = useParams();
  const exists = isSignOutcome(status);
  useTitle(exists ? undefined : pageTexts.title.notFound);
  if (exists) return <Known status={status} />;
  return (
    <Frame place={undefined}>
      <NotFoundPage />
    </Frame>
  );
}

function Known({ status }: { status: SignOutcome }) {
  const ready = usePortal((portal) => portal.ready);
  const user = usePortal((portal) => portal.user);
  const send = useSend();
  const { keptDraft } = usePortalParts();
  const query = useSearchParams();
  if (!ready) return <Opening />;
  if (!user) {
    return (
      <Told
        look={{ tone: "info", icon: "lock" }}
        {...texts.login}
        action={
          <>
            <Button size="lg" onClick={() => send({ type: "LOGIN" })}>
              {texts.login.go}
            </Button>
            <Button variant="secondary" size="lg" onClick={() => send({ type: "LEGAL_LOGIN" })}>
              {texts.login.legal}
            </Button>
          </>
        }
      />
    );
  }
  const draftId = idIn(query.get("draftId")) ?? keptDraft();
  if (!draftId) return <None />;
  return <OfDraft key={draftId} draftId={draftId} flowId={query.get("flowId")} status={status} />;
}

const idIn = (text: string | null) => (text && /^[0-9a-f]{32}$/.test(text) ? text : undefined);

function OfDraft({
  draftId,
  flowId,
  status,
}: {
  draftId: string;
  flowId: string | null;
  status: SignOutcome;
}) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const {
    data,
    status: loading,
    failure,
    refresh,
  } = useLoad("getSignHistoryList", { draftId }, { fresh: true });
  const outcome = data && loading !== "loading" ? signOutcome(data, flowId) : undefined;
  const other = outcome && outcome.status !== null && outcome.status !== status ? outcome.status : null;
  useEffect(() => {
    if (other) navigate(`/signature/${other}${search}`, { replace: true });
  }, [other, search, navigate]);
  if (loading === "failed") {
    if (failure?.status === 404) return <None />;
    return (
      <Told
        look={{ tone: "warning", icon: "warning" }}
        heading={texts.loadFailed.heading}
        words={failure?.message ?? ""}
        action={<Button onClick={refresh}>{texts.loadFailed.go}</Button>}
      />
    );
  }
  if (!data || !outcome || other) return <Opening />;
  if (outcome.status === null) return <None />;
  if (data.closed) {
    return (
      <Told
        look={looks.success}
        {...texts.closed}
        action={
          <Button asChild>
            <Link to={places.nav.mine}>{texts.mine}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <Suspense fallback={<Opening />}>
      <AtSignStep code={data.code}>
        {outcome.status === "success" ? (
          <Signed draftId={draftId} history={data} byHand={outcome.byHand} />
        ) : (
          <Result
            look={looks[outcome.status]}
            {...texts[outcome.status]}
            action={<Back draftId={draftId} history={data} go={texts[outcome.status].go} />}
          />
        )}
      </AtSignStep>
    </Suspense>
  );
}

function Opening() {
  return (
    <Quiet title="" onExit={useLeave()}>
      <Asking />
    </Quiet>
  );
}

/** The declaration's own header and step bar; suspends until the definition is there. */
function AtSignStep({ code, children }: { code: string; children: ReactNode }) {
  const oneThing = useDefinition(code)?.definition.oneThing;
  return (
    <Quiet title={oneThing ? thingName(oneThing.name).name : ""} onExit={useLeave()}>
      {oneThing && (
        <Container width="form">
          <StepBar steps={stepBar(oneThing, "sign", false, false)} finished={false} />
        </Container>
      )}
      {children}
    </Quiet>
  );
}

/** By whom, how and when it was signed, and the way behind the sign step. */
function Signed({ draftId, history, byHand }: { draftId: string; history: SignHistory; byHand: boolean }) {
  const send = useSend();
  const { code, signed } = history;
  const { go, soon, ...said } = byHand ? texts.signed : texts.success;
  const goOn = useCallback(() => send({ type: "GO_ON", draftId, code }), [send, draftId, code]);
  const goesOn = useGoingOn(draftId, goOn);
  return (
    <Result
      look={looks.success}
      {...said}
      {...(goesOn && { words: soon })}
      // A seal's success has the title of the specification too.
      title={pageTexts.title.signSuccess}
      details={
        signed && (
          <DataPairs
            pairs={[
              { label: signTexts.signer, value: signed.by },
              { label: signTexts.way, value: signTexts.kinds[signed.kind] },
              { label: signTexts.time, value: toMinute(signed.at) },
            ]}
          />
        )
      }
      action={
        <>
          <Button size="lg" onClick={goOn}>
            {go}
          </Button>
          <Mine />
        </>
      }
    />
  );
}

/** Milliseconds, long enough to read that the signing went well. */
const shown = 4000;

/** True when the page goes on by itself: right after the signing, and only for those who want things to move. */
function useGoingOn(draftId: string, goOn: () => void): boolean {
  const { justSigned } = usePortalParts();
  const elder = useElder();
  const [goesOn] = useState(() => justSigned(draftId) && !elder && !prefersStill());
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(goOn, shown);
    return () => clearTimeout(timer);
  }, [goesOn, goOn]);
  return goesOn;
}

/** Back to the sign step of the declaration that waits in this tab, or else of the draft as the gateway has it. */
function Back({ draftId, history, go }: { draftId: string; history: SignHistory; go: string }) {
  const navigate = useNavigate();
  const send = useSend();
  const { keptDraft } = usePortalParts();
  const back = () => {
    if (keptDraft() === draftId) navigate(stepPath("sign"));
    else send({ type: "RESUME", draftId, code: history.code });
  };
  return (
    <>
      <Button size="lg" onClick={back}>
        {go}
      </Button>
      <Mine />
    </>
  );
}

function Mine() {
  return (
    <Button variant="quiet" size="lg" asChild>
      <Link to={places.nav.mine}>{texts.mine}</Link>
    </Button>
  );
}

function None() {
  return (
    <Told
      look={{ tone: "info", icon: "info" }}
      {...texts.none}
      action={
        <>
          <Button size="lg" asChild>
            <Link to={places.nav.mine}>{texts.mine}</Link>
          </Button>
          <Button variant="quiet" size="lg" asChild>
            <Link to={places.nav.personal}>{texts.list}</Link>
          </Button>
        </>
      }
    />
  );
}

/** Said in the portal's own frame, where no declaration is open. */
function Told(props: ComponentProps<typeof Result>) {
  return (
    <Frame place="mine">
      <Result {...props} />
    </Frame>
  );
}
