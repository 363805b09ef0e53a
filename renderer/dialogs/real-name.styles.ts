// The styles of real-name.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  state: { minH: "14" },
  note: { mt: "3" },
});
