// The styles of stage-frame.tsx.
import { styles } from "../../../renderer/look/styles/styles.ts";

export default styles({
  frame: { display: "block", border: "0", bg: "bg.canvas", transformOrigin: "0 0" },
});
