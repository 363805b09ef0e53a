// The styles of list.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  nothing: { mt: "6" },
  head: { mb: "3", pt: { mdDown: "4" }, "[data-mode=elder] &": { pt: "6" } },
  trail: { mdDown: { display: "none" } },
  help: { display: "none", mt: "6", "[data-mode=elder] &": { display: "block" } },
});
