// The styles of statement.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  title: { mb: "2" },
  words: { mb: "2" },
  missing: { mt: "2", textStyle: "small" },
});
