// The way to sign without drawing: the typed name, and its button.
import { chakra } from "@chakra-ui/react";
import { type FormEvent, type Ref, useId } from "react";
import { Icon } from "../../look/icons.tsx";
import { Button } from "../../look/parts/button.tsx";
import { ErrorLine } from "../../look/parts/error-line.tsx";
import { lineBox } from "../../look/parts/input-box.ts";
import { CardTitle, Small } from "../../look/parts/text.tsx";
import { signTexts } from "../../texts/sign.ts";

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
          <chakra.input
            {...lineBox}
            fontWeight="normal"
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
        {wrong && (
          <ErrorLine id={`${id}-wrong`} mt="2" textStyle="small">
            {signTexts.nameDiffers}
          </ErrorLine>
        )}
      </div>
      <Button type="submit" variant="secondary" aria-disabled={busy || undefined}>
        <Icon name="signature" size={20} />
        {signTexts.signTyped}
      </Button>
    </chakra.form>
  );
}
