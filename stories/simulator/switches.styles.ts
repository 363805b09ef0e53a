// The styles of switches.tsx.
import { styles } from "../../renderer/look/styles/styles.ts";

export default styles({
  root: { "& > details:first-of-type": { borderTopWidth: "0" } },
});
