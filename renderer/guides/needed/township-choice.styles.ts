// The styles of township-choice.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  root: { px: "card", pb: "5" },
  label: { display: "block", mb: "1", fontWeight: "bold" },
  help: { mb: "2" },
  select: { w: "full", minH: "tap" },
});
