// The styles of tips.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  words: { whiteSpace: "pre-line" },
});
