// The styles of logo-link.tsx.
import { elder } from "../look/conditions.ts";
import { styles } from "../look/styles/styles.ts";

export default styles({
  anchor: {
    display: "flex",
    alignItems: "center",
    gap: { base: "2", md: "3" },
    // Where the text is larger, what stands beside it goes to a line of its own.
    flex: { base: "1 1 6.5rem", lg: "none" },
    minH: "tap",
    minW: "0",
    color: "fg",
    textDecoration: "none",
    "& img": { flex: "none", w: { base: "36px", md: "46px" }, h: { base: "36px", md: "46px" } },
  },
  name: {
    display: "block",
    maxW: { base: "11.2em", md: "none" },
    fontSize: { base: "0.9375rem", md: "xl" },
    lineHeight: "tight",
    // A phone has room for the name up to its closing quote; balanced lines would split the quoted words.
    textWrap: { base: "wrap", md: "balance" },
    [elder]: { fontSize: { base: "sm", md: "md" }, textWrap: "balance" },
  },
  city: { display: { base: "none", md: "block" }, fontSize: "sm", lineHeight: "1.4", color: "fg.subtle" },
});
