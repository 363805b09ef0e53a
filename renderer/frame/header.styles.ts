// The styles of header.tsx.
import { elder } from "../look/conditions.ts";
import { styles } from "../look/styles/styles.ts";

export default styles({
  main: {
    display: "flex",
    flexWrap: { base: "wrap", lg: "nowrap" },
    alignItems: "center",
    gap: { base: "2", lg: "8" },
    minH: { base: "60px", lg: "20" },
    pt: { base: "2", lg: "0" },
    [elder]: { gap: { base: "2", lg: "5" } },
  },
  tools: {
    display: "flex",
    alignItems: "center",
    gap: { base: "0", md: "2" },
    ms: { base: "auto", lg: "0" },
  },
  root: {
    bg: "bg.panel",
    borderBottomWidth: "1px",
    borderColor: "border.subtle",
    _print: { display: "none" },
  },
});
