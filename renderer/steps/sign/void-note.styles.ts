// The styles of void-note.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  status: { display: "contents" },
});
