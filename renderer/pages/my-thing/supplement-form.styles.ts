// The styles of supplement-form.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  unprinted: { _print: { display: "none" } },
  label: { fontWeight: "bold" },
  note: { w: "full", minH: "24", p: "3", resize: "vertical" },
});
