// The way to sign without drawing: the typed name, and its button.
import { chakra } from "@chakra-ui/react";
import { type FormEvent, type Ref, useId } from "react";
import { Icon } from "../../look/icons.tsx";
import { Button } from "../../look/parts/button.tsx";
import { CardTitle, Small } from "../../look/parts/text.tsx";
import { signTexts } from "../../texts/sign.ts";
import { Message } from "./message.tsx";

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
    <chakra.form display="grid" gap="4" noValidate onSubmit={sign}>
      <div>
        <CardTitle>{signTexts.typedTitle}</CardTitle>
        <Small mt="1">{signTexts.typedLead}</Small>
      </div>
      <div>
        <chakra.label display="grid" gap="1.5" textStyle="label" htmlFor={id}>
          {signTexts.name}
          <Input
            ref={ref}
            id={id}
            value={typed}
            autoComplete="off"
            placeholder={signTexts.namePlaceholder}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? `${id}-wrong` : undefined}
            onChange={(event) => onChange(event.target.value)}
          />
        </chakra.label>
        {wrong && <Message id={`${id}-wrong`}>{signTexts.nameDiffers}</Message>}
      </div>
      <Button type="submit" variant="secondary" aria-disabled={busy || undefined}>
        <Icon name="signature" size={20} />
        {signTexts.signTyped}
      </Button>
    </chakra.form>
  );
}
