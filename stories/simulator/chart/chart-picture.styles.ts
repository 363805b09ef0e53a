// The styles of chart-picture.tsx.
import { styles } from "../../../renderer/look/styles/styles.ts";

export default styles({
  svg: { display: "block", w: "full", maxW: "460px", h: "auto" },
  around: { fill: "bg.canvas", stroke: "border", strokeWidth: "1px" },
  arrow: { fill: "border.control" },
  state: { fill: "bg.panel", stroke: "border.control", strokeWidth: "1px" },
  words: { fontSize: "14px", fill: "fg", dominantBaseline: "central" },
  // A line that runs through it is interrupted around it.
  head: { fontWeight: "bold", paintOrder: "stroke", stroke: "bg.canvas", strokeWidth: "5px" },
  visited: {
    "& > rect": { fill: "brand.muted", stroke: "brand.solid" },
    "& > text": { fill: "brand.900" },
  },
  current: {
    "& > rect": { fill: "brand.solid", stroke: "brand.solid", strokeWidth: "3px" },
    "& > text": { fill: "brand.contrast", fontWeight: "bold" },
  },
  way: { fill: "none", stroke: "border.control", strokeWidth: "1.5px" },
  back: { strokeDasharray: "4 3" },
});
