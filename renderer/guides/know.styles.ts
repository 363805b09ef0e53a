// The styles of know.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  list: { px: "card", py: "5" },
  asks: { px: "card", pb: "card" },
  head: { display: "flex", flexWrap: "wrap", columnGap: "2", fontWeight: "bold" },
  before: { display: "grid", px: "card", pb: "card" },
  bullets: { ps: "5", listStyleType: "disc" },
  asked: { display: "flex", gap: "4", alignItems: "flex-start", lineHeight: "snug" },
});
