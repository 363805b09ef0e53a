// A framed QR code; once it has ended, its outcome and the one way on cover it.
import { QRCodeSVG } from "qrcode.react";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../look/icons.tsx";
import { classes, part } from "../look/part.tsx";
import { Disc } from "../look/parts/icon-tile.tsx";
import styles from "./qr-box.styles.ts";

const Frame = part("div", styles.frame);
const Picture = part("img", styles.picture);
const Over = part("div", styles.over);

export interface QrBoxProps {
  /** The text of the code; empty while it is loading or when it comes as a picture. */
  text?: string;
  /** A PNG in Base64 that was made elsewhere. */
  image?: string;
  /** Describes the picture to people who do not see it. */
  title: string;
  over?:
    | { icon: IconName; tone: "success" | "danger" | "neutral"; words: string; action?: ReactNode }
    | undefined;
}

export function QrBox({ text, image, title, over }: QrBoxProps) {
  return (
    <Frame data-code>
      {text && (
        <div className={styles.code} aria-hidden={over ? true : undefined}>
          <QRCodeSVG value={text} title={title} size={176} level="M" />
        </div>
      )}
      {image && (
        <Picture src={`data:image/png;base64,${image}`} alt={title} aria-hidden={over ? true : undefined} />
      )}
      {over && (
        <Over>
          <Disc className={classes(styles.sign, styles[over.tone])}>
            <Icon name={over.icon} />
          </Disc>
          {over.words}
          {over.action}
        </Over>
      )}
    </Frame>
  );
}
