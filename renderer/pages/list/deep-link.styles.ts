// The styles of deep-link.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  root: { mt: "5" },
});
