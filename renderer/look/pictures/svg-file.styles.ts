// The styles of svg-file.tsx.
import { styles } from "../styles/styles.ts";

export default styles({
  svg: { display: "block", maxW: "full", h: "auto" },
});
