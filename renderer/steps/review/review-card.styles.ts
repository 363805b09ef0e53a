// The styles of review-card.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  line: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr) auto", md: "minmax(0,16rem) minmax(0,1fr) auto" },
    columnGap: "6",
    alignItems: "baseline",
    px: "card",
    py: "1.5",
  },
  answer: {
    overflowWrap: "anywhere",
    whiteSpace: "pre-line",
    // A file's line is as high as the others, and what opens it stands beside its name.
    "& > :is(button, a)": { my: "-2" },
  },
  list: { py: "2" },
  label: { gridColumn: { base: "1 / -1", md: "auto" } },
  nothing: { color: "fg.subtle" },
  value: { my: "-2", _empty: { display: "none" } },
  withPapers: { alignItems: "start" },
});
