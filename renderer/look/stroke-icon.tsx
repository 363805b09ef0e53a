// A decorative SVG line from a path on a 24 grid; the stroke is heavier at small sizes to keep its weight.
import { chakra } from "@chakra-ui/react";
import { elder } from "./conditions.ts";

export type IconSize = 16 | 20 | 24 | 26 | 32 | 34;

const size = (pixels: number, strokeWidth: number) => ({ w: `${pixels}px`, h: `${pixels}px`, strokeWidth });

/** A drawing of lines in the colour of the text around it. */
export const lines = {
  fill: "none",
  stroke: "currentColor",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

// Sizes live in the recipe, not in props, so that a tile or 长辈版 can still enlarge the icon.
const Svg = chakra("svg", {
  base: { flex: "none", ...lines },
  variants: {
    size: {
      16: { ...size(16, 2.1), [elder]: { w: "20px", h: "20px" } },
      20: size(20, 1.9),
      24: size(24, 1.75),
      26: size(26, 1.75),
      32: size(32, 1.5),
      34: size(34, 1.5),
    } satisfies Record<IconSize, object>,
  },
});

/** Always `aria-hidden`, since the words beside it say the same. */
export function StrokeIcon({ path, size = 24 }: { path: string; size?: IconSize | undefined }) {
  return (
    <Svg viewBox="0 0 24 24" size={size} aria-hidden="true">
      <path d={path} />
    </Svg>
  );
}
