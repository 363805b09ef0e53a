// In: the declaration at its sign step. Out: pad, statement and typed name, or the signature that stands; what is signed goes up by SIGN.
import { chakra } from "@chakra-ui/react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { type GivenSignature, normaliseName } from "../../engine/index.ts";
import { StepFrame } from "../frame/step-frame.tsx";
import { Card } from "../look/parts/card.tsx";
import { SkeletonRows } from "../look/parts/skeleton-rows.tsx";
import { signWords } from "../words/steps.ts";
import type { StepProps } from "./index.tsx";
import type { PadHandle } from "./sign/pad.tsx";
import { SignedCard } from "./sign/signed-card.tsx";
import { Statement } from "./sign/statement.tsx";
import { VoidNote } from "./sign/void-note.tsx";

const Pad = lazy(() => import("./sign/pad.tsx"));
const TypedName = lazy(() => import("./sign/typed-name.tsx"));

// As high as the window allows, so that the whole name is written without scrolling.
const pad = "clamp(320px, 100dvh - 300px, 600px)";
const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", lg: `calc(${pad} + 50px) minmax(0,1fr)` },
    gap: "5",
    alignItems: "start",
  },
});
const PadCard = chakra(Card, { base: { "& > div": { maxW: pad, mx: { base: "auto", lg: "0" } } } });
const Stack = chakra("div", { base: { display: "grid", gridTemplateColumns: "minmax(0,1fr)", gap: "5" } });
const Title = chakra("h2", { base: { textStyle: "cardTitle" } });
const Lead = chakra("p", { base: { mt: "1", mb: "4", color: "fg.muted" } });

interface Missing {
  pad?: boolean;
  name?: boolean;
  agreement?: boolean;
}

export default function SignStep(props: StepProps) {
  const { definition, asked, record, signing, changing, send, next } = props;
  const { signature, principal, areaId } = record;
  const drawn = useRef<PadHandle>(null);
  const typedBox = useRef<HTMLInputElement>(null);
  const agreeBox = useRef<HTMLInputElement>(null);
  const card = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState("");
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState<Missing>({});
  /** The signature that is to be replaced; another one ends it. */
  const [replacing, setReplacing] = useState<string>();
  const stands =
    signature && signing.status === "good" && replacing !== signature.signatureId ? signature : undefined;
  useFocusOnSigned(stands?.signatureId, card);
  useTopOnFailure(props.failure);

  const sign = (onward: boolean, only?: "typed") => {
    const image = only === "typed" ? null : (drawn.current?.picture() ?? null);
    const name = normaliseName(typed);
    const wrongName = image === null && name !== normaliseName(principal.name);
    const nothing = wrongName && name === "" && only !== "typed";
    const found: Missing = { pad: nothing, name: wrongName && !nothing, agreement: !agreed };
    setMissing(found);
    if (found.pad) return drawn.current?.focus();
    if (found.name) return typedBox.current?.focus();
    if (found.agreement) return agreeBox.current?.focus();
    const given: GivenSignature = image === null ? { kind: "typed", name } : { kind: "drawn", image };
    send({ type: "SIGN", given, onward });
  };
  const mended = (what: keyof Missing) => setMissing((before) => ({ ...before, [what]: false }));

  return (
    <StepFrame
      title={signWords.title}
      lead={signWords.lead(asked.matters.length)}
      takeFocus={props.takeFocus}
      back={props.back}
      next={stands ? next : { ...next, words: signWords.confirm(changing), onClick: () => sign(true) }}
    >
      {props.head}
      {props.questions}
      <VoidNote signing={signing} definition={definition} lead={signWords.voidHere} />
      {stands ? (
        <SignedCard
          ref={card}
          signature={stands}
          record={record}
          asked={asked}
          township={areaId && definition.townships[areaId]}
          onAgain={() => setReplacing(stands.signatureId)}
        />
      ) : (
        <Columns id="sign">
          <PadCard>
            <div>
              <Title>{signWords.drawnTitle}</Title>
              <Lead>{signWords.drawnLead}</Lead>
              <Suspense fallback={<SkeletonRows rows={3} />}>
                <Pad ref={drawn} empty={missing.pad === true} onStroke={() => mended("pad")} />
              </Suspense>
            </div>
          </PadCard>
          <Stack>
            <Statement
              ref={agreeBox}
              agreed={agreed}
              missing={missing.agreement === true}
              onChange={(now) => {
                setAgreed(now);
                mended("agreement");
              }}
            />
            <Card>
              <Suspense fallback={<SkeletonRows rows={2} />}>
                <TypedName
                  ref={typedBox}
                  typed={typed}
                  wrong={missing.name === true}
                  busy={next.busy}
                  onChange={(now) => {
                    setTyped(now);
                    mended("name");
                  }}
                  onSign={() => sign(false, "typed")}
                />
              </Suspense>
            </Card>
          </Stack>
        </Columns>
      )}
      {props.materials}
    </StepFrame>
  );
}

/** A signature that has just come takes the focus from the button that is gone with its form. */
function useFocusOnSigned(signatureId: string | undefined, card: { current: HTMLElement | null }): void {
  const known = useRef(signatureId);
  useEffect(() => {
    if (signatureId && signatureId !== known.current) card.current?.focus();
    known.current = signatureId;
  }, [signatureId, card]);
}

/** Why it failed stands above the step. */
function useTopOnFailure(failure: string | null): void {
  useEffect(() => {
    if (failure) window.scrollTo(0, 0);
  }, [failure]);
}
