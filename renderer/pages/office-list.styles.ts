// The styles of office-list.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  head: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    mb: "3.5",
    "[data-mode=elder] &": { pt: "6" },
  },
  found: { mt: "3" },
  actions: { justifyContent: "center" },
  title: { fontSize: "lg" },
});
