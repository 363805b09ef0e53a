// The styles of apply-bar.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  change: { px: "2", fontWeight: "bold" },
  title: { display: { base: "none", md: "block" } },
  line: { textStyle: "small", color: "fg.muted" },
  wide: { display: { base: "none", md: "inline" } },
});
