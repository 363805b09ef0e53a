// The styles of declared.tsx.
import { folded } from "../../guides/folded.ts";
import { styles } from "../../look/styles/styles.ts";

export default styles({
  title: { mb: "3" },
  head: { justifyContent: "space-between", columnGap: "4", rowGap: "2", mb: "3" },
  section: { mb: "2", fontSize: "md" },
  fold: { mt: "4" },
  part: folded,
  /** Long enough for most questions, and the same for all, so that the answers stand in one column. */
  labels: { flex: { base: "0 0 42%", md: "0 0 16rem" } },
});
