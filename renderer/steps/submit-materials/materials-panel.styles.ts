// The styles of materials-panel.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  root: { display: "contents" },
});
