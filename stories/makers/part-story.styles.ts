// The styles of part-story.tsx.
import { styles } from "../../renderer/look/styles/styles.ts";

export default styles({
  ground: { minH: "100vh", p: { base: "4", md: "8" } },
  bare: { p: "0" },
});
