// The way to sign without drawing: the typed name, and its button.
import { type FormEvent, type Ref, useId } from "react";
import { Icon } from "../../look/icons.tsx";
import { classes } from "../../look/part.tsx";
import { Button } from "../../look/parts/button.tsx";
import { ErrorLine } from "../../look/parts/error-line.tsx";
import { CardTitle, Small } from "../../look/parts/text.tsx";
import boxes from "../../look/styles/input-box.styles.ts";
import { signTexts } from "../../texts/sign.ts";
import styles from "./typed-name.styles.ts";

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
    <form className={styles.form} noValidate onSubmit={sign}>
      <div>
        <CardTitle>{signTexts.typedTitle}</CardTitle>
        <Small className={styles.sub}>{signTexts.typedLead}</Small>
      </div>
      <div>
        <label className={styles.field} htmlFor={id}>
          {signTexts.name}
          <input
            className={classes(boxes.line, styles.input)}
            ref={ref}
            id={id}
            value={typed}
            autoComplete="off"
            placeholder={signTexts.namePlaceholder}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? `${id}-wrong` : undefined}
            onChange={(event) => onChange(event.target.value)}
          />
        </label>
        {wrong && (
          <ErrorLine id={`${id}-wrong`} className={styles.wrong}>
            {signTexts.nameDiffers}
          </ErrorLine>
        )}
      </div>
      <Button type="submit" variant="secondary" aria-disabled={busy || undefined}>
        <Icon name="signature" size={20} />
        {signTexts.signTyped}
      </Button>
    </form>
  );
}
