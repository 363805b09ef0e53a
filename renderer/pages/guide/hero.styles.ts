// The styles of hero.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  title: { "& h1": { fontSize: "4xl", color: "theme.fg" } },
  listing: {
    display: "inline-block",
    mb: "2",
    px: "2.5",
    py: "0.5",
    borderWidth: "1px",
    borderColor: "theme.border",
    borderRadius: "full",
    bg: "bg.panel",
    color: "theme.fg",
    fontSize: "sm",
    lineHeight: "ui",
    "[data-mode=elder] &": { display: "none" },
  },
  factBox: { "& dt": { fontSize: "sm", color: "theme.fg" }, "& dd": { fontWeight: "bold" } },
  summary: { maxW: "34em", mt: "3", mb: "5", fontSize: { base: "md", md: "lg" } },
  facts: { display: "flex", flexWrap: "wrap", columnGap: { base: "7", md: "8" }, rowGap: "3" },
});
