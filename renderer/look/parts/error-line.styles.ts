// The styles of error-line.tsx.
import { styles } from "../styles/styles.ts";

export default styles({
  line: { display: "flex", alignItems: "center", gap: "1.5", color: "danger.solid" },
});
