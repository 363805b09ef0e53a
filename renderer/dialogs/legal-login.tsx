// The legal person's login: a QR code for the electronic business licence, how long it is valid, and how the scan went (Spec 2, 4).
import { type QrCheckView, qrCheckView } from "../../engine/portal/index.ts";
import { hasEnded, QrScan } from "../frame/qr-scan.tsx";
import { DialogFrame } from "../look/dialog/dialog-frame.tsx";
import { Muted, Small } from "../look/parts/text.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { useLegalLogin, useSend } from "../portal.ts";
import { legalLoginTexts as texts } from "../texts/identity.ts";
import styles from "./legal-login.styles.ts";

export interface LegalLoginViewProps extends QrCheckView {
  onRetry: () => void;
  onClose: () => void;
}

export function LegalLoginDialogView({ onRetry, onClose, ...view }: LegalLoginViewProps) {
  const { status, image, text, secondsLeft } = view;
  return (
    <DialogFrame title={texts.title} width={400} onClose={onClose}>
      <Muted>{texts.lead}</Muted>
      <QrScan
        status={status}
        image={image}
        text={text}
        texts={texts}
        onRetry={onRetry}
        told={(here) => (
          <>
            {status === "confirmed" && <VisuallyHidden as="p">{texts.confirmed}</VisuallyHidden>}
            {hasEnded(status) && <VisuallyHidden as="p">{texts[status]}</VisuallyHidden>}
            <b>{toldOf(view, here)}</b>
          </>
        )}
        // A countdown that is read aloud would drown out everything else.
        below={
          <Small className={styles.timer} role="timer">
            {status === "waiting" && texts.left(secondsLeft)}
          </Small>
        }
      />
    </DialogFrame>
  );
}

/** Shown under the picture, and announced whenever it changes. */
function toldOf({ status, renewed, said }: QrCheckView, here: boolean): string {
  if (status === "opening") return renewed ? texts.renewed(renewed) : texts.opening;
  if (status === "waiting" && here) return texts.here;
  if (status === "waiting") return renewed ? texts.renewed(renewed) : texts.scan;
  if (status === "confirmed") return texts.goesOn;
  // The gateway's sentence is shown where it adds something.
  const knows = said !== "" && said !== texts[status] && status !== "expired" && status !== "refused";
  return knows ? said : texts[`${status}Help`];
}

export default function LegalLoginDialog() {
  const login = useLegalLogin();
  const send = useSend();
  return (
    <LegalLoginDialogView
      {...qrCheckView(login?.snapshot)}
      onRetry={() => login?.send({ type: "RETRY" })}
      onClose={() => send({ type: "LEGAL_CLOSE" })}
    />
  );
}
