// The styles of legal-login.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  timer: { minH: "6", textAlign: "center" },
});
