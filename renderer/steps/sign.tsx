// The step 签名: pad, statement and typed name, the company's seal, or the existing signature.
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import {
  changedSignForm,
  emptySignForm,
  evaluate,
  type SignAttempt,
  type SignChange,
  type SignLack,
  signByHand,
  signBySeal,
} from "../../engine/index.ts";
import { StepFrame } from "../frame/step-frame.tsx";
import { Halves } from "../look/parts/layout.tsx";
import { SkeletonRows } from "../look/parts/skeleton-rows.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { sealTexts, signTexts } from "../texts/sign.ts";
import { HandForm, type HandFormHandle } from "./sign/hand-form.tsx";
import { PhoneCard } from "./sign/phone-card.tsx";
import { ReadFirst } from "./sign/read-first.tsx";
import { SealCard } from "./sign/seal-card.tsx";
import { SignedCard } from "./sign/signed-card.tsx";
import { Statement } from "./sign/statement.tsx";
import { VoidNote } from "./sign/void-note.tsx";
import { WayChoice } from "./sign/way-choice.tsx";
import type { StepWith } from "./step-props.ts";

/** Said at once, since the focus may stand where it was. */
const lackWords = {
  drawing: signTexts.padEmpty,
  name: signTexts.nameDiffers,
  consent: signTexts.agreeFirst,
} satisfies Record<SignLack, string>;

const SealRecords = lazy(() => import("./sign/seal-records.tsx"));

type Props = StepWith<
  | "definition"
  | "asked"
  | "record"
  | "today"
  | "signing"
  | "seal"
  | "send"
  | "onWrong"
  | "stuck"
  | "failure"
  | "client"
  | "phoneCode"
  | "sealFlows"
  | "takeNewer"
>;

export default function SignStep(props: Props) {
  const { definition, asked, record, signing, seal, send, next, onWrong } = props;
  const { signature, principal, areaId, draftId } = record;
  const ofCompany = principal.company !== undefined;
  const [form, setForm] = useState(() => emptySignForm(ofCompany));
  const change = (made: SignChange) => setForm((before) => changedSignForm(before, made));
  const { way, replacing } = form;
  const byHand = useRef<HandFormHandle>(null);
  const agreeBox = useRef<HTMLInputElement>(null);
  const card = useRef<HTMLElement>(null);
  const stands =
    signature && signing.status === "good" && replacing !== signature.signatureId ? signature : undefined;
  useFocusOnSigned(stands?.signatureId, card);
  useTopOnFailure(props.stuck ? null : props.failure);

  const lacking = form.lacks.length > 0;
  useEffect(() => {
    onWrong?.(lacking);
    return () => onWrong?.(false);
  }, [lacking, onWrong]);

  const attempted = ({ form: after, wish, focus }: SignAttempt) => {
    setForm(after);
    if (focus === "consent") agreeBox.current?.focus();
    else if (focus) byHand.current?.focus(focus);
    if (wish) send({ type: "SIGN", given: wish, ...(wish.kind !== "seal" && { onward: true }) });
  };
  const sign = (onlyTyped = false) => {
    const drawn = byHand.current?.drawn() ?? null;
    attempted(signByHand(form, { realName: principal.name, drawn, onlyTyped }));
  };

  const statement = (
    <Statement
      ref={agreeBox}
      agreed={form.agreed}
      missing={form.lacks.includes("consent")}
      onChange={(agreed) => change({ type: "AGREE", agreed })}
    >
      <ReadFirst definition={definition} record={record} asked={asked} today={props.today} />
    </Statement>
  );
  const forward =
    way === "seal"
      ? {
          ...next,
          words: sealTexts.go,
          busyWords: sealTexts.going,
          onClick: () => attempted(signBySeal(form)),
        }
      : { ...next, words: signTexts.confirm, busyWords: signTexts.confirming, onClick: () => sign() };
  return (
    <StepFrame
      {...props}
      title={signTexts.title}
      lead={signTexts.lead(asked.matters.length)}
      next={stands ? next : forward}
    >
      <VoidNote signing={signing} definition={definition} from="here" />
      <VisuallyHidden role="alert">{form.lacks.map((lack) => lackWords[lack]).join("；")}</VisuallyHidden>
      {stands && (
        <SignedCard
          ref={card}
          signature={stands}
          record={record}
          asked={asked}
          pictureUrl={props.client.downloadUrl(stands.signatureId)}
          township={areaId && definition.townships[areaId]}
          onAgain={() => change({ type: "REPLACE", signatureId: stands.signatureId })}
        />
      )}
      {!stands && ofCompany && (
        <WayChoice way={way} onChange={(chosen) => change({ type: "WAY", way: chosen })} />
      )}
      {!stands && way === "seal" && (
        <Halves>
          <SealCard record={record} asked={asked} definition={definition} />
          {statement}
        </Halves>
      )}
      {!stands && way === "hand" && (
        <HandForm
          ref={byHand}
          form={form}
          busy={next.busy}
          statement={statement}
          // Other content needs another code.
          phone={<PhoneCard key={evaluate(definition, record, props.today).covers} code={props.phoneCode} />}
          onChange={change}
          onTyped={() => sign(true)}
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
            onTake={props.takeNewer}
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
