// The styles of offering-note.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  above: { mt: "6", mb: { base: "8", md: "14" } },
});
