// In: a path on a 24 grid and a size in px. Out: a decorative svg line, heavier when small so that it keeps its weight.
import { chakra } from "@chakra-ui/react";

export type IconSize = 16 | 20 | 24 | 26 | 32 | 34;

const strokeWidth = { 16: 2.1, 20: 1.9, 24: 1.75, 26: 1.75, 32: 1.5, 34: 1.5 } satisfies Record<IconSize, number>;

const Svg = chakra("svg", {
  base: {
    flex: "none",
    fill: "none",
    stroke: "currentColor",
    strokeLinecap: "round",
    strokeLinejoin: "round",
    "[data-mode=elder] &[data-size='16']": { width: "20px", height: "20px" },
  },
});

/** Always `aria-hidden`: the words beside it speak. */
export function StrokeIcon({ path, size = 24 }: { path: string; size?: IconSize | undefined }) {
  return (
    <Svg
      viewBox="0 0 24 24"
      width={`${size}px`}
      height={`${size}px`}
      strokeWidth={strokeWidth[size]}
      data-size={size}
      aria-hidden="true"
    >
      <path d={path} />
    </Svg>
  );
}
