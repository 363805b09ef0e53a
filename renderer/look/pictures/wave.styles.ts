// The styles of wave.tsx.
import { styles } from "../styles/styles.ts";

export default styles({
  svg: { display: "block", w: "full", h: "7", color: "brand.900", mb: "-1px", _print: { display: "none" } },
});
