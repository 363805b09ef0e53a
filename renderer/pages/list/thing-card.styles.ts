// The styles of thing-card.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  card: { position: "relative", h: "full" },
  guideLink: {
    position: "absolute",
    insetInlineEnd: "5",
    bottom: "2.5",
    display: "inline-flex",
    alignItems: "center",
    minH: "tap",
    textStyle: "small",
    "[data-mode=elder] &": { display: "none" },
  },
  anchor: {
    "&[aria-current]": { borderColor: "brand.solid", bg: "brand.subtle", boxShadow: "md" },
    "[data-mode=elder] &": { alignItems: "center", p: { base: "4", md: "6" } },
  },
  facts: {
    display: "flex",
    flexWrap: "wrap",
    gap: "1.5",
    mt: "2",
    "[data-mode=elder] &": { display: "none" },
  },
  effort: {
    mt: "2",
    // The link to the guide keeps its place.
    pe: "16",
    textStyle: "small",
    color: "fg.muted",
    "[data-mode=elder] &": { display: "none" },
  },
  go: {
    alignSelf: "center",
    color: "brand.fg",
    "[data-mode=elder] &": { display: { base: "none", md: "block" } },
  },
  title: { "[data-mode=elder] &": { fontSize: "xl" } },
  summary: { mt: "2", pe: "16", fontSize: "sm" },
});
