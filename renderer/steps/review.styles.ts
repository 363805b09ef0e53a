// The styles of review.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  end: { textAlign: { md: "end" } },
  strong: { fontWeight: "bold" },
});
