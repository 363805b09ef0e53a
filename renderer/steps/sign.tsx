// The step 签名: pad, statement and typed name, the company's seal, or the existing signature.
import { chakra } from "@chakra-ui/react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { evaluate } from "../../engine/index.ts";
import { StepFrame } from "../frame/step-frame.tsx";
import { SkeletonRows } from "../look/parts/skeleton-rows.tsx";
import { sealTexts, signTexts } from "../texts/sign.ts";
import { HandForm, type HandFormHandle } from "./sign/hand-form.tsx";
import { PhoneCard } from "./sign/phone-card.tsx";
import { SealCard } from "./sign/seal-card.tsx";
import { SignedCard } from "./sign/signed-card.tsx";
import { Statement } from "./sign/statement.tsx";
import { VoidNote } from "./sign/void-note.tsx";
import { type Way, WayChoice } from "./sign/way-choice.tsx";
import type { StepProps } from "./step-props.ts";

const SealRecords = lazy(() => import("./sign/seal-records.tsx"));

export default function SignStep(props: StepProps) {
  const { definition, asked, record, signing, seal, send, next } = props;
  const { signature, principal, areaId, draftId } = record;
  const ofCompany = principal.company !== undefined;
  const [way, setWay] = useState<Way>(ofCompany ? "seal" : "hand");
  const byHand = useRef<HandFormHandle>(null);
  const agreeBox = useRef<HTMLInputElement>(null);
  const card = useRef<HTMLElement>(null);
  const [agreed, setAgreed] = useState(false);
  const [unagreed, setUnagreed] = useState(false);
  /** The signature that is being replaced; another one ends that. */
  const [replacing, setReplacing] = useState<string>();
  const stands =
    signature && signing.status === "good" && replacing !== signature.signatureId ? signature : undefined;
  useFocusOnSigned(stands?.signatureId, card);
  useTopOnFailure(props.failure);

  const agree = () => {
    setUnagreed(!agreed);
    if (!agreed) agreeBox.current?.focus();
    return agreed;
  };
  const sign = (only?: "typed") => {
    const given = byHand.current?.given(only);
    if (!given) return setUnagreed(!agreed);
    if (agree()) send({ type: "SIGN", given, onward: true });
  };
  const goToSeal = () => agree() && send({ type: "SIGN", given: { kind: "seal" } });

  const statement = (
    <Statement
      ref={agreeBox}
      agreed={agreed}
      missing={unagreed}
      onChange={(now) => {
        setAgreed(now);
        setUnagreed(false);
      }}
    />
  );
  const forward =
    way === "seal"
      ? { ...next, words: sealTexts.go, onClick: goToSeal }
      : { ...next, words: signTexts.confirm, onClick: () => sign() };
  return (
    <StepFrame
      {...props}
      title={signTexts.title}
      lead={signTexts.lead(asked.matters.length)}
      next={stands ? next : forward}
    >
      <VoidNote signing={signing} definition={definition} from="here" />
      {stands && (
        <SignedCard
          ref={card}
          signature={stands}
          record={record}
          asked={asked}
          pictureUrl={props.client.downloadUrl(stands.signatureId)}
          township={areaId && definition.townships[areaId]}
          onAgain={() => setReplacing(stands.signatureId)}
        />
      )}
      {!stands && ofCompany && <WayChoice way={way} onChange={setWay} />}
      {!stands && way === "seal" && (
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: "minmax(0,1fr)", lg: "minmax(0,3fr) minmax(0,2fr)" }}
          gap="5"
          alignItems="start"
        >
          <SealCard record={record} asked={asked} definition={definition} />
          {statement}
        </chakra.div>
      )}
      {!stands && way === "hand" && (
        <HandForm
          ref={byHand}
          realName={principal.name}
          busy={next.busy}
          statement={statement}
          // Other content needs another code.
          phone={<PhoneCard key={evaluate(definition, record, props.today).covers} code={props.phoneCode} />}
          onTyped={() => sign("typed")}
        />
      )}
      {ofCompany && draftId && (
        <Suspense fallback={<SkeletonRows rows={2} />}>
          <SealRecords
            flows={props.sealFlows}
            fileUrl={props.client.fileUrl}
            signatureId={stands?.signatureId}
            seal={seal}
            busy={next.busy}
            onResume={(flowId) => send({ type: "SIGN", given: { kind: "seal", flowId } })}
            onTake={() => props.sendPortal({ type: "CONFLICT_TAKE_NEWER" })}
          />
        </Suspense>
      )}
    </StepFrame>
  );
}

/** After signing, the signature takes the focus from the button, which is gone with its form. */
function useFocusOnSigned(signatureId: string | undefined, card: { current: HTMLElement | null }): void {
  const known = useRef(signatureId);
  useEffect(() => {
    if (signatureId && signatureId !== known.current) card.current?.focus();
    known.current = signatureId;
  }, [signatureId, card]);
}

/** The reason for a failure stands above the step. */
function useTopOnFailure(failure: string | null): void {
  useEffect(() => {
    if (failure) window.scrollTo(0, 0);
  }, [failure]);
}
