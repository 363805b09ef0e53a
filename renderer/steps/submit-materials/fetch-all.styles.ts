// The styles of fetch-all.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  root: { px: "card", pt: "4" },
});
