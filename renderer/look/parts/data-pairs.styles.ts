// The styles of labels and their values.
import { styles } from "../styles/styles.ts";

export default styles({
  pair: {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "flex-start",
    gap: "4",
    // In a wide card the eye would lose the line between a label and a value far to its right.
    "&[data-wide]": { justifyContent: "flex-start" },
  },
  label: {
    flex: "none",
    maxW: "50%",
    "[data-wide] > &": { flex: { base: "0 0 5em", md: "0 0 6.5em" }, maxW: "none" },
  },
  value: {
    textAlign: "end",
    minW: "0",
    overflowWrap: "anywhere",
    textWrap: "balance",
    "[data-wide] > &": { textAlign: "start", textWrap: "wrap" },
  },
});
