// The styles of subjects.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  columns: {
    display: { base: "block", xl: "grid" },
    gridTemplateColumns: "232px minmax(0,1fr)",
    gap: "8",
    alignItems: "start",
    mt: { base: "4", xl: "6" },
  },
  heading: { display: "flex", alignItems: "baseline", gap: "2.5", mb: "3", textStyle: "panelTitle" },
  small: { fontSize: "sm", fontWeight: "normal", color: "fg.subtle" },
  subject: { scrollMarginTop: "4" },
});
