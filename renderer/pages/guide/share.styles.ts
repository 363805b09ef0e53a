// The styles of share.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  root: { mt: "3", ms: "-3", _print: { display: "none" } },
});
