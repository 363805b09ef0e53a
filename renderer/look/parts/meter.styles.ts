// The styles of progress bars.
import { forced } from "../conditions.ts";
import { styles } from "../styles/styles.ts";

export default styles({
  meter: {
    h: "1.5",
    borderRadius: "3px",
    bg: "bg.muted",
    overflow: "hidden",
    [forced]: { border: "1px solid" },
  },
  filled: {
    h: "full",
    borderRadius: "3px",
    transition: "width",
    transitionDuration: "slow",
    transitionTimingFunction: "look",
    [forced]: { forcedColorAdjust: "none", bg: "Highlight" },
  },
  brand: { bg: "brand.solid" },
  success: { bg: "success.solid" },
});
