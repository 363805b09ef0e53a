// The styles of known-value.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  correct: { my: "-2.5" },
  value: { columnGap: "3" },
  wrong: { textStyle: "small" },
  input: { w: "full" },
});
