// The styles of warnings-note.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  warning: { columnGap: "2" },
});
