// The styles of phone-card.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  show: { mt: "4" },
  onComputer: { mdDown: { display: "none" }, "@media (pointer: coarse)": { display: "none" } },
  sub: { mt: "1" },
});
