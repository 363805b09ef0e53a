// The styles of material-list.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  row: {
    display: "grid",
    gridTemplateColumns: "minmax(0,1fr)",
    justifyItems: "start",
    gap: "2",
    px: "card",
    py: "5",
    "& + &": { borderTopWidth: "1px", borderColor: "border.subtle" },
  },
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "2", rowGap: "1" },
  name: { fontSize: "md", lineHeight: "snug" },
  line: { textStyle: "small", color: "fg.muted" },
  wrong: { display: "grid", gap: "1", _empty: { display: "none" } },
  files: { display: "grid", gridTemplateColumns: "minmax(0,1fr)", w: "full" },
  file: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "3", minH: "tap" },
  fileName: { minW: "0", overflowWrap: "anywhere" },
  meter: { flex: "1 1 8rem", maxW: "20rem" },
});
