// A thin progress bar with its numbers for assistive technology; also write the numbers beside it.
import { chakra } from "@chakra-ui/react";
import { forced } from "../conditions.ts";

const Track = chakra("div", {
  base: {
    h: "1.5",
    borderRadius: "3px",
    bg: "bg.muted",
    overflow: "hidden",
    [forced]: { border: "1px solid" },
  },
});
const Filled = chakra("div", {
  base: {
    h: "full",
    borderRadius: "3px",
    transition: "width",
    transitionDuration: "slow",
    transitionTimingFunction: "look",
    [forced]: { forcedColorAdjust: "none", bg: "Highlight" },
  },
});

export function Meter({
  label,
  value,
  max,
  valueText,
  tone = "brand",
}: {
  label: string;
  value: number;
  max: number;
  valueText?: string;
  tone?: "brand" | "success";
}) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
    >
      <Filled bg={`${tone}.solid`} w={`${share * 100}%`} />
    </Track>
  );
}
