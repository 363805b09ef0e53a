// In: the face check that a one-thing wants. Out: its QR code to scan with WeChat, and what has become of it (Spec 4).
import { chakra } from "@chakra-ui/react";
import type { RealNameStatus } from "../../engine/index.ts";
import { DialogFrame } from "../frame/dialog-frame.tsx";
import { QrBox, type QrBoxProps } from "../frame/qr-box.tsx";
import { Icon } from "../look/icons.tsx";
import { Button } from "../look/parts/button.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { useDialog, usePortal, useRealName, useSend } from "../portal.ts";
import { realNameWords as words } from "../words/dialogs.ts";

const Lead = chakra("p", { base: { color: "fg.muted", textWrap: "pretty" } });
const Told = chakra("div", { base: { textAlign: "center", minH: "14" } });
const Small = chakra("p", { base: { textStyle: "small", color: "fg.muted" } });
const InHand = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "center",
    columnGap: "1",
    mt: "2",
    pt: "2",
    borderTopWidth: "1px",
    borderColor: "border.subtle",
    textStyle: "small",
    color: "fg.muted",
    "& a": { display: "inline-flex", alignItems: "center", minH: "tap", gap: "1" },
  },
});

export interface RealNameViewProps {
  /** Of the one-thing. */
  name: string;
  /** Masked. */
  person: string;
  status: RealNameStatus;
  qrText: string;
  onRetry: () => void;
  onCancel: () => void;
}

type Ended = Exclude<RealNameStatus, "opening" | "waiting" | "confirmed">;

const ended = {
  refused: { icon: "alert", words: words.refused, help: words.refusedHelp, way: words.again },
  failed: { icon: "alert", words: words.failed, help: words.failedHelp, way: words.again },
  expired: { icon: "clock", words: words.expired, help: words.expiredHelp, way: words.refresh },
  unreachable: { icon: "warning", words: words.unreachable, help: words.unreachableHelp, way: words.refresh },
} as const satisfies Record<Ended, object>;

const isEnded = (status: RealNameStatus): status is Ended => Object.hasOwn(ended, status);

export function RealNameView({ name, person, status, qrText, onRetry, onCancel }: RealNameViewProps) {
  return (
    <DialogFrame title={words.title} width={400} onClose={onCancel}>
      <Lead>{words.lead(name)}</Lead>
      <QrBox text={status === "opening" ? "" : qrText} title={words.qr} over={overOf(status, onRetry)} />
      <Told role="status">
        <b>{toldOf(status, person)}</b>
        <Small>{helpOf(status)}</Small>
      </Told>
      {status === "waiting" && /^https?:\/\//i.test(qrText) && (
        <InHand>
          {words.inHand}
          <a href={qrText} target="_blank" rel="noopener noreferrer">
            {words.open}
            <Icon name="external" size={16} />
            <VisuallyHidden>{words.opensNew}</VisuallyHidden>
          </a>
        </InHand>
      )}
    </DialogFrame>
  );
}

function overOf(status: RealNameStatus, onRetry: () => void): QrBoxProps["over"] {
  if (status === "confirmed") return { icon: "check", tone: "success", words: words.confirmed };
  if (!isEnded(status)) return undefined;
  const { icon, words: said, way } = ended[status];
  const action = (
    <Button onClick={onRetry}>
      <Icon name="refresh" size={20} />
      {way}
    </Button>
  );
  return { icon, tone: icon === "alert" ? "danger" : "neutral", words: said, action };
}

function toldOf(status: RealNameStatus, person: string): string {
  if (status === "confirmed") return words.goesOn(person);
  if (status === "opening") return words.opening;
  return isEnded(status) ? ended[status].help : words.scan;
}

const helpOf = (status: RealNameStatus): string => (status === "waiting" ? words.closes : "");

export default function RealNameDialog() {
  const { definition } = useDialog().handling;
  const person = usePortal(({ user }) => user?.realNameText ?? "");
  const check = useRealName();
  const send = useSend();
  if (!definition) return null;
  return (
    <RealNameView
      name={definition.oneThing.name}
      person={person}
      status={check?.status ?? "opening"}
      qrText={check?.qrText ?? ""}
      onRetry={() => check?.retry()}
      onCancel={() => send({ type: "CANCEL" })}
    />
  );
}
