// The styles of fold.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  line: {
    display: "grid",
    p: "1",
    borderTopWidth: "1px",
    borderColor: "border.subtle",
    _print: { display: "none" },
  },
});
