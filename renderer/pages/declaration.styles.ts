// The styles of declaration.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  coming: { py: "10" },
  call: { mb: "5" },
});
