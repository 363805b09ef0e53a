// The styles of article.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  head: { mb: "5", "[data-mode=elder] &": { pt: "6" } },
  contents: { display: "flex", flexWrap: "wrap", gap: "2", mt: "5", mb: "6", _print: { display: "none" } },
  words: { maxW: "38em", "& + *": { mt: "3" } },
  pairs: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", md: "minmax(0,240px) minmax(0,1fr)" },
    columnGap: "6",
    rowGap: { base: "0", md: "4" },
    "& dt": { fontWeight: "bold" },
    "& dd": { maxW: "38em", mb: { base: "4", md: "0" }, color: "fg.muted" },
  },
  lead: { maxW: "38em", mt: "2" },
  body: { px: "card", py: "5" },
  steps: { maxW: "38em", ps: "1.5em", listStyle: "decimal" },
});
