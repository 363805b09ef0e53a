// The styles of printed-receipt.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  onPaper: { display: "none", _print: { display: "block", "& ~ *": { display: "none" } } },
});
