// The styles of pager.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  bar: {
    display: "flex",
    flexWrap: "wrap",
    gap: "3",
    mt: "3",
    "& > *": { flex: { base: "1 1 auto", md: "none" } },
  },
});
