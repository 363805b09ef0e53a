// The styles of signed-content.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  part: { "& > h3": { mb: "2", fontSize: "md" }, "& > ul": { listStyleType: "disc", ps: "5" } },
  words: { whiteSpace: "pre-line" },
  labels: { flex: { base: "0 0 42%", md: "0 0 13rem" } },
});
