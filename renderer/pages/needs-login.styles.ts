// The styles of needs-login.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  actions: { justifyContent: "center" },
  title: { color: "fg" },
});
