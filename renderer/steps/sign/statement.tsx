// The statement that goes with every signature, and its checkbox.
import { type ReactNode, type Ref, useId } from "react";
import { signatureWords } from "../../../engine/index.ts";
import { OptionCard } from "../../look/option/option-card.tsx";
import { Card } from "../../look/parts/card.tsx";
import { ErrorLine } from "../../look/parts/error-line.tsx";
import { CardTitle } from "../../look/parts/text.tsx";
import { signTexts } from "../../texts/sign.ts";
import styles from "./statement.styles.ts";

export function Statement({
  ref,
  agreed,
  missing,
  onChange,
  children,
}: {
  ref: Ref<HTMLInputElement>;
  agreed: boolean;
  missing: boolean;
  onChange: (agreed: boolean) => void;
  /** Between the statement and its box. */
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card>
      <CardTitle className={styles.title}>{signTexts.before}</CardTitle>
      <p className={styles.words} id={`${id}-text`}>
        {signatureWords.statement}
      </p>
      {children}
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
      {missing && (
        <ErrorLine id={`${id}-missing`} className={styles.missing}>
          {signTexts.agreeFirst}
        </ErrorLine>
      )}
    </Card>
  );
}
