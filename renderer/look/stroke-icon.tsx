// A decorative SVG line from a path on a 24 grid; the stroke is heavier at small sizes to keep its weight.
import { classes } from "./part.tsx";
import look from "./stroke-icon.styles.ts";

export type IconSize = 16 | 20 | 24 | 26 | 32 | 34;

/** Always `aria-hidden`, since the words beside it say the same. */
export function StrokeIcon({ path, size = 24 }: { path: string; size?: IconSize | undefined }) {
  return (
    <svg viewBox="0 0 24 24" className={classes(look.icon, look[size])} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
