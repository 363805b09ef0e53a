// A short word in a tone; the tone repeats what the word says and never stands alone.
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../icons.tsx";

export type Tone = "neutral" | "brand" | "success" | "warning" | "danger" | "info";

const Root = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    px: "2",
    py: "0.5",
    borderRadius: "sm",
    fontSize: "sm",
    fontWeight: "normal",
    lineHeight: "ui",
    whiteSpace: "nowrap",
    bg: "colorPalette.subtle",
    color: "colorPalette.solid",
  },
  variants: {
    tone: {
      neutral: { bg: "bg.muted", color: "fg.muted" },
      brand: { bg: "brand.muted", color: "brand.800" },
      success: { colorPalette: "success" },
      warning: { colorPalette: "warning" },
      danger: { colorPalette: "danger" },
      info: { colorPalette: "info" },
    },
  },
});

export function Tag({
  tone = "neutral",
  icon,
  children,
}: {
  tone?: Tone;
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <Root tone={tone}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </Root>
  );
}
