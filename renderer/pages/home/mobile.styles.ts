// The styles of mobile.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  root: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", md: "1fr auto" },
    alignItems: "center",
    gap: { base: "5", md: "8" },
    mt: "section",
    px: { base: "6", md: "10" },
    py: { base: "6", md: "8" },
    borderRadius: "xl",
    bg: "brand.800",
    color: "white",
    "[data-mode=elder] &": { display: { base: "none", md: "grid" } },
  },
  code: { w: "max-content", p: "2.5", borderRadius: "md", bg: "white", "& svg": { w: "128px", h: "128px" } },
  open: {
    display: { base: "inline-flex", md: "none" },
    alignItems: "center",
    minH: "tap",
    mt: "2",
    color: "white",
  },
  lead: { mt: "2", color: "#D5E2F0" },
  noUseOnPhones: { mdDown: { display: "none" } },
});
