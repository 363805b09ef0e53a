// The styles of record-view.tsx.
import { styles } from "../../renderer/look/styles/styles.ts";

export default styles({
  stack: { display: "grid", gap: "3", minW: "0" },
  title: { fontWeight: "bold" },
  list: { display: "grid", gap: "2", "& > li": { overflowWrap: "anywhere" } },
  where: { textStyle: "small", color: "fg.muted", ms: "2" },
});
