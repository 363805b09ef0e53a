// The styles of chart-view.tsx.
import { styles } from "../../renderer/look/styles/styles.ts";

export default styles({
  stack: { display: "grid", gap: "4", minW: "0" },
  now: { fontWeight: "bold" },
  list: { display: "grid", gap: "2", textStyle: "small", "& > li": { minW: "0", overflowWrap: "anywhere" } },
  head: { display: "grid", gap: "2", pb: "2", position: { lg: "sticky" }, top: "-3", bg: "bg.panel" },
  last: { p: "3", bg: "bg.muted", borderRadius: "md", textStyle: "small", overflowWrap: "anywhere" },
});
