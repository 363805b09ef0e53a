// The styles of find-box.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  form: { display: "flex", gap: "2", w: { base: "full", md: "auto" } },
  input: { flex: "1", w: { base: "auto", md: "280px" }, minW: "0", minH: "tap", lineHeight: "ui" },
});
