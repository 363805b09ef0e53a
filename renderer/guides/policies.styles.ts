// The styles of policies.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  icon: { flex: "none", color: "fg.subtle" },
});
