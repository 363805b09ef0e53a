// The styles of not-found.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  root: { py: "10" },
  actions: { justifyContent: "center" },
});
