// The statement that goes with every signature, and its checkbox.
import { chakra } from "@chakra-ui/react";
import { type Ref, useId } from "react";
import { signatureWords } from "../../../engine/index.ts";
import { OptionCard } from "../../frame/option-card.tsx";
import { Card } from "../../look/parts/card.tsx";
import { CardTitle } from "../../look/parts/text.tsx";
import { signTexts } from "../../texts/sign.ts";
import { Message } from "./message.tsx";

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
      <CardTitle mb="2">{signTexts.before}</CardTitle>
      <Text id={`${id}-text`}>{signatureWords.statement}</Text>
      <OptionCard
        type="checkbox"
        ref={ref}
        checked={agreed}
        aria-invalid={missing || undefined}
        aria-describedby={missing ? `${id}-text ${id}-missing` : `${id}-text`}
        onChange={(event) => onChange(event.target.checked)}
      >
        {signTexts.agree}
      </OptionCard>
      {missing && <Message id={`${id}-missing`}>{signTexts.agreeFirst}</Message>}
    </Card>
  );
}
