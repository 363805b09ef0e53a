// The styles of education-tips.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  account: { color: "brand.fg", textUnderlineOffset: "4px" },
});
