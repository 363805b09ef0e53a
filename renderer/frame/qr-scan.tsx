// In: a check by phone, its words and what is told of it. Out: the QR code, what has ended it with the way on, and the link for whoever holds the phone already.
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { QrCheckView, QrStatus } from "../../engine/index.ts";
import { Icon, type IconName } from "../look/icons.tsx";
import { Button } from "../look/parts/button.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { QrBox, type QrBoxProps } from "./qr-box.tsx";

const Told = chakra("div", { base: { textAlign: "center" } });
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

export type QrEnded = Exclude<QrStatus, "opening" | "waiting" | "confirmed">;

export type QrWords = Record<QrEnded | `${QrEnded}Help`, string> &
  Record<"qr" | "inHand" | "open" | "opensNew" | "confirmed" | "refresh" | "again", string>;

const ends: Record<QrEnded, { icon: IconName; way: "again" | "refresh" }> = {
  refused: { icon: "alert", way: "again" },
  failed: { icon: "alert", way: "again" },
  expired: { icon: "clock", way: "refresh" },
  unreachable: { icon: "warning", way: "refresh" },
};

export const hasEnded = (status: QrStatus): status is QrEnded => Object.hasOwn(ends, status);

export interface QrScanProps extends Pick<QrCheckView, "status" | "text"> {
  /** A PNG in Base64; absent: the code is drawn from its text. */
  image?: string;
  words: QrWords;
  /** Said aloud whenever it changes. */
  told: ReactNode;
  /** Not part of what is told. */
  below?: ReactNode;
  onRetry: () => void;
}

export function QrScan({ status, text, image, words, told, below, onRetry }: QrScanProps) {
  const shown = image === undefined ? { text } : { image };
  return (
    <>
      <QrBox {...(status !== "opening" && shown)} title={words.qr} over={overOf(status, words, onRetry)} />
      <Told role="status">{told}</Told>
      {below}
      {status === "waiting" && /^https?:\/\//i.test(text) && (
        <InHand>
          {words.inHand}
          <a href={text} target="_blank" rel="noopener noreferrer">
            {words.open}
            <Icon name="external" size={16} />
            <VisuallyHidden>{words.opensNew}</VisuallyHidden>
          </a>
        </InHand>
      )}
    </>
  );
}

function overOf(status: QrStatus, words: QrWords, onRetry: () => void): QrBoxProps["over"] {
  if (status === "confirmed") return { icon: "check", tone: "success", words: words.confirmed };
  if (!hasEnded(status)) return undefined;
  const { icon, way } = ends[status];
  const action = (
    <Button onClick={onRetry}>
      <Icon name="refresh" size={20} />
      {words[way]}
    </Button>
  );
  return { icon, tone: icon === "alert" ? "danger" : "neutral", words: words[status], action };
}
