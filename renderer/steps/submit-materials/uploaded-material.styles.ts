// The styles of uploaded-material.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  files: { mt: "3" },
});
