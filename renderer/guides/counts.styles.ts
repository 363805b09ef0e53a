// The styles of counts.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  raised: {
    position: "relative",
    px: { base: "4", md: "8" },
    py: { base: "5", md: "6" },
    borderRadius: "xl",
    boxShadow: "md",
  },
  key: { display: "inline-block", w: "5", h: "2.5", me: "1.5", borderRadius: "2px" },
  grid: {
    display: "grid",
    // Two beside each other on a phone, one where the text is larger.
    gridTemplateColumns: {
      base: "repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))",
      md: "1fr 1fr",
      lg: "repeat(4, 1fr)",
    },
    rowGap: "6",
    mt: "5",
    "& > div": {
      px: { base: "3", md: "6" },
      borderInlineStartWidth: "1px",
      borderColor: "border.subtle",
    },
    "& > div:nth-of-type(odd)": { lgDown: { ps: "0", borderInlineStartWidth: "0" } },
    "& > div:nth-of-type(even)": { lgDown: { pe: "0" } },
    "& > div:first-of-type": { ps: "0", borderInlineStartWidth: "0" },
    "& > div:last-of-type": { pe: "0" },
  },
  name: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
    gap: "1",
    color: "fg.muted",
  },
  line: {
    display: "grid",
    gridTemplateColumns: { base: "30px 1fr auto", md: "36px 1fr 52px" },
    alignItems: "center",
    gap: { base: "1.5", md: "2" },
    fontSize: "sm",
    lineHeight: "1.9",
    color: "fg.muted",
    "[data-mode=elder] &": { gridTemplateColumns: "40px 1fr auto" },
  },
  bar: { display: "block", h: "3", minW: "3px", borderRadius: "3px" },
  written: { color: "fg", whiteSpace: "nowrap" },
  number: { mt: "1.5", mb: "2.5", textStyle: "count", color: "brand.fg" },
  unit: { ms: "1.5", fontSize: "md", fontWeight: "normal" },
  strong: { fontWeight: "bold" },
  legend: { display: "flex", flexWrap: "wrap", columnGap: "5" },
  fields: { mt: "5" },
  body: { px: "card", pb: "5" },
  head: { justifyContent: "space-between" },
  before: { bg: "repeating-linear-gradient(135deg,#B8C2CE 0 3px,#D5DCE4 3px 6px)" },
  now: { bg: "brand.solid" },
});
