// The styles of drop-area.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  area: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4",
    mt: "3",
    p: "4",
    borderWidth: "1.5px",
    borderStyle: "dashed",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.canvas",
    "&[data-over]": { borderColor: "brand.solid", bg: "brand.subtle" },
    "& > svg": { display: { base: "none", md: "block" }, color: "fg.muted" },
    "& > button": { w: { base: "full", md: "auto" } },
  },
  words: { flex: "1 1 12rem", minW: "0", textStyle: "small" },
  muted: { color: "fg.muted" },
});
