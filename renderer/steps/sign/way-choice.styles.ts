// The styles of way-choice.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  root: { minW: "0" },
  title: { mb: "3" },
  ways: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", md: "repeat(2, minmax(0,1fr))" },
    gap: "3",
  },
});
