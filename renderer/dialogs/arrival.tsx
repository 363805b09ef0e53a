// Asks whether a person who came by a login that this browser did not begin is to be logged in here (Spec 6).
import { DialogFrame } from "../look/dialog/dialog-frame.tsx";
import { Button } from "../look/parts/button.tsx";
import { Small } from "../look/parts/text.tsx";
import { usePortal, useSend } from "../portal.ts";
import { arrivalTexts as texts } from "../texts/identity.ts";
import styles from "./arrival.styles.ts";

export interface ArrivalViewProps {
  /** Masked. */
  name: string;
  /** Masked name of who is logged in; empty for nobody. */
  insteadOf: string;
  onAnswer: (agrees: boolean) => void;
}

export function ArrivalView({ name, insteadOf, onAnswer }: ArrivalViewProps) {
  return (
    <DialogFrame
      title={texts.title}
      width={480}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button variant="quiet" onClick={() => onAnswer(false)}>
            {insteadOf ? texts.stay(insteadOf) : texts.no}
          </Button>
          <Button onClick={() => onAnswer(true)}>{texts.yes(name)}</Button>
        </>
      }
    >
      <p>{insteadOf ? texts.change(insteadOf, name) : texts.logIn(name)}</p>
      <Small className={styles.sub}>{texts.why}</Small>
    </DialogFrame>
  );
}

export default function ArrivalDialog() {
  const arrived = usePortal((portal) => portal.arrived);
  const send = useSend();
  if (!arrived) return null;
  const { realNameText: name, insteadOf } = arrived;
  return (
    <ArrivalView name={name} insteadOf={insteadOf} onAnswer={(agrees) => send({ type: "ARRIVAL", agrees })} />
  );
}
