// The styles of login.tsx.
import { elder } from "../look/conditions.ts";
import { styles } from "../look/styles/styles.ts";

export default styles({
  wide: { px: "4", fontSize: "md", [elder]: { fontSize: "md" } },
  lead: { mb: "4" },
  words: { flex: "1", textAlign: "start" },
  hint: { display: "block", fontWeight: "normal", textWrap: "pretty" },
});
