// The styles of features.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  list: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: { base: "1fr 1fr", lg: "repeat(4, 1fr)" },
    mt: { base: "-5", md: "-44px" },
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "xl",
    bg: "bg.panel",
    boxShadow: "md",
    "[data-mode=elder] &": { gridTemplateColumns: { base: "minmax(0,1fr)", md: "1fr 1fr" } },
  },
  point: {
    display: "flex",
    flexDirection: { base: "column", md: "row" },
    alignItems: { base: "flex-start", md: "center" },
    gap: { base: "2", md: "4" },
    p: { base: "4", md: "6" },
    borderColor: "border.subtle",
    borderInlineStartWidth: { lg: "1px" },
    _first: { borderInlineStartWidth: "0" },
    "&:nth-of-type(even)": { borderInlineStartWidth: "1px" },
    "&:nth-of-type(n+3)": { borderTopWidth: { base: "1px", lg: "0" } },
    "[data-mode=elder] &": {
      "&:nth-of-type(odd)": { borderInlineStartWidth: "0" },
      "&:nth-of-type(even)": { borderInlineStartWidth: { base: "0", md: "1px" } },
      "&:nth-of-type(n+2)": { borderTopWidth: { base: "1px", md: "0" } },
      "&:nth-of-type(n+3)": { borderTopWidth: "1px" },
    },
  },
  sub: { mt: "0.5" },
});
