// The styles of to-phone-dialog.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  state: { textAlign: "center", fontWeight: "bold" },
  code: { textAlign: "center" },
  sub: { mt: "2" },
});
