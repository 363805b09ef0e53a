// The styles of upload-line.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  error: {
    alignItems: "flex-start",
    flex: "1 1 14rem",
    mt: "1",
    textStyle: "small",
    overflowWrap: "anywhere",
    "& svg": { mt: "1" },
  },
  line: { mt: "3", maxW: "640px" },
  file: { flex: "1 1 14rem", minW: "0", textStyle: "small" },
  head: { display: "flex", justifyContent: "space-between", gap: "3" },
  name: { overflowWrap: "anywhere" },
});
