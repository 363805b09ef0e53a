// The styles of step-frame.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  head: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "flex-end",
    columnGap: "8",
    rowGap: "3",
    mt: { base: "0", md: "2" },
    mb: "5",
  },
  sub: { mt: "1" },
  help: { w: { base: "full", md: "280px" } },
  actions: { columnGap: "4" },
  failed: { fontSize: "sm" },
});
