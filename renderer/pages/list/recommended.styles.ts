// The styles of recommended.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  root: { mt: "6" },
});
