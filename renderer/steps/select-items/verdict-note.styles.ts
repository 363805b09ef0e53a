// The styles of verdict-note.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  list: { my: "1" },
});
