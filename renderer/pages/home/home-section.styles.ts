// The styles of home-section.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  head: {
    display: "flex",
    flexWrap: { base: "wrap", lg: "nowrap" },
    alignItems: "flex-end",
    columnGap: "4",
    rowGap: "3",
    mb: "5",
  },
  all: { order: { lg: "1" }, pb: { lg: "1" } },
  root: { mt: "section" },
  words: { flex: "1 1 auto" },
  sub: { mt: "1" },
});
