// The styles of banner.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  row: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", lg: "minmax(0,520px) minmax(0,1fr)" },
    alignItems: "center",
    gap: { base: "0", md: "6" },
    minH: { lg: "400px" },
    pt: { base: "7", md: "10", lg: "0" },
    "& h1": { fontSize: "headline", lineHeight: "1.25", letterSpacing: ".02em" },
  },
  picture: { mx: { base: "-4", md: "0" }, mt: { base: "2", md: "0" }, "& > svg": { ms: { lg: "auto" } } },
  root: { overflow: "hidden", bg: "brand.subtle" },
  lead: {
    mt: { base: "2", md: "4" },
    mb: { base: "5", md: "8" },
    fontSize: { base: "md", md: "xl" },
    lineHeight: "1.7",
    textWrap: "balance",
  },
});
