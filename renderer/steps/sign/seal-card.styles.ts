// The styles of seal-card.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  lead: { mt: "1", mb: "4", textWrap: "pretty" },
  note: { mt: "4" },
});
