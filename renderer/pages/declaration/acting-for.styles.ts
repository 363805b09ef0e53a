// The styles of acting-for.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  notOnPhone: { display: { base: "none", md: "inline" } },
  root: { mb: "5", px: { base: "3", md: "4" }, borderRadius: "md", bg: "brand.muted", color: "brand.900" },
});
