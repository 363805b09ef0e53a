// The styles of error-boundary.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  root: { py: "10" },
  actions: { justifyContent: "center" },
  title: { mb: "1", color: "fg" },
});
