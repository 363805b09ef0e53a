// A motif or icon on a rounded tile in the colours of the surrounding theme, or the brand's.
import type { ReactNode } from "react";
import { classes, part } from "../part.tsx";
import styles from "./icon-tile.styles.ts";

/** A round ground for a sign or a number. */
export const Disc = part("span", styles.disc);

/** `size` s 40, m 48, l 64 px; use it with a 20, 26 or 34 px icon. `hue`: of the tile alone, where it stands on a page of another theme. */
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
    <span className={classes(styles.tile, styles[size])} data-hue={hue}>
      {children}
    </span>
  );
}
