// The styles of not-for-companies.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  list: { mt: "4", color: "fg.muted" },
  item: { mt: "1.5" },
});
