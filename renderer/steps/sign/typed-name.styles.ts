// The styles of typed-name.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  form: { display: "grid", gap: "4" },
  sub: { mt: "1" },
  field: { display: "grid", gap: "1.5", textStyle: "label" },
  wrong: { mt: "2", textStyle: "small" },
  input: { fontWeight: "normal" },
});
