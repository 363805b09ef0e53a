// The styles of guide.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  note: { mt: "6" },
});
