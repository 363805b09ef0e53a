// In: the declaration at its sign step. Out: the signature in typed characters under the statement; what is signed goes up with its digest.
import { chakra } from "@chakra-ui/react";
import { type FormEvent, useId, useState } from "react";
import { coversOf, maskName } from "../../engine/index.ts";
import { OptionCard } from "../frame/option-card.tsx";
import { StepFrame } from "../frame/step-frame.tsx";
import { Icon } from "../look/icons.tsx";
import { Button } from "../look/parts/button.tsx";
import { Card } from "../look/parts/card.tsx";
import { Note } from "../look/parts/note.tsx";
import { signWords } from "../words/steps.ts";
import type { StepProps } from "./index.tsx";

const Form = chakra("form", { base: { display: "grid", gap: "4", maxW: "640px" } });
const Title = chakra("h2", { base: { textStyle: "cardTitle" } });
const Small = chakra("p", { base: { textStyle: "small", color: "fg.muted" } });
const Label = chakra("label", { base: { display: "grid", gap: "1.5", textStyle: "label" } });
const Input = chakra("input", {
  base: {
    minH: "field",
    px: "3",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.panel",
    fontWeight: "normal",
    "&[aria-invalid=true]": { borderColor: "danger.solid", bg: "danger.subtle" },
  },
});
const Message = chakra("p", {
  base: { display: "flex", alignItems: "center", gap: "1.5", textStyle: "small", color: "danger.solid" },
});
const Name = chakra("p", { base: { fontSize: "3xl", fontWeight: "bold", letterSpacing: ".1em" } });

export default function SignStep(props: StepProps) {
  const { definition, asked, record, send } = props;
  const { signature, principal } = record;
  return (
    <StepFrame
      title={signWords.title}
      lead={signWords.lead(asked.matters.length)}
      takeFocus={props.takeFocus}
      back={props.back}
      next={props.next}
    >
      {props.head}
      {props.questions}
      <Card id="sign">
        {signature ? (
          <div role="status">
            <Note tone="success">
              <b>{signWords.signed(maskName(principal.name))}</b>
              <p>{signWords.statement}</p>
            </Note>
          </div>
        ) : (
          <TypedSignature
            name={principal.name}
            onSign={(signatureId) => {
              const covers = coversOf(definition, record, props.today);
              send({ type: "SIGN", signature: { signatureId, kind: "typed", covers } });
            }}
          />
        )}
      </Card>
      {props.materials}
    </StepFrame>
  );
}

/** The name must be the one of the real-name check; the statement must be agreed to. */
function TypedSignature({ name, onSign }: { name: string; onSign: (signatureId: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [agreed, setAgreed] = useState(false);
  const [asking, setAsking] = useState(false);
  const wrongName = asking && typed.trim() !== name;
  const notAgreed = asking && !agreed;
  const sign = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === name && agreed) return onSign(randomId());
    setAsking(true);
    document.getElementById(typed.trim() === name ? `${id}-agree` : `${id}-name`)?.focus();
  };
  return (
    <Form noValidate onSubmit={sign}>
      <Title>{signWords.typedTitle}</Title>
      <Small>{signWords.typedLead}</Small>
      <Label htmlFor={`${id}-name`}>
        {signWords.name}
        <Input
          id={`${id}-name`}
          value={typed}
          autoComplete="off"
          placeholder={signWords.namePlaceholder}
          aria-invalid={wrongName || undefined}
          aria-describedby={wrongName ? `${id}-wrong` : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Label>
      {typed.trim() && <Name aria-hidden="true">{typed.trim()}</Name>}
      {wrongName && (
        <Message id={`${id}-wrong`}>
          <Icon name="alert" size={16} />
          {signWords.nameDiffers}
        </Message>
      )}
      <OptionCard
        type="checkbox"
        id={`${id}-agree`}
        checked={agreed}
        aria-invalid={notAgreed || undefined}
        aria-describedby={notAgreed ? `${id}-unagreed` : undefined}
        onChange={(event) => setAgreed(event.target.checked)}
      >
        {signWords.statement}
      </OptionCard>
      {notAgreed && (
        <Message id={`${id}-unagreed`}>
          <Icon name="alert" size={16} />
          {signWords.agreeFirst}
        </Message>
      )}
      <Button type="submit" variant="secondary">
        <Icon name="signature" size={20} />
        {signWords.signTyped}
      </Button>
    </Form>
  );
}

/** 128 bits in hex; `crypto.randomUUID` is missing on plain-http networks. */
function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
