// The styles of hotline-note.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  coming: { visibility: "hidden" },
});
