// The styles of hot-things.tsx.
import { elder } from "../../look/conditions.ts";
import { styles } from "../../look/styles/styles.ts";

const one = "minmax(0,1fr)";

export default styles({
  list: {
    display: "grid",
    gridTemplateColumns: { base: one, md: "repeat(2, minmax(0,1fr))", lg: "repeat(3, minmax(0,1fr))" },
    gap: { base: "3", md: "5" },
    [elder]: { gridTemplateColumns: one },
  },
});
