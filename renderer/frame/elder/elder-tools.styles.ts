// The styles of elder-tools.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  line: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "4", rowGap: "2", py: "2" },
  choice: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    minW: "tap",
    minH: "tap",
    px: { base: "2", md: "3" },
    borderWidth: "2px",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.panel",
    whiteSpace: "nowrap",
    cursor: "pointer",
    "&[aria-pressed=true]": { borderColor: "brand.solid", bg: "brand.solid", color: "brand.contrast" },
  },
  root: { bg: "brand.subtle", borderBottomWidth: "1px", borderColor: "border" },
  sizes: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2" },
  word: { display: { base: "none", md: "inline" } },
});
