// The styles of read-first.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  read: { ms: "-3", mb: "2" },
});
