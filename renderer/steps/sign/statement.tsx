// In: whether the statement is agreed to. Out: the statement that goes with every signature, and its box.
import { chakra } from "@chakra-ui/react";
import { type Ref, useId } from "react";
import { signatureWords } from "../../../engine/index.ts";
import { OptionCard } from "../../frame/option-card.tsx";
import { Card } from "../../look/parts/card.tsx";
import { signWords } from "../../words/steps/sign-step.ts";
import { Message } from "./message.tsx";

const Title = chakra("h2", { base: { textStyle: "cardTitle", mb: "2" } });
const Text = chakra("p", { base: { mb: "4" } });

export function Statement({
  ref,
  agreed,
  missing,
  onChange,
}: {
  ref: Ref<HTMLInputElement>;
  agreed: boolean;
  missing: boolean;
  onChange: (agreed: boolean) => void;
}) {
  const id = useId();
  return (
    <Card>
      <Title>{signWords.before}</Title>
      <Text id={`${id}-text`}>{signatureWords.statement}</Text>
      <OptionCard
        type="checkbox"
        ref={ref}
        checked={agreed}
        aria-invalid={missing || undefined}
        aria-describedby={missing ? `${id}-text ${id}-missing` : `${id}-text`}
        onChange={(event) => onChange(event.target.checked)}
      >
        {signWords.agree}
      </OptionCard>
      {missing && <Message id={`${id}-missing`}>{signWords.agreeFirst}</Message>}
    </Card>
  );
}
