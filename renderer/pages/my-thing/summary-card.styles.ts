// The styles of summary-card.tsx.
import { elder } from "../../look/conditions.ts";
import { styles } from "../../look/styles/styles.ts";

export default styles({
  root: { display: "grid", gap: "4" },
  name: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "3",
    "& h1": { fontSize: "1.625rem" },
    [elder]: { "& h1": { fontSize: "3xl" } },
  },
  line: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: "4",
    mb: "1.5",
    textStyle: "small",
  },
  head: { display: "flex", alignItems: { base: "flex-start", md: "center" }, gap: "4" },
  facts: { columnGap: "3", textStyle: "small", color: "fg.muted" },
  status: { display: "inline-flex", alignItems: "center", flexWrap: "wrap" },
});
