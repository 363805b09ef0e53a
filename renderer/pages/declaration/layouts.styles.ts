// The styles of layouts.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  progress: { my: "4", px: "card", pt: "3", bg: "bg.panel", borderRadius: "xl", borderWidth: "1px" },
  onPhone: { display: { base: "block", md: "none" }, py: "2", _print: { display: "none" } },
  main: { minH: "60vh" },
  line: { justifyContent: "space-between", columnGap: "4", pt: "1", fontSize: "sm" },
  words: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "baseline",
    columnGap: "4",
  },
});
