// The styles of layout.tsx.
import { elder } from "../conditions.ts";
import { styles } from "../styles/styles.ts";

const one = "minmax(0,1fr)";
const two = "repeat(2, minmax(0,1fr))";

export default styles({
  stack: { display: "grid", gridTemplateColumns: one },
  row: { display: "flex", flexWrap: "wrap", alignItems: "center" },
  tiles: {
    display: "grid",
    gridTemplateColumns: { base: one, md: two },
    gap: { base: "3", md: "5" },
    [elder]: { gridTemplateColumns: one },
  },
  halves: {
    display: "grid",
    gridTemplateColumns: { base: one, lg: two },
    gap: "5",
    alignItems: "start",
    [elder]: { gridTemplateColumns: one },
  },
  withAside: {
    display: "grid",
    gridTemplateColumns: { base: one, lg: "minmax(0,1fr) 360px" },
    gap: "6",
    mt: "6",
    alignItems: "start",
    [elder]: { gridTemplateColumns: one },
    _print: { display: "block", "& > * + *": { mt: "4" } },
  },
  actions: { display: "flex", flexWrap: "wrap", gap: "3" },
  gap1: { gap: "1" },
  gap1half: { gap: "1.5" },
  gap2: { gap: "2" },
  gap2half: { gap: "2.5" },
  gap3: { gap: "3" },
  gap4: { gap: "4" },
  gap5: { gap: "5" },
  gap6: { gap: "6" },
  gap8: { gap: "8" },
});
