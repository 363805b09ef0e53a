// The styles of submit-materials.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  head: { display: "flex", justifyContent: "space-between", textStyle: "small" },
  count: { textStyle: { base: "small", md: "body" } },
});
