// The styles of picture.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  picture: { display: "block", mx: "auto", maxW: "none" },
  /** Until its size is known. */
  unseen: { visibility: "hidden" },
});
