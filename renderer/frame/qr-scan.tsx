// A check by phone: the QR code, how the scan went, and a link for people who are already on their phone.
import type { ReactNode } from "react";
import type { QrCheckView, QrStatus } from "../../engine/portal/index.ts";
import { Disclosure, DisclosureLine } from "../look/disclosure.tsx";
import { Icon, type IconName } from "../look/icons.tsx";
import { classes, part } from "../look/part.tsx";
import { Button } from "../look/parts/button.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { useTouch } from "../look/use-touch.ts";
import { QrBox, type QrBoxProps } from "./qr-box.tsx";
import styles from "./qr-scan.styles.ts";

const InHand = part("p", styles.inHand);
const Another = part(Disclosure, styles.another);

export type QrEnded = Exclude<QrStatus, "opening" | "waiting" | "confirmed">;

export type QrTexts = Record<QrEnded | `${QrEnded}Help`, string> &
  Record<"qr" | "confirmed" | "refresh" | "again", string> &
  /** Without them, no link stands beside the code. */
  Partial<Record<"inHand" | "open" | "opensNew" | "another", string>>;

const ends: Record<QrEnded, { icon: IconName; way: "again" | "refresh" }> = {
  refused: { icon: "alert", way: "again" },
  failed: { icon: "alert", way: "again" },
  expired: { icon: "clock", way: "refresh" },
  unreachable: { icon: "warning", way: "refresh" },
};

export const hasEnded = (status: QrStatus): status is QrEnded => Object.hasOwn(ends, status);

export interface QrScanProps extends Pick<QrCheckView, "status" | "text"> {
  /** A PNG in Base64; without it the code is drawn from its text. */
  image?: string;
  texts: QrTexts;
  /** Announced whenever it changes. `here`: on the very phone that would scan, by a button. */
  told: (here: boolean) => ReactNode;
  /** Not announced. */
  below?: ReactNode;
  onRetry: () => void;
}

export function QrScan({ status, text, image, texts, told, below, onRetry }: QrScanProps) {
  const shown = image === undefined ? { text } : { image };
  const touch = useTouch();
  const code = (
    <QrBox {...(status !== "opening" && shown)} title={texts.qr} over={overOf(status, texts, onRetry)} />
  );
  const link = status === "waiting" && texts.open && /^https?:\/\//i.test(text) && (
    <a href={text} target="_blank" rel="noopener noreferrer">
      {texts.open}
      <Icon name="external" size={16} />
      <VisuallyHidden>{texts.opensNew}</VisuallyHidden>
    </a>
  );
  // A phone cannot scan itself.
  const here = touch && Boolean(link);
  return (
    <>
      {!here && code}
      <div className={classes(styles.told, here && styles.here)} role="status">
        {told(here)}
      </div>
      {below}
      {here ? (
        <>
          <Button size="lg" block asChild>
            {link}
          </Button>
          <Another>
            <DisclosureLine className={styles.more}>
              {texts.another}
              <Icon name="chevron-down" size={20} />
            </DisclosureLine>
            {code}
          </Another>
        </>
      ) : (
        link && (
          <InHand>
            {texts.inHand}
            {link}
          </InHand>
        )
      )}
    </>
  );
}

function overOf(status: QrStatus, texts: QrTexts, onRetry: () => void): QrBoxProps["over"] {
  if (status === "confirmed") return { icon: "check", tone: "success", words: texts.confirmed };
  if (!hasEnded(status)) return undefined;
  const { icon, way } = ends[status];
  const action = (
    <Button onClick={onRetry}>
      <Icon name="refresh" size={20} />
      {texts[way]}
    </Button>
  );
  return { icon, tone: icon === "alert" ? "danger" : "neutral", words: texts[status], action };
}
