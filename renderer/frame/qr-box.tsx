// A framed QR code; once it has ended, its outcome and the one way on cover it.
import { chakra } from "@chakra-ui/react";
import { QRCodeSVG } from "qrcode.react";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../look/icons.tsx";
import { Disc } from "../look/parts/icon-tile.tsx";

const Frame = chakra("div", {
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    w: "216px",
    h: "216px",
    mx: "auto",
    my: "4",
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "lg",
    bg: "#FFFFFF",
  },
});
const Picture = chakra("img", { base: { w: "200px", h: "200px" } });
const Over = chakra("div", {
  base: {
    position: "absolute",
    inset: "0",
    display: "grid",
    alignContent: "center",
    justifyItems: "center",
    gap: "2.5",
    p: "3",
    borderRadius: "lg",
    bg: "rgba(255,255,255,.94)",
    textAlign: "center",
    fontWeight: "bold",
  },
});

const tones = {
  success: { bg: "success.solid", color: "success.contrast" },
  danger: { bg: "danger.subtle", color: "danger.solid" },
  neutral: { bg: "bg.muted", color: "fg.muted" },
};

export interface QrBoxProps {
  /** The text of the code; empty while it is loading or when it comes as a picture. */
  text?: string;
  /** A PNG in Base64 that was made elsewhere. */
  image?: string;
  /** Describes the picture to people who do not see it. */
  title: string;
  over?: { icon: IconName; tone: keyof typeof tones; words: string; action?: ReactNode } | undefined;
}

export function QrBox({ text, image, title, over }: QrBoxProps) {
  return (
    <Frame data-code>
      {text && (
        <chakra.div lineHeight="0" aria-hidden={over ? true : undefined}>
          <QRCodeSVG value={text} title={title} size={176} level="M" />
        </chakra.div>
      )}
      {image && (
        <Picture src={`data:image/png;base64,${image}`} alt={title} aria-hidden={over ? true : undefined} />
      )}
      {over && (
        <Over>
          <Disc w="12" h="12" {...tones[over.tone]}>
            <Icon name={over.icon} />
          </Disc>
          {over.words}
          {over.action}
        </Over>
      )}
    </Frame>
  );
}
