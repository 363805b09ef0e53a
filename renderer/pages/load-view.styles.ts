// The styles of load-view.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  nothing: { mt: "6" },
});
