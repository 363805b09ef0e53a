// The styles of to-phone.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  place: { display: { base: "none", lg: "block" } },
});
