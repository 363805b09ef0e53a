// In: the face check that a one-thing wants. Out: its QR code to scan with WeChat, and what has become of it (Spec 4).
import { chakra } from "@chakra-ui/react";
import { type QrStatus, qrCheckView } from "../../engine/index.ts";
import { DialogFrame } from "../frame/dialog-frame.tsx";
import { hasEnded, QrScan } from "../frame/qr-scan.tsx";
import { useDialog, useFaceCheck, usePortal, useSend } from "../portal.ts";
import { realNameWords as words } from "../words/dialogs.ts";

const Lead = chakra("p", { base: { color: "fg.muted", textWrap: "pretty" } });
const Words = chakra("div", { base: { minH: "14" } });
const Small = chakra("p", { base: { textStyle: "small", color: "fg.muted" } });

export interface RealNameViewProps {
  /** Of the one-thing. */
  name: string;
  /** Masked. */
  person: string;
  status: QrStatus;
  qrText: string;
  onRetry: () => void;
  onCancel: () => void;
}

export function RealNameView({ name, person, status, qrText, onRetry, onCancel }: RealNameViewProps) {
  return (
    <DialogFrame title={words.title} width={400} onClose={onCancel}>
      <Lead>{words.lead(name)}</Lead>
      <QrScan
        {...{ status, words, onRetry }}
        text={qrText}
        told={
          <Words>
            <b>{toldOf(status, person)}</b>
            <Small>{status === "waiting" && words.closes}</Small>
          </Words>
        }
      />
    </DialogFrame>
  );
}

function toldOf(status: QrStatus, person: string): string {
  if (status === "confirmed") return words.goesOn(person);
  if (status === "opening") return words.opening;
  return hasEnded(status) ? words[`${status}Help`] : words.scan;
}

export default function RealNameDialog() {
  const { definition } = useDialog().handling;
  const person = usePortal(({ user }) => user?.realNameText ?? "");
  const check = useFaceCheck();
  const send = useSend();
  if (!definition) return null;
  const { status, text } = qrCheckView(check?.snapshot);
  return (
    <RealNameView
      name={definition.oneThing.name}
      person={person}
      status={status}
      qrText={text}
      onRetry={() => check?.send({ type: "RETRY" })}
      onCancel={() => send({ type: "CANCEL" })}
    />
  );
}
