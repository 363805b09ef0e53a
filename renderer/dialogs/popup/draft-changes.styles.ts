// The styles of draft-changes.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  inline: { px: "1", ms: "-1" },
  list: { mt: "1", ps: "5", listStyleType: "disc", overflowWrap: "anywhere", "& li": { py: "1" } },
  sub: { mt: "1" },
  part: { mt: "5" },
  title: { fontWeight: "bold" },
});
