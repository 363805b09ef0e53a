// In: the name as typed and whether it is wrong. Out: the way to sign for who cannot draw: the name in writing, and its button.
import { chakra } from "@chakra-ui/react";
import { type FormEvent, type Ref, useId } from "react";
import { Icon } from "../../look/icons.tsx";
import { Button } from "../../look/parts/button.tsx";
import { signWords } from "../../words/steps/sign-step.ts";
import { Message } from "./message.tsx";

const Form = chakra("form", { base: { display: "grid", gap: "4" } });
const Title = chakra("h2", { base: { textStyle: "cardTitle" } });
const Small = chakra("p", { base: { mt: "1", textStyle: "small", color: "fg.muted" } });
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

export interface TypedNameProps {
  ref: Ref<HTMLInputElement>;
  typed: string;
  wrong: boolean;
  busy: boolean;
  onChange: (typed: string) => void;
  onSign: () => void;
}

export default function TypedName({ ref, typed, wrong, busy, onChange, onSign }: TypedNameProps) {
  const id = useId();
  const sign = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSign();
  };
  return (
    <Form noValidate onSubmit={sign}>
      <div>
        <Title>{signWords.typedTitle}</Title>
        <Small>{signWords.typedLead}</Small>
      </div>
      <div>
        <Label htmlFor={id}>
          {signWords.name}
          <Input
            ref={ref}
            id={id}
            value={typed}
            autoComplete="off"
            placeholder={signWords.namePlaceholder}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? `${id}-wrong` : undefined}
            onChange={(event) => onChange(event.target.value)}
          />
        </Label>
        {wrong && <Message id={`${id}-wrong`}>{signWords.nameDiffers}</Message>}
      </div>
      <Button type="submit" variant="secondary" aria-disabled={busy || undefined}>
        <Icon name="signature" size={20} />
        {signWords.signTyped}
      </Button>
    </Form>
  );
}
