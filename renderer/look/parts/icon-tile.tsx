// A motif or icon on a rounded tile in the colours of the surrounding theme, or the brand's.
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { elder } from "../conditions.ts";

/** `size` s 40, m 48, l 64 px; use it with a 20, 26 or 34 px icon. */
/** A round ground for a sign or a number; `boxSize` says how large. */
export const Disc = chakra("span", {
  base: { display: "grid", placeItems: "center", flex: "none", borderRadius: "full" },
});

const Root = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    flex: "none",
    bg: "theme.subtle",
    color: "theme.solid",
  },
  variants: {
    size: {
      s: { w: "10", h: "10", borderRadius: "10px" },
      m: {
        w: "12",
        h: "12",
        borderRadius: "lg",
        [elder]: { w: { base: "56px", md: "64px" }, h: { base: "56px", md: "64px" } },
        [`${elder} > svg`]: { w: "36px", h: "36px" },
      },
      l: { w: "16", h: "16", borderRadius: "xl" },
    },
  },
});

/** `hue`: of the tile alone, where it stands on a page of another theme. */
export function IconTile({
  size = "m",
  hue,
  children,
}: {
  size?: "s" | "m" | "l";
  hue?: string;
  children: ReactNode;
}) {
  return (
    <Root size={size} data-hue={hue}>
      {children}
    </Root>
  );
}
