// The styles of life-picture.tsx.
import { styles } from "../../renderer/look/styles/styles.ts";

export default styles({
  svg: { display: "block", w: "full", maxW: "640px", h: "auto", mx: "auto" },
  status: { fill: "bg.panel", stroke: "border.control", strokeWidth: "1.5px" },
  words: {
    fontSize: "22px",
    fontWeight: "bold",
    fill: "fg",
    dominantBaseline: "central",
    textAnchor: "middle",
  },
  legend: {
    display: "flex",
    flexWrap: "wrap",
    gap: "3",
    justifyContent: "center",
    mt: "4",
    textStyle: "small",
  },
  table: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", md: "180px minmax(0,1fr)" },
    px: "card",
    pb: "card",
    rowGap: "3",
    "& dt": { fontWeight: "bold", borderTopWidth: "1px", borderColor: "border.subtle", pt: "3" },
    "& dd": {
      display: "grid",
      gap: "2",
      borderTopWidth: { md: "1px" },
      borderColor: "border.subtle",
      pt: { md: "3" },
    },
  },
  line: { display: "flex", flexWrap: "wrap", gap: "2", alignItems: "baseline" },
  more: { textStyle: "small", color: "fg.muted" },
  body: { p: "card" },
  sample: { w: "40px", h: "8px", display: "inline-block", me: "2" },
  path: { fill: "none", stroke: "currentcolor", strokeWidth: "2px" },
  arrow: { fill: "currentcolor" },
  citizen: { color: "success.solid" },
  department: { color: "brand.solid" },
  company: { color: "warning.solid", strokeDasharray: "7 4" },
  day: { color: "fg.muted", strokeDasharray: "2 4" },
});
