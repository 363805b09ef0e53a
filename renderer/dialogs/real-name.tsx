// The face check: a QR code for WeChat and how the check went (Spec 4).
import { type QrStatus, qrCheckView } from "../../engine/portal/index.ts";
import { Hotline } from "../frame/help-line.tsx";
import { hasEnded, QrScan } from "../frame/qr-scan.tsx";
import { DialogFrame } from "../look/dialog/dialog-frame.tsx";
import { Muted, Small } from "../look/parts/text.tsx";
import { useFaceCheck, useHandling, usePortal, useSend } from "../portal.ts";
import { realNameTexts as texts } from "../texts/identity.ts";
import styles from "./real-name.styles.ts";

export interface RealNameViewProps {
  /** Name of the one-thing. */
  name: string;
  /** Masked. */
  person: string;
  status: QrStatus;
  qrText: string;
  hotline?: string | undefined;
  onRetry: () => void;
  onCancel: () => void;
}

export function RealNameView(props: RealNameViewProps) {
  const { name, person, status, qrText, hotline, onRetry, onCancel } = props;
  return (
    <DialogFrame title={texts.title} width={400} onClose={onCancel}>
      <Muted>{texts.lead(name)}</Muted>
      <QrScan
        status={status}
        texts={texts}
        onRetry={onRetry}
        text={qrText}
        told={(here) => (
          <div className={styles.state}>
            <b>{toldOf(status, person, here)}</b>
            <Small>{status === "waiting" && texts.closes}</Small>
          </div>
        )}
      />
      {/* Nobody has to show a face: a person at the counter proves who they are with their card. */}
      <Small className={styles.note}>
        {texts.otherWay}
        {hotline && (
          <>
            {texts.orCall} <Hotline hotline={hotline} />
          </>
        )}
        。
      </Small>
    </DialogFrame>
  );
}

function toldOf(status: QrStatus, person: string, here: boolean): string {
  if (status === "confirmed") return texts.goesOn(person);
  if (status === "opening") return texts.opening;
  return hasEnded(status) ? texts[`${status}Help`] : here ? texts.here : texts.scan;
}

export default function RealNameDialog() {
  const thing = useHandling((handling) => handling.thing);
  const person = usePortal(({ user }) => user?.realNameText ?? "");
  const hotline = usePortal(({ deployment }) => deployment?.hotline);
  const check = useFaceCheck();
  const send = useSend();
  if (!thing) return null;
  const { status, text } = qrCheckView(check?.snapshot);
  return (
    <RealNameView
      name={thing.oneThingName}
      person={person}
      status={status}
      qrText={text}
      hotline={hotline}
      onRetry={() => check?.send({ type: "RETRY" })}
      onCancel={() => send({ type: "CANCEL" })}
    />
  );
}
