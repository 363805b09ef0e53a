// The styles of conflict.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  list: { mt: "4", "& dt": { fontWeight: "bold" }, "& dd": { mb: "2", color: "fg.muted" } },
  sub: { mt: "1" },
});
