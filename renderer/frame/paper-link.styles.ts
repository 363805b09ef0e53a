// The styles of paper-link.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  line: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    minH: "tap",
    textAlign: "start",
    color: "brand.fg",
    textDecoration: "underline",
    textUnderlineOffset: "4px",
    cursor: "pointer",
    // A name without spaces breaks at the end of the line.
    maxW: "full",
    "& > span": { minW: "0", overflowWrap: "anywhere" },
  },
});
