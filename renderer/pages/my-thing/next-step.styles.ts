// The styles of next-step.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  title: { mb: "3" },
  actions: { mt: "5", _print: { display: "none" } },
  asks: { borderColor: "warning.border", borderInlineStartWidth: "4px" },
});
