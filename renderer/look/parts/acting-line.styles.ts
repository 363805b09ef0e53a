// The styles of acting-line.tsx.
import { styles } from "../styles/styles.ts";

export default styles({
  line: {
    display: "flex",
    flexWrap: { base: "wrap", md: "nowrap" },
    alignItems: "center",
    columnGap: "2.5",
    minH: "12",
    py: { base: "1", md: "0.5" },
    lineHeight: "snug",
  },
  way: {
    px: "1",
    whiteSpace: "nowrap",
    _hover: { color: "brand.active" },
    _print: { display: "none" },
  },
  words: { flex: "1 1 10.5em", minW: "0", overflowWrap: "anywhere" },
});
