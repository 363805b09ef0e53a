// The styles of home.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  count: { minW: "2.5em" },
});
