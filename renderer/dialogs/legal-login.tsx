// In: the legal person's login. Out: its QR code to scan with the electronic business licence, how long it is good, and what has become of it (Spec 2, 4).
import { chakra } from "@chakra-ui/react";
import { type QrCheckView, qrCheckView } from "../../engine/index.ts";
import { DialogFrame } from "../frame/dialog-frame.tsx";
import { hasEnded, QrScan } from "../frame/qr-scan.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { useLegalLogin, useSend } from "../portal.ts";
import { legalLoginWords as words } from "../words/logins.ts";

const Lead = chakra("p", { base: { color: "fg.muted", textWrap: "pretty" } });
const Small = chakra("p", {
  base: { minH: "6", textStyle: "small", color: "fg.muted", textAlign: "center" },
});

export interface LegalLoginViewProps extends QrCheckView {
  onRetry: () => void;
  onClose: () => void;
}

export function LegalLoginDialogView({ onRetry, onClose, ...view }: LegalLoginViewProps) {
  const { status, image, text, secondsLeft } = view;
  return (
    <DialogFrame title={words.title} width={400} onClose={onClose}>
      <Lead>{words.lead}</Lead>
      <QrScan
        {...{ status, image, text, words, onRetry }}
        told={
          <>
            {status === "confirmed" && <VisuallyHidden as="p">{words.confirmed}</VisuallyHidden>}
            {hasEnded(status) && <VisuallyHidden as="p">{words[status]}</VisuallyHidden>}
            <b>{toldOf(view)}</b>
          </>
        }
        // A countdown that speaks drowns everything else.
        below={<Small role="timer">{status === "waiting" && words.left(secondsLeft)}</Small>}
      />
    </DialogFrame>
  );
}

/** Under the picture, and said aloud whenever it changes. */
function toldOf({ status, renewed, said }: QrCheckView): string {
  if (status === "opening") return renewed ? words.renewed : words.opening;
  if (status === "waiting") return renewed ? words.renewed : words.scan;
  if (status === "confirmed") return words.goesOn;
  // The gateway's sentence says more, where it is not the very same.
  const knows = said !== "" && said !== words[status] && status !== "expired" && status !== "refused";
  return knows ? said : words[`${status}Help`];
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
