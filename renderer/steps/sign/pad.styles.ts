// The styles of pad.tsx.
import { styles } from "../../look/styles/styles.ts";
import { pensBeside } from "./places.ts";

export default styles({
  board: {
    display: "grid",
    gap: "4",
    "& [role=group]": { aspectRatio: "1" },
    [pensBeside]: {
      gridTemplateColumns: "minmax(0,1fr) var(--pens)",
      columnGap: "5",
      // What stands above the pad, and the bar below it, take the rest.
      "& [role=group]": { aspectRatio: "auto", h: "min(var(--pad), max(13rem, 100dvh - 520px))" },
    },
  },
  pens: {
    display: "flex",
    // On a phone each has a row of its own, as wide as the pad above it.
    flexDirection: { base: "column", md: "row" },
    flexWrap: { md: "wrap" },
    alignItems: { base: "stretch", md: "flex-end" },
    columnGap: "5",
    rowGap: "3",
    [pensBeside]: { flexDirection: "column", flexWrap: "nowrap", alignItems: "stretch" },
  },
  missing: { mt: "2", textStyle: "small" },
  buttons: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0,auto))", gap: "3" },
});
